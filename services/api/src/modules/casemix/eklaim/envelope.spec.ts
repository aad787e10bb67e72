import { expect, it } from 'vitest';
import { openEnvelope, sealEnvelope } from './envelope.js';

/** Vector B of DOMAIN-WIRES 8.1. */
const key = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const iv = Buffer.from('a0a1a2a3a4a5a6a7a8a9aaabacadaeaf', 'hex');
const text = '{"metadata":{"method":"get_claim_status"},"data":{"nomor_sep":"0999R0010126V000001"}}';
const sealed =
  'pcE/073SK4ZFnqChoqOkpaanqKmqq6ytrq/CjShZhCdqEzoGNxelhlRC7nN7fONdyu6vhMpPlPXshIf+TJ0Gx9BpZbdGuZQv7N99C3uC54MM4yVkt9BvYCjv+is52k8oEX5OHnutkxBAI9xVXHBusf24dHqAa19/QXA=';

it('encrypts as vector B, and with another IV each time', () => {
  expect(sealEnvelope(text, key, iv)).toBe(sealed);
  expect(Buffer.from(sealed, 'base64').subarray(0, 10).toString('hex')).toBe('a5c13fd3bdd22b86459e');
  expect(sealEnvelope(text, key)).not.toBe(sealEnvelope(text, key));
});

it('opens what stands between the lines, wrapped at 76 columns', () => {
  const wrapped = sealed.replace(/.{76}/g, '$&\r\n');
  expect(openEnvelope(`----BEGIN ENCRYPTED DATA----\r\n${wrapped}\r\n----END ENCRYPTED DATA----`, key)).toBe(text);
  expect(openEnvelope(sealed, key)).toBe(text);
});

it('opens nothing that another key has encrypted, that was changed, or that is no envelope', () => {
  expect(openEnvelope(sealed, key.replace('00', 'ff'))).toBeUndefined();
  expect(openEnvelope(sealed.replace('CjShZ', 'CjShY'), key)).toBeUndefined();
  expect(openEnvelope('{"metadata":{"code":400}}', key)).toBeUndefined();
});
