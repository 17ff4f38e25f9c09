/** The open number grammar that the recogniser listens with: it favours no amount, and lets words and digits disagree. */

/** Any 0 to 999 dollars, with or without 0 to 99 cents, with or without one to three digits, "point" and two digits. */
export const NUMBER_GRAMMAR = `#JSGF V1.0;
grammar amounts;
<digit> = zero | one | two | three | four | five | six | seven | eight | nine;
<one_to_nine> = one | two | three | four | five | six | seven | eight | nine;
<teen> = ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen;
<tens> = twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety;
<below_hundred> = <one_to_nine> | <teen> | <tens> [<one_to_nine>];
<dollars> = (zero | <below_hundred> | <one_to_nine> hundred [<below_hundred>]) (dollar | dollars);
<cents> = (zero | <below_hundred>) (cent | cents);
<read_back> = <digit> [<digit> [<digit>]] point <digit> <digit>;
public <total> = the total is <dollars> [and <cents>] [<read_back>];
`;
