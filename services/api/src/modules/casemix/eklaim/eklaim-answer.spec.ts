import { describe, expect, it } from 'vitest';
import { groupingOf, isUngroupable, refusedCodeIn, wasSent } from './eklaim-answer.js';
import { refusalIn } from './eklaim-problem.js';

describe('an answer', () => {
  it.each<[string, object, object | undefined]>([
    ['a success', { code: 200, message: 'Ok' }, undefined],
    ['a success in text', { code: '200' }, undefined],
    [
      'a refusal',
      { code: 400, message: 'NIK koder kosong', error_no: 'E2005' },
      { kind: 'claim_refused', message: 'NIK koder kosong', detail: { errorNo: 'E2005' } },
    ],
    ['no connection', { code: 400, message: 'Koneksi gagal', error_no: 'E2029' }, { kind: 'unreachable' }],
    ['no connection by its code', { code: 2029, message: 'Koneksi gagal' }, { kind: 'unreachable' }],
    ['another key', { code: 400, message: 'Mismatch', error_no: 'E2031' }, { kind: 'credentials_refused' }],
    ['a refusal without words', { code: 400, message: null, error_no: '' }, { message: 'code 400', detail: {} }],
  ])('is %s', (_what, metadata, expected) => {
    const refusal = refusalIn({ metadata });
    if (expected) expect(refusal).toMatchObject(expected);
    else expect(refusal).toBeUndefined();
  });

  it('that says nothing is a refusal, and one whose list is none names nobody', () => {
    expect(refusalIn({})).toMatchObject({ kind: 'claim_refused' });
    expect(refusalIn({ metadata: { code: 400, error_no: 'E2007' }, duplicate: 'x' })?.detail).toEqual({
      errorNo: 'E2007',
    });
  });
});

describe('a grouper', () => {
  const inacbg = (code: string, tariff: unknown) =>
    groupingOf('inacbg', { response_inacbg: { cbg: { code, description: 'd' }, tariff, inacbg_version: '5.10' } });

  it('names a group, with its tariff as number or text', () => {
    for (const tariff of ['2750000', 2_750_000, '2750000.00'])
      expect(inacbg('J-4-16-I', tariff)).toMatchObject({ code: 'J-4-16-I', tariff: 2_750_000, version: '5.10' });
    expect(inacbg('J-4-16-I', '')).toMatchObject({ tariff: null });
    expect(() => inacbg('', 0)).toThrow('named no group');
  });

  it('finds none: 36 of iDRG, X of INA-CBG', () => {
    const idrg = groupingOf('idrg', { response_idrg: { drg_code: '3611199', drg_description: 'sex' } });
    expect([idrg, inacbg('X-0-99-X', 0), inacbg('J-4-16-I', 0)].map(isUngroupable)).toEqual([true, true, false]);
  });
});

it('a code that is not valid is named in the server’s words', () => {
  const expanded = [
    { code: 'A00', validcode: '1' },
    { code: 'Z99', validcode: 0, metadata: { error_no: 'E2101' } },
  ];
  expect(refusedCodeIn({ data: { expanded } })).toMatchObject({
    message: 'Z99: kode tidak berlaku',
    detail: { errorNo: 'E2101' },
  });
  expect(refusedCodeIn({ data: { string: 'A00' } })).toBeUndefined();
});

it('a claim was sent if its status says so', () =>
  expect([wasSent({ data: { status_kirim: 1 } }), wasSent({ data: { status_kirim: '0' } }), wasSent({})]).toEqual([
    true,
    false,
    false,
  ]));
