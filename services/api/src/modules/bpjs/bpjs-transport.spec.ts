import { describe, expect, it } from 'vitest';
import { answerKey, contentOf, openAnswer, pcareAuthorization, sealAnswer, signatureOf } from './bpjs-transport.js';

const consumer = { consId: '7777', secretKey: 'rahasiaUji123' };
const AT = 1_767_225_600;
const key = answerKey(consumer, AT);

const polis = { count: 1, list: [{ kdPoli: '001', nmPoli: 'POLI UMUM', poliSakit: true }] };
const POLIS =
  'aB4C+MugNwGXdE3ntjxVO8swuJu0+RGGdnXnVS5kTH2dGmp2NY+oRqSF/SEaUiziRcqx55+1SSBXkGtzjthwjpq8nAiFpf3I2KfqD7ACh3A/aJQTa6Gi0B0pSHHL+cGFhqQvoKQrUR7F/WSOttOxyQ==';
const number = { field: 'noUrut', message: 'A1' };
const NUMBER = 'ekZv7kvCfwb4qeq1BvWLF84FGpDxI0OT+V7sKnYQcmqnze0XBmQnfTL351554Ka2itXuWe+M+XH/v4+pgC3Xmw==';

describe('the worked values of DOMAIN-WIRES 1', () => {
  it('are how a request is signed', () => {
    expect(signatureOf(consumer, AT)).toBe('B06BsI8mOFXUuYdfgn9juqhHVaghdE0jDKMKOosUXIY=');
    expect(pcareAuthorization('pcare.uji', 'Sandi#1')).toBe('Basic cGNhcmUudWppOlNhbmRpIzE6MDk1');
  });

  it('are how an answer is opened', () => {
    expect(key.toString('hex')).toBe('b859da6fd186a4dedf0dd69de3c72bd350167be2267931b6a91ff9b26b3d334b');
    expect(openAnswer(POLIS, key)).toEqual(polis);
    expect(openAnswer(NUMBER, key)).toEqual(number);
    expect([sealAnswer(polis, key), sealAnswer(number, key)]).toEqual([POLIS, NUMBER]);
  });
});

describe('an answer that is not encrypted', () => {
  it('is taken as it is', () => {
    expect(contentOf(POLIS, key)).toEqual(polis);
    expect(contentOf('Sukses', key)).toBe('Sukses');
    expect(contentOf(POLIS, answerKey(consumer, AT + 1))).toBe(POLIS);
    expect(contentOf([number], key)).toEqual([number]);
    expect([contentOf(null, key), contentOf(undefined, key)]).toEqual([null, null]);
  });
});
