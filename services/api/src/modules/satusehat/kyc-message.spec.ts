import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { encrypted, isSealed, openMessage, sealMessage } from './kyc-message.js';

const text = '{"agent_name":"Petugas Uji","agent_nik":"3171010101900001","public_key":"PEM"}';

it('encrypts as vector C of DOMAIN-WIRES 9.8', () => {
  const key = Buffer.from('202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f', 'hex');
  const iv = Buffer.from('b0b1b2b3b4b5b6b7b8b9babb', 'hex');
  expect(encrypted(text, key, iv).toString('hex')).toBe(
    '4dd84b20f74dbc515c6c709f2107bf66f347d7fceb3bb4648a2d8d74f7466aba7ab90e9abc96341ce3572a3aed91ad10e6c9d7461b3d3a28693e49f321ce3d047bbaffa629ade74c39c3c543632b' +
      'f525bbabcce9e08a1a1f4f425935b245',
  );
});

it('is opened by whoever has the private key, and by nobody else', () => {
  const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [hers, other] = [pair(), pair()];
  const message = sealMessage(text, hers.publicKey);
  expect(message).toMatch(/^-----BEGIN ENCRYPTED MESSAGE-----\r\n[A-Za-z0-9+/=]+\n-----END ENCRYPTED MESSAGE-----$/);
  expect(Buffer.from(message.split('\n')[1] ?? '', 'base64')).toHaveLength(256 + 12 + text.length + 16);
  expect(openMessage(message, hers.privateKey)).toBe(text);
  expect(() => openMessage(message, other.privateKey)).toThrow();
  expect([isSealed(message), isSealed('{"metadata":{"code":"400"}}')]).toEqual([true, false]);
});
