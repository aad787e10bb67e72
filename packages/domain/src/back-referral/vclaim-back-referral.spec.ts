import { expect, test } from 'vitest';
import { addressOf, backReferralBody, backReferralDeletion } from './vclaim-back-referral.js';

const region = (name: string) => ({ code: '33.74', name });
const home = {
  ...{ address: 'Jl. Melati 1', rt: '3', rw: '04', village: region('Tembalang') },
  ...{ district: region('Tembalang'), city: region('Kota Semarang') },
};
const requestedBy = { staffId: 42, name: 'dr. Ratna', profession: 'doctor' };

test('an address is one line of what is known', () => {
  expect(addressOf(home)).toBe('Jl. Melati 1, RT 3, RW 04, Tembalang, Tembalang, Kota Semarang');
  expect(addressOf({ ...home, rt: null, rw: null, village: null, district: null, city: null })).toBe('Jl. Melati 1');
});

test('all values are text, and who asks is a number', () => {
  const body = backReferralBody(
    {
      ...{ eligibilityLetter: '0999R0011126V000001', programme: { code: '01', name: 'Diabetes Mellitus' } },
      ...{ doctor: { code: '31661', name: 'dr. Ratna' }, notes: 'DM tipe 2', advice: 'Lanjutkan', requestedBy },
      medicines: [{ medicine: { code: '00196120124', name: 'Metformin' }, timesADay: 3, each: 0.5, quantity: 45 }],
    },
    { ...home, cardNumber: '0001234567890', email: null },
  );
  expect(body).toMatchObject({
    ...{ noSep: '0999R0011126V000001', noKartu: '0001234567890', email: '', programPRB: '01', kodeDPJP: '31661' },
    ...{ keterangan: 'DM tipe 2', saran: 'Lanjutkan', user: '42' },
    obat: [{ kdObat: '00196120124', signa1: '3', signa2: '0.5', jmlObat: '45' }],
  });
});

test('a deletion names the letter of eligibility too', () => {
  expect(backReferralDeletion('9419118', '0999R0011126V000001', requestedBy)).toEqual({
    ...{ noSrb: '9419118', noSep: '0999R0011126V000001', user: '42' },
  });
});
