import { PatientIdentity } from '@alur/contracts/patient/identity';
import type { DecisionContext } from '../kernel/context.js';
import { identityOf, type KnownIdentity } from '../patient/identity-fields.js';
import { dateAt } from '../stay/nights.js';
import type { Born } from '../labour/labour.js';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
const MOST = 255;

/** DOMAIN 10: *By. Ny. {mother}*, with its number behind where others were born with it. */
export const newbornName = (mother: string, number: number, isOneOfSeveral: boolean): string => {
  const suffix = isOneOfSeveral ? ` ${ROMAN[number - 1] ?? number}` : '';
  return `${`By. Ny. ${mother.replace(/^Ny\.?\s+/i, '')}`.slice(0, MOST - suffix.length)}${suffix}`;
};

/** A newborn's identity: its birth, its mother's address, and her NIK, by which it is found (*nik-ibu*). */
export const newbornIdentity = (
  mother: KnownIdentity,
  born: Born,
  isOneOfSeveral: boolean,
  context: Pick<DecisionContext, 'now' | 'today' | 'clock'>,
): KnownIdentity => {
  const { citizenship, religion, kkNumber, address, province, city, district, village, rt, rw, postalCode } = mother;
  const said = PatientIdentity.parse({
    name: newbornName(mother.name, born.number, isOneOfSeveral),
    gender: born.gender,
    birthDate: dateAt(born.bornAt, context),
    citizenship,
    motherIdCardNumber: mother.idCardNumber,
    mothersMaidenName: mother.name,
    emergencyContact: { name: mother.name, phone: mother.phone },
    weight: born.weight === null ? null : born.weight / 1_000,
    height: born.length,
  });
  const home = { religion, kkNumber, address, province, city, district, village, rt, rw, postalCode };
  return identityOf({ ...said, ...home, photoFileId: null });
};
