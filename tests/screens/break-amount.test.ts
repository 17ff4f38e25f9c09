import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakAmount } from '../../screens/apl/break-amount.ts';

describe('an amount that is too wide', () => {
  it('breaks before the currency, then at group separators, then before the minor units', () => {
    expect(breakAmount('$1,234,567.89')).toEqual({
      before: '$',
      groups: ['1,', '234,', '567'],
      minor: '.89',
      after: '',
    });
    expect(breakAmount('KWD 1,234.567')).toEqual({
      before: 'KWD ',
      groups: ['1,', '234'],
      minor: '.567',
      after: '',
    });
    expect(breakAmount('¥5,300')).toEqual({
      before: '¥',
      groups: ['5,', '300'],
      minor: '',
      after: '',
    });
    expect(breakAmount('1.234,56 €')).toEqual({
      before: '',
      groups: ['1.', '234'],
      minor: ',56',
      after: ' €',
    });
  });

  it('loses and adds no character, whatever the text is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^.{0,3}[0-9., ]{0,20}.{0,3}$/)),
        (text) => {
          const { before, groups, minor, after } = breakAmount(text);
          expect(before + groups.join('') + minor + after).toBe(text);
        },
      ),
    );
  });
});
