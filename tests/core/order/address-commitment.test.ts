import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitAddress } from '#core';
import { nodeHash } from '#stores';

const postal = {
  name: 'Demo Customer',
  lines: ['1 Example Street'],
  city: 'Seattle',
  region: 'WA',
  postalCode: '98101',
  countryCode: 'US',
};

describe('address commitment', () => {
  it('is SHA-256 over the prefix, the salt and the canonical JSON of the address [REQ-ADDRESS-COMMITMENT]', () => {
    const text =
      'hearback.address.v1\nc2FsdA\n' +
      '{"city":"Seattle","countryCode":"US","lines":["1 Example Street"],"name":"Demo Customer","postalCode":"98101","region":"WA"}';
    const expected = createHash('sha256').update(text).digest('hex');
    expect(commitAddress({ salt: 'c2FsdA', postal }, nodeHash)).toBe(expected);
  });

  it('differs with the salt and with every part of the address', () => {
    const changes = [
      { ...postal, city: 'Tacoma' },
      { ...postal, lines: ['2 Example Street'] },
      { ...postal, name: 'Another' },
    ];
    const commitments = [
      commitAddress({ salt: 'a', postal }, nodeHash),
      commitAddress({ salt: 'b', postal }, nodeHash),
      ...changes.map((changed) => commitAddress({ salt: 'a', postal: changed }, nodeHash)),
    ];
    expect(new Set(commitments).size).toBe(commitments.length);
  });
});
