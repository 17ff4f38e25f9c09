import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailConfigSchema } from '../../settlement/receipt/mail-config.ts';
import { readMailCredentials } from '../../settlement/receipt/read-mail-credentials.ts';

const CONFIG = {
  host: '127.0.0.1',
  port: 3008,
  tls: 'off',
  credentials: '/somewhere/mail-credentials.json',
  from: 'receipts@shop.example',
  timeoutMs: 5000,
};

describe('the configuration of mail', () => {
  it('takes mail without TLS to this machine alone [REQ-MAIL-TLS]', () => {
    const isTaken = (change: object): boolean =>
      mailConfigSchema.safeParse({ ...CONFIG, ...change }).success;
    for (const host of ['127.0.0.1', '127.9.9.9', '::1'])
      expect(isTaken({ host }), host).toBe(true);
    for (const host of [
      'mail.shop.example',
      'localhost',
      '127.0.0.1.shop.example',
      '10.0.0.1',
      '0.0.0.0',
      '128.0.0.1',
    ]) {
      expect(isTaken({ host }), host).toBe(false);
      expect(isTaken({ host, tls: 'starttls' }), host).toBe(true);
      expect(isTaken({ host, tls: 'implicit' }), host).toBe(true);
    }
  });

  it('refuses a sender that is no one address', () => {
    for (const from of [
      'Shop <a@b.example>',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: x',
      '',
    ]) {
      expect(mailConfigSchema.safeParse({ ...CONFIG, from }).success, from).toBe(false);
    }
  });
});

describe('the password at the mail server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearback-mail-secret-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (text: string, mode: number): string => {
    const path = join(folder, 'mail-credentials.json');
    writeFileSync(path, text);
    chmodSync(path, mode);
    return path;
  };
  const RIGHT = { user: 'settlement', password: 'a-password-of-the-test' };

  it('is read from a file of its owner alone [REQ-MAIL-SECRET]', () => {
    expect(readMailCredentials(write(JSON.stringify(RIGHT), 0o600))).toEqual(RIGHT);
    for (const mode of [0o640, 0o604, 0o660, 0o644]) {
      expect(() => readMailCredentials(write(JSON.stringify(RIGHT), mode))).toThrow(/chmod 600/);
    }
  });

  it('invariant 12: is repeated in no fault', () => {
    for (const text of [
      `{"user":"settlement","password":"short-secret","more":1}`,
      'short-secret',
    ]) {
      const path = write(text, 0o600);
      expect(() => readMailCredentials(path)).toThrow(/does not hold a user and a password/);
      expect(() => readMailCredentials(path)).not.toThrow(/short-secret/);
    }
  });
});
