/*
 * The redemption of orders as settlement, approval, the processor and the phone do it together: every transaction of a store is one atomic
 * step, everything between two transactions can be interleaved, and a settlement process can crash between any two steps. The names are the
 * code's (docs/model.md). Time, crashes, lost answers, wrong codes and rows written by hand come at any moment.
 */
#ifndef ORDERS
#define ORDERS 2
#endif
#ifndef CONFIRMATIONS
#define CONFIRMATIONS 2
#endif
#ifndef SETTLEMENTS
#define SETTLEMENTS 2
#endif

#define NOBODY 7
#define WRONG_CODE CONFIRMATIONS

mtype:Kind = { open, redeemed, cancelled, declined, expired };
mtype:ChargeState = { absent, intended, processing, charged, declined_by_processor, unknown };
mtype:Answer = { unheard, captured, refused };

/* Settlement's store. */
mtype:Kind ending[ORDERS] = open;
mtype:ChargeState charge[ORDERS] = absent;
/* Whether the rows carry settlement's signature; one written by hand does not. */
bool isSigned[ORDERS];

/* Approval's store: confirmations of each order, the customer's newest one (every other is withdrawn), and declines. */
byte confirmed[ORDERS];
byte liveOrder = NOBODY;
byte liveNumber;
bool isDeclined[ORDERS];

/* What the processor remembers by idempotency key, and how often it moved money. */
mtype:Answer remembered[ORDERS] = unheard;
byte captures[ORDERS];

/* 0: before confirmBy; 1: before redeemBy; 2: after it. */
byte time;

/* Kept by the model alone, to judge by. */
byte ended[ORDERS];
bool isProven[ORDERS];
#ifdef BOUNDED
/* That something comes about in the end can only be said of a world that stops failing and asking. */
byte crashes;
byte losses;
byte calls;
#endif

/* The errors that are planted, each by its name. */
#ifdef ERR_ENDING_OVERWRITTEN
#define IS_OPEN(o) true
#else
#define IS_OPEN(o) (ending[o] == open)
#endif
#ifdef ERR_DECLINE_IGNORED
#define IS_DECLINE_SEEN(o) false
#else
#define IS_DECLINE_SEEN(o) (isDeclined[o])
#endif
#ifdef ERR_TIME_READ_EARLY
#define TIME_OF_JUDGING timeAtGathering
#else
#define TIME_OF_JUDGING time
#endif
#if defined(ERR_WITHDRAWN_ACCEPTED)
#define IS_CODE_RIGHT(o, code) (code < confirmed[o])
#elif defined(ERR_CODE_UNCHECKED)
#define IS_CODE_RIGHT(o, code) (liveOrder == o)
#else
#define IS_CODE_RIGHT(o, code) (liveOrder == o && code == liveNumber)
#endif
#ifdef ERR_KEY_OF_ATTEMPT
#define IS_KEY_NEW true
#else
#define IS_KEY_NEW false
#endif
#ifdef ERR_NO_EVIDENCE
#define HAS_EVIDENCE(o) (ending[o] == redeemed)
#else
#define HAS_EVIDENCE(o) (ending[o] == redeemed && isSigned[o])
#endif
#ifdef ERR_UNKNOWN_CALLED_DECLINED
#define OF_SILENCE declined_by_processor
#else
#define OF_SILENCE unknown
#endif
#ifdef ERR_NOT_ASKED_AGAIN
#define IS_UNFINISHED(o) (charge[o] == intended || charge[o] == processing)
#else
#define IS_UNFINISHED(o) (charge[o] == intended || charge[o] == processing || charge[o] == unknown)
#endif

#ifdef BOUNDED
#define MAY_CRASH (crashes < 2)
#define MAY_LOSE (losses < 2)
#define COUNT_CRASH crashes++
#define COUNT_LOSS losses++
#define MAY_CALL (calls < 2)
#define COUNT_CALL calls++
#else
#define MAY_CRASH true
#define MAY_LOSE true
#define COUNT_CRASH skip
#define COUNT_LOSS skip
#define MAY_CALL true
#define COUNT_CALL skip
#endif

/* Invariant 1: money moved only for an order that was proven when it was redeemed. */
#define INVARIANT_1(o) (captures[o] == 0 || isProven[o])
/* Invariant 3: one ending, one charge, and none without its redemption. */
#define INVARIANT_3(o) (captures[o] <= 1 && ended[o] <= 1 && (captures[o] == 0 || ending[o] == redeemed))
/* Invariant 6: what is recorded as done was charged, and what is recorded as declined was not. */
#define INVARIANT_6(o) ((charge[o] != charged || captures[o] == 1) && (charge[o] != declined_by_processor || captures[o] == 0))
/* Looked at after each step that can change what they are about. */
#define CHECK(o) assert(INVARIANT_1(o)); assert(INVARIANT_3(o)); assert(INVARIANT_6(o))

inline insertConfirmation(o) {
  if
  :: !isDeclined[o] && confirmed[o] < CONFIRMATIONS ->
     liveOrder = o; liveNumber = confirmed[o]; confirmed[o]++
  :: else -> skip
  fi
}

inline insertDecline(o) {
  isDeclined[o] = true
}

inline judgeCode(o, code) {
  if
  :: IS_CODE_RIGHT(o, code) ->
     ending[o] = redeemed;
     ended[o]++;
     charge[o] = intended;
     isSigned[o] = true;
     isProven[o] = (liveOrder == o && code == liveNumber && time < 2 && !isDeclined[o])
  :: else -> skip /* code_wrong, or waiting_for_confirmation */
  fi
}

/* Settlement: the one transaction that redeems. `code` says of which confirmation it is. */
inline judgeRedemption(o, code) {
  if
#ifndef ERR_ENDING_OVERWRITTEN
  :: ending[o] != open -> skip
#endif
  :: IS_OPEN(o) && IS_DECLINE_SEEN(o) -> ending[o] = declined; ended[o]++
  :: IS_OPEN(o) && !IS_DECLINE_SEEN(o) && TIME_OF_JUDGING == 2 -> ending[o] = expired; ended[o]++
  :: IS_OPEN(o) && !IS_DECLINE_SEEN(o) && TIME_OF_JUDGING < 2 -> judgeCode(o, code)
  fi;
  CHECK(o)
}

/* Settlement: cancel, void and expire. The first ending wins. */
inline endOrder(o, kind) {
  if
#ifndef ERR_ENDING_OVERWRITTEN
  :: ending[o] != open -> skip
#endif
  :: IS_OPEN(o) -> ending[o] = kind; ended[o]++
  fi;
  CHECK(o)
}

/* Settlement: a conditional write. */
inline moveCharge(o, from, to, isMoved) {
  if
  :: charge[o] == from -> charge[o] = to; isMoved = true
  :: else -> isMoved = false
  fi;
  CHECK(o)
}

/* The processor, which answers a key that it knows as it did the first time. */
inline processorCharge(o, answer) {
  if
  :: remembered[o] == unheard || IS_KEY_NEW -> captures[o]++; remembered[o] = captured
  :: remembered[o] == unheard -> remembered[o] = refused
  :: remembered[o] != unheard && !IS_KEY_NEW -> skip
  fi;
  answer = remembered[o];
  CHECK(o)
}

proctype Settlement() {
  byte o;
  byte code;
  bool isMoved;
  mtype:ChargeState seen = absent;
  mtype:Answer answer = unheard;
#ifdef ERR_TIME_READ_EARLY
  byte timeAtGathering;
#endif

/* A crash comes here too, and takes all that the process knew. */
idle:
end_idle:
  atomic {
    o = 0; seen = absent; answer = unheard;
    if
    :: MAY_CALL -> COUNT_CALL; select (o : 0 .. (ORDERS - 1)); goto redeemOrder
    :: MAY_CALL -> COUNT_CALL; select (o : 0 .. (ORDERS - 1)); goto cancelOrder
    :: MAY_CALL -> COUNT_CALL; select (o : 0 .. (ORDERS - 1)); goto tellPayment
    /* recover: after a start, and again after a pause; lookAround: where another process left it. */
    :: IS_UNFINISHED(0) -> o = 0; goto attemptCharge
#if ORDERS > 1
    :: IS_UNFINISHED(1) -> o = 1; goto attemptCharge
#endif
    fi
  }

redeemOrder:
  /* gatherFacts: the merchant is asked, and the world goes on meanwhile. */
  skip;
#ifdef ERR_TIME_READ_EARLY
  timeAtGathering = time;
#endif
#ifdef ERR_CHARGED_BEFORE_STORED
  atomic {
    if
    :: ending[o] == open && liveOrder == o && time < 2 && !isDeclined[o] -> processorCharge(o, answer)
    :: else -> skip
    fi;
    answer = unheard
  }
#endif
  atomic {
    if
    /* Another's token, or another customer: refused. */
    :: true -> goto idle
    :: MAY_CRASH -> COUNT_CRASH; goto idle
    :: true -> select (code : 0 .. WRONG_CODE); judgeRedemption(o, code); code = 0
    fi;
    if
    :: ending[o] == redeemed -> goto attemptCharge
    :: else -> goto idle
    fi
  }

cancelOrder:
  atomic {
    if
    :: time == 2 -> endOrder(o, expired)
    :: else -> endOrder(o, cancelled)
    fi;
    goto idle
  }

attemptCharge:
  atomic {
    seen = charge[o];
    if
    :: IS_UNFINISHED(o) && HAS_EVIDENCE(o) -> skip
    :: else -> goto idle
    fi
  }
  atomic {
    if
    :: MAY_CRASH -> COUNT_CRASH; goto idle
    :: seen != intended -> seen = absent
    :: seen == intended ->
       seen = absent;
       moveCharge(o, intended, processing, isMoved);
       if
       :: isMoved -> isMoved = false
       :: else -> goto idle /* another process has just started it */
       fi
    fi
  }
  /* The question may be lost on the way, or its answer; or this process ends. */
  atomic {
    if
    :: MAY_CRASH -> COUNT_CRASH; goto idle
    :: true -> processorCharge(o, answer)
    :: MAY_LOSE -> COUNT_LOSS; answer = unheard
    :: MAY_LOSE -> COUNT_LOSS; processorCharge(o, answer); answer = unheard
    fi
  }
  atomic {
    if
    :: MAY_CRASH -> COUNT_CRASH; goto idle
    :: answer == unheard -> moveCharge(o, processing, OF_SILENCE, isMoved); isMoved = false; goto idle
    :: answer == captured -> moveCharge(o, processing, charged, isMoved)
    :: answer == refused -> moveCharge(o, processing, declined_by_processor, isMoved)
    fi;
    if
    :: isMoved -> isMoved = false; goto idle
    :: else -> skip
    fi
  }
  /* What is known for sure wins over what another process called unknown meanwhile. */
  atomic {
    if
    :: MAY_CRASH -> COUNT_CRASH
    :: answer == captured -> moveCharge(o, unknown, charged, isMoved)
    :: answer == refused -> moveCharge(o, unknown, declined_by_processor, isMoved)
    fi;
    isMoved = false;
    goto idle
  }

/* Invariant 6: done is what evidence says, and so is declined. */
tellPayment:
  atomic {
    if
#ifdef ERR_DONE_WHEN_REDEEMED
    :: HAS_EVIDENCE(o) -> assert(captures[o] == 1)
#else
    :: HAS_EVIDENCE(o) && charge[o] == charged -> assert(captures[o] == 1)
#endif
    :: HAS_EVIDENCE(o) && charge[o] == declined_by_processor -> assert(captures[o] == 0)
    :: else -> skip
    fi;
    goto idle
  }
}

/* The customer's phones: approval confirms, which withdraws what was confirmed before, and declines. It keeps nothing between two steps, so it stands for any number of them. */
proctype Phone() {
  byte o;
end_phone:
  do
  :: atomic { time == 0 -> select (o : 0 .. (ORDERS - 1)); insertConfirmation(o); o = 0 }
  :: atomic { select (o : 0 .. (ORDERS - 1)); insertDecline(o); o = 0 }
  od
}

/* Approval's void work: repeats each decline to settlement until it is answered, and again after a restart. */
proctype VoidWork() {
end_void:
  do
  :: atomic { isDeclined[0] && ending[0] == open -> endOrder(0, declined) }
#if ORDERS > 1
  :: atomic { isDeclined[1] && ending[1] == open -> endOrder(1, declined) }
#endif
  od
}

proctype Clock() {
end_clock:
  do
  :: time < 2 -> time++
  od
}

/* Somebody who can write rows, and has no key: an order is made to look redeemed. */
proctype HandWriter() {
  byte o;
end_hand:
  atomic {
    select (o : 0 .. (ORDERS - 1));
    if
    :: ending[o] == open -> ending[o] = redeemed; charge[o] = intended
    :: else -> skip
    fi;
    o = 0
  }
}

init {
  atomic {
    byte started = 0;
    do
    :: started < SETTLEMENTS -> run Settlement(); started++
    :: else -> break
    od;
    started = 0;
    run Phone();
    run VoidWork();
    run Clock();
#ifdef BY_HAND
    run HandWriter();
#endif
  }
}

#ifdef BOUNDED
/* Invariant 6, the other half: what is not known is asked about until it is known. */
ltl known { [] (isProven[0] -> <> (charge[0] == charged || charge[0] == declined_by_processor)) }
#endif
