import { describe, expect, test } from 'vitest';
import { immunizationsPlan } from './immunizations.js';
import { immunizedIn } from './immunizations-read.js';
import { visit } from './testing/sent-visit.js';

const AT = '2026-11-23T01:15:00.000Z';
const given = {
  type: 'ImmunizationGiven',
  data: {
    ...{ immunizationId: 7, medicineId: 31, name: 'Vaksin Polio', vaccine: 'opv', doseNumber: 2, effectiveAt: AT },
    ...{ lotNumber: 'P-1', expiry: '2027-01-31', site: null, route: 'oral', amount: 2, amountUnit: 'drop' },
    ...{ reason: 'basic', performer: { staffId: 8, name: 'Bidan Rini', profession: 'nurse' } },
  },
  meta: { at: '2026-11-23T01:16:00.000Z' },
};
const struck = { type: 'ImmunizationStruck', data: { immunizationId: 7 }, meta: { at: AT } };
const planOf = (events: readonly object[], kfaCode: string | null) => {
  const dose = immunizedIn(events as never);
  const medicines = new Map([[31, { name: 'Vaksin Polio', form: 'tetes', kfaCode }]]);
  const practitioners = new Map([[8, { id: 'N8', name: 'Bidan Rini' }]]);
  const known = { ...visit.known, medicines, practitioners };
  return immunizationsPlan({ ...visit, known, immunizations: dose ? [dose] : [] }, 'E1');
};

describe('a dose that was given (DOMAIN-WIRES 9.4)', () => {
  test('is an Immunization with its lot, and says where and by whom', () => {
    const { resources, leftOut } = planOf([given], '93001019');
    expect(leftOut).toEqual([]);
    expect(resources).toMatchObject([
      {
        localId: 'immunization-7',
        identifier: { system: 'http://sys-ids.kemkes.go.id/immunization/1000', value: '41-immunization-7' },
        resource: {
          ...{ status: 'completed', primarySource: true, lotNumber: 'P-1', expirationDate: '2027-01-31' },
          vaccineCode: { coding: [{ system: 'http://sys-ids.kemkes.go.id/kfa', code: '93001019' }] },
          ...{ occurrenceDateTime: AT, recorded: '2026-11-23T01:16:00.000Z' },
          location: { reference: 'Location/L1' },
          route: { coding: [{ code: 'PO' }] },
          doseQuantity: { value: 2, code: '[drp]', system: 'http://unitsofmeasure.org' },
          performer: [{ function: { coding: [{ code: 'AP' }] }, actor: { reference: 'Practitioner/N8' } }],
          reasonCode: [{ coding: [{ code: 'IM-Dasar' }] }],
          protocolApplied: [{ doseNumberPositiveInt: 2 }],
        },
      },
    ]);
    expect(resources[0]?.resource).not.toHaveProperty('site');
  });
  test('is known by its kind of vaccine where its item has no code of KFA', () => {
    expect(planOf([given], ' ').resources[0]?.resource['vaccineCode']).toMatchObject({
      coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '178' }],
    });
  });
  test('is not sent once it is struck', () => expect(planOf([given, struck], null).resources).toEqual([]));
});
