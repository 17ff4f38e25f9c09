/** The open number grammar that the recogniser listens with: it favours no amount, and lets words and digits disagree. */

/** One to three digits, "point" and two digits. */
export const DIGITS_WITH_POINT = '<digit> [<digit> [<digit>]] point <digit> <digit>';

/**
 * Any 0 to 999 dollars, with or without 0 to 99 cents, with or without a read-back of any digits.
 * @param readBack as a JSGF expansion
 */
export function numberGrammar(readBack: string): string {
  return `#JSGF V1.0;
grammar amounts;
<digit> = zero | one | two | three | four | five | six | seven | eight | nine;
<one_to_nine> = one | two | three | four | five | six | seven | eight | nine;
<teen> = ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen;
<tens> = twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety;
<below_hundred> = <one_to_nine> | <teen> | <tens> [<one_to_nine>];
<dollars> = (zero | <below_hundred> | <one_to_nine> hundred [<below_hundred>]) (dollar | dollars);
<cents> = (zero | <below_hundred>) (cent | cents);
<oh> = oh | <one_to_nine>;
<read_back> = ${readBack};
public <total> = the total is <dollars> [and <cents>] [<read_back>];
`;
}
