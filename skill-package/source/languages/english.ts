/** What customers say in English. */
import type { LanguageSource } from '../language-source.ts';

export const ENGLISH: LanguageSource = {
  samples: {
    OrderIntent: `
      (order|buy|get me) (the |some |a |){product}
      (order|buy|get me) {quantity} {product}
      (order|buy|get me) {quantity} of the {product}
      (order|buy|get me) {quantity} (bags|boxes|packs|bottles|tins) of {product}
      (order|buy|get me) {quantity} (bags|boxes|packs) of the {product}
      (order|buy|get me) {quantity} (bag|box) of (the |){product}
      (order|buy|get me) a (bag|box|pack) of (the |){product}
      buy me {quantity} bags of {product}
      (i want|i'd like|i would like) (the |some |a |){product}
      (i want|i'd like|i would like) {quantity} (bags|boxes|packs) of (the |){product}
      (i want|i'd like|i would like) {quantity} {product}
      (i want|i'd like|i would like|i need) to (order|buy) (the |){product}
      (i want|i'd like|i would like|i need) to (order|buy) {quantity} {product}
      (i want|i'd like|i would like|i need) to (order|buy) {quantity} (bags|boxes|packs) of (the |){product}
      send me {quantity} bags of (the |){product}
      send me (the |some |){product}
      (can|could) i (have|get|order) (the |some |a |){product}
      (can|could) i (have|get|order) {quantity} (bags|boxes|packs) of (the |){product}
      i'll (have|take) (the |some |){product}
      i'll (have|take) {quantity} (bags|boxes|packs) of (the |){product}
      {quantity} (bags|boxes|packs) of (the |){product}
      a (bag|box) of (the |){product}
      the {product}
      {product}
    `,
    SearchIntent: `
      (search|search for|look for|shop for) {query}
      find (me |){query}
      (i'm|i am) looking for {query}
      (do|would) you have any {query}
      what kind of {query} do you have
      what {query} do you (have|sell)
      which {query} do you (have|sell)
      show me your {query}
      show me {query}
      browse {query}
      what can you recommend for {query}
      recommend {query}
      i need something for {query}
      do you (have|sell|carry) (the |){product}
      have you got (the |){product}
      is the {product} (available|in stock)
      how much is (the |a bag of |){product}
      how much does the {product} cost
      what does the {product} cost
      what is the price of (the |){product}
      tell me (more |)about the {product}
      find (me |){product}
      i'm looking for {product}
    `,
    ChooseIntent: `
      the {place} (one|option)
      {place} one
      the {place}
      no the {place} (one|)
      (i want|i'd like|i'll take|i'll have|give me) the {place} (one|)
      (order|buy|take|choose|pick) the {place} (one|)
      (make it|i mean) the {place} one
      (order|buy|take|choose|pick) {place}
      the {place} please
      {place} please
      {place}
    `,
    MoreOptionsIntent: `
      (more|other) (options|choices)
      more
      (show|tell|give) me more
      what else (do you have|is there|)
      what other (ones|options) (do you have|are there)
      do you have (others|anything else)
      (are there|any) others
      (any|is there) more
      none of (these|those|them)
      the next ones
      next
      keep going
      go on
    `,
    QuantityIntent: `
      make (it|that) {quantity}
      make it {quantity} (bags|boxes|packs)
      change (it|that) to {quantity}
      change the (quantity|number|amount) to {quantity}
      set (it|the quantity) to {quantity}
      (i want|i'd like|i need|give me) {quantity}
      (i want|i'd like|i need|give me) {quantity} of (them|those|it)
      {quantity} of (them|those|it|each)
      {quantity} (bag|bags|box|boxes|pack|packs|pieces)
      (only|just|no) {quantity}
      {quantity} instead
      i (said|meant) {quantity}
      {quantity} please
      {quantity}
    `,
    AddToCartIntent: `
      add (the |a |some |){product} to (my|the) cart
      put (the |a |some |){product} in (my|the) cart
      add {quantity} {product} to (my|the) cart
      put {quantity} {product} in (my|the) cart
      add {quantity} (bags|boxes|packs) of (the |){product} to (my|the) cart
      put {quantity} (bags|boxes|packs) of (the |){product} in (my|the) cart
      add a (bag|box|pack) of (the |){product} to (my|the) cart
      put a (bag|box|pack) of (the |){product} in (my|the) cart
      add {quantity} of the {product} to my cart
      add (the |a |some |){product}
      also add (the |a |some |){product}
      add {quantity} {product}
      (add|also add) {quantity} (bags|boxes|packs) of (the |){product}
      add a (bag|box|pack) of (the |){product}
      put (the |){product} in
    `,
    RemoveFromCartIntent: `
      (remove|delete|drop) (the |){product}
      (remove|delete|take) the {product} from (my|the) cart
      (remove|delete|take) {product} from my cart
      take (the |){product} out (of my cart|of the cart|)
      take out the {product}
      i don't want the {product} (anymore|any more|after all|)
      i do not want the {product}
      leave out the {product}
      no {product}
      without the {product}
    `,
    ViewCartIntent: `
      (what is|what's) in (my|the) cart
      what do i have in my cart
      (show|read) me my cart
      (show|read|view|open|check) my cart
      read my cart to me
      (tell me what is|tell me what's) in my cart
      what have i added (so far|to my cart|)
      how many things are in my cart
      is there anything in my cart
      my cart
      go to my cart
    `,
    CheckoutIntent: `
      (order|buy) (my|the) cart
      (order|buy) (everything|what is|what's) in my cart
      order (everything|all of it)
      (check out|checkout)
      (check out|checkout) my cart
      i (want|would like) to check out
      i'd like to check out
      i'm ready to (check out|order)
      (go|take me) to (the |)checkout
      proceed to checkout
      order what i have
      finish my cart
    `,
    DeliveryIntent: `
      (deliver|send|ship) it to (the |my |){address} (instead|)
      deliver to (the |my |){address}
      (deliver|send|ship) (my order|everything|that) to (the |my |){address}
      use (the|my) {address} address
      change the (delivery |)address to (the |my |){address}
      change the (delivery |)address
      (i want|i'd like) it (delivered|sent) to (the |my |){address}
      it (should go|goes) to (the |my |){address}
      to (the |my |){address}
      my {address}
      where (is it going|will it go|does it go)
      where (is it|will it be) (delivered|sent|shipped)
      where are you (delivering|sending) it
      what is the delivery address
      what's the delivery address
      which address (is it going to|do you have|)
      {address}
    `,
    InstrumentIntent: `
      pay with {instrument}
      pay with (the|my) {instrument}
      pay by {instrument}
      (use|charge) (the|my) {instrument}
      put it on (the|my) {instrument}
      (i want|i'd like) to pay with (the |my |){instrument}
      i'll pay with (the |my |){instrument}
      change the (card|payment) to (the |my |){instrument}
      change (the|my) (card|payment method)
      use (another|a different) card
      with the {instrument}
      my {instrument}
      the {instrument}
      which card (will you use|are you using|is it|)
      how (am i paying|will i pay|do i pay)
      what am i paying with
      {instrument}
    `,
    CodeIntent: `
      {code}
      my (voice |)code is {code}
      my code's {code}
      my code {code}
      the (voice |)code is {code}
      the code's {code}
      the code {code}
      code (is |){code}
      (it is|it's|it says|it shows) {code}
      (the|my) phone (says|shows) {code}
      my four digit code is {code}
      the four digits are {code}
      (the|my) digits are {code}
      that my code is {code}
      (here is|here's) my code {code}
      use (the |)code {code}
      confirm with (code |){code}
      my (voice |)code is {spokenCode}
      my code's {spokenCode}
      the code is {spokenCode}
      code is {spokenCode}
      my four digit code is {spokenCode}
      the digits are {spokenCode}
      my phone says {spokenCode}
      here is my code {spokenCode}
      use the code {spokenCode}
    `,
    WhereIsMyCodeIntent: `
      where is (my|the) code
      where's (my|the) code
      where (do|can) i (find|get|see) (my|the) code
      how do i get (my|the|a) code
      (what is|what's|what was) (my|the) code
      what code
      which code (do you mean|)
      i don't have a code
      i don't have the code yet
      i (have|got) no code
      i (did not|didn't) get (a|the) code
      i can't find (my|the) code
      i lost (my|the) code
      (i've |i have |i |)confirmed (it|the order|my order|)
      (i've|i have) (done it|confirmed it) on my phone
      (my phone shows|there is) no code
    `,
    ReadBackIntent: `
      read (it|that) back
      read (it|that) back to me
      read my order (back|)
      read me my order
      read my order back to me
      read the order
      what am i (ordering|buying)
      what did i order
      (what is|what's) in my order
      (what is|what's) (my|the) order
      tell me (my order|what i'm ordering)
      what have i ordered
      go over my order (again|)
      tell me the details
      what are the details
      (what are|tell me) the check words
      check words
      let me hear my order
      can you read my order back
      could you read that back
    `,
    TotalIntent: `
      (what is|what's) (the|my) total
      (what is|what's) the total of my order
      tell me the total
      how much is (it|that|my order|the order|everything)
      how much is it (altogether|in total|all together)
      how much (does it|will it) cost
      how much do i (pay|have to pay|owe)
      how much will i pay
      (what does it|what will it) cost
      total
      the total
      what does it come to
      how much is (the delivery|delivery|shipping|the tax)
    `,
    StatusIntent: `
      (how is|how's) (my|the) order
      how is my order (going|doing|coming along)
      (what is|what's) the status of my order
      what is my order status
      (what is|what's) happening with my order
      order status
      check my order status
      check (on |)my order
      is my order (confirmed|placed|through)
      is it (confirmed|ordered|bought)
      did my order go through
      did it (go through|work)
      was it (bought|ordered)
      did you (buy|order) it
      (where is|where's) my order
      have you ordered it
      has my order been (placed|confirmed)
      when (does|will) my order (arrive|come)
      any news on my order
    `,
    ReorderIntent: `
      the same (as last time|again|as before)
      (order|buy|get me) the same (again|as last time|thing|thing again)
      (i want|i'd like) the same (again|as last time|as before)
      (order|buy) (it|that) again
      (order again|reorder)
      reorder my last order
      (repeat|order) my last order
      (order|get me) (my usual|the usual)
      (my|the) usual
      the one i had last time
      what i had last time
      (order|buy) what i had last time
      same as (last time|always|before)
    `,
    CancelOrderIntent: `
      cancel (my|the|this|that) order
      cancel (it|that|this)
      (never mind|nevermind)
      forget (it|that)
      (drop|forget) (my|the) order
      throw my order away
      i don't want (my order|it) (anymore|any more)
      i don't want (that order|to buy it|to order it)
      take my order back
      i (want|would like) to cancel my order
      i'd like to cancel my order
      i changed my mind
      (please don't|do not|don't) (order|buy) (it|that)
      stop (my|the|this) order
      call off my order
    `,
    SlowerIntent: `
      slower
      (say|read) (it|that) (slower|slowly|more slowly)
      (speak|talk|go) (slower|slowly|more slowly)
      can you (speak|say that|talk) (slower|more slowly)
      (that was |you are |)too fast
      not so fast
      slow down
      a (bit|little) slower
    `,
    'AMAZON.RepeatIntent': `
      repeat (that|it|)
      repeat that for me
      say (it|that) (again|one more time)
      can you (repeat|say) that (again|)
      what did you say
      come again
      one more time
      (i didn't|i did not) (hear|get|catch) that
    `,
    'AMAZON.HelpIntent': `
      what can (you do|i say|i do|i ask)
      how does this work
      how do i (order|buy something)
      i need help
    `,
    'AMAZON.StopIntent': `
      goodbye
      bye
      that's (all|it)
      that is all
      i'm (done|finished)
      nothing else
    `,
    'AMAZON.YesIntent': `
      yes please
      yes (buy|order|confirm) it
      (place|confirm) the order
      place my order
      go ahead
      do it
    `,
    'AMAZON.NoIntent': `
      no thanks
      no thank you
      not (now|today|yet)
    `,
  },
  places: {
    first: ['first', 'number one', 'option one'],
    second: ['second', 'number two', 'option two'],
    third: ['third', 'number three', 'option three'],
    fourth: ['fourth', 'number four', 'option four'],
    fifth: ['fifth', 'number five', 'option five'],
    last: ['last'],
    other: ['other'],
  },
  addresses: {
    home: ['home', 'house', 'home address', 'place', 'flat', 'apartment'],
    office: ['office', 'work', 'workplace', 'office address', 'work address', 'desk'],
    parents: ['parents', 'parents house', "mother's house", 'mom and dad'],
  },
  instruments: {
    visa: ['visa', 'visa card'],
    mastercard: ['mastercard', 'master card'],
    'american-express': ['american express', 'amex', 'american express card'],
    'credit-card': ['credit card'],
    'debit-card': ['debit card', 'bank card'],
  },
};
