import { expect, test } from 'vitest';
import { openRecord, recordKey, sealRecord } from './medical-record.js';

// The vector of DOMAIN-WIRES 7.
const consumer = { consId: '7777', secretKey: 'rahasiaUji123' };
const key = recordKey(consumer, '0999R001');
const SEALED =
  'rv2OL/yBeUGjhnHgqEM20a3G2ZgfNgRVltqNgAd5bMQk37VicmuKO1kPES8xr3U3ZS8qgzlBGuNfP8czmWzbc//cLgL+Y92l8QUnMq/BaEQjfx9mPJzZ7ERi1yHKyCfH';
const document = { resourceType: 'Bundle', type: 'document', entry: [] };

test('its key has the facility’s code in it', () => {
  expect(key.toString('hex')).toBe('d2d68da18441904990654581877cb825fc402f68eb7ecc0c39a15e80af3682ff');
});

test('what BPJS’s example has sealed is opened, and what is sealed here too', () => {
  expect(openRecord(SEALED, key)).toEqual(document);
  expect(openRecord(sealRecord(document, key), key)).toEqual(document);
});

test('another facility’s key opens nothing', () => {
  expect(() => openRecord(SEALED, recordKey(consumer, '0999R002'))).toThrow();
});
