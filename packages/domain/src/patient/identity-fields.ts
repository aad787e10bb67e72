import type { PatientIdentity } from '@alur/contracts/patient/identity';
import {
  BloodType,
  Citizenship,
  Education,
  Gender,
  MaritalStatus,
  Religion,
  Rhesus,
} from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import type { DecisionContext } from '../kernel/context.js';
import { code, label, sealed } from '../kernel/event.js';

const region = () => z.nullable(z.object({ code: code(), name: label() }));

/** The identity form (SPEC 3, Patient) as events carry it: everything that points at a person is sealed. */
export const identityFields = {
  name: sealed(),
  gender: Gender,
  birthPlace: z.nullable(sealed()),
  birthDate: z.nullable(sealed()),
  bloodType: z.nullable(BloodType),
  rhesus: z.nullable(Rhesus),
  citizenship: Citizenship,
  maritalStatus: z.nullable(MaritalStatus),
  religion: z.nullable(Religion),
  education: z.nullable(Education),
  occupation: z.nullable(sealed()),
  phone: z.nullable(sealed()),
  email: z.nullable(sealed()),
  idCardNumber: z.nullable(sealed()),
  passportNumber: z.nullable(sealed()),
  kkNumber: z.nullable(sealed()),
  motherIdCardNumber: z.nullable(sealed()),
  mothersMaidenName: z.nullable(sealed()),
  bpjsNo: z.nullable(sealed()),
  address: z.nullable(sealed()),
  province: region(),
  city: region(),
  district: region(),
  village: region(),
  rt: z.nullable(sealed()),
  rw: z.nullable(sealed()),
  postalCode: z.nullable(sealed()),
  oldPatientId: z.nullable(sealed()),
  emergencyContact: z.nullable(z.object({ name: sealed(), phone: z.nullable(sealed()), email: z.nullable(sealed()) })),
  weight: z.nullable(z.number()),
  height: z.nullable(z.number()),
  photoFileId: z.nullable(code()),
};

/** Whoever has the hash key could find a number by guessing, so hashes are sealed and erased with the person. */
const match = () => z.nullable(sealed('patientId', 2));

/** Numbers are matched by keyed hash and never read. */
export const matchFields = { nikHash: match(), bpjsHash: match(), passportHash: match(), phoneHash: match() };

/** Normalises a phone number for comparison: `0812…`, `62812…` and `+62812…` are equal. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^0/, '62');

/** The form's fields, and the photo, which has a command of its own. */
export type KnownIdentity = PatientIdentity & { photoFileId: string | null };

/** Only the identity's fields of an event or a command's body. */
export const identityOf = (body: KnownIdentity): KnownIdentity =>
  Object.fromEntries(Object.keys(identityFields).map(key => [key, body[key as keyof KnownIdentity]])) as KnownIdentity;

const hashed = (context: Pick<DecisionContext, 'hash'>, kind: string, value: string | null) =>
  value === null ? null : context.hash(kind, value);

/** Kinds under which the platform hashes what is typed into the search: `nik`, `bpjs`, `passport`, `phone`. */
export const matchesOf = (identity: PatientIdentity, context: Pick<DecisionContext, 'hash'>) => ({
  nikHash: hashed(context, 'nik', identity.idCardNumber),
  bpjsHash: hashed(context, 'bpjs', identity.bpjsNo),
  passportHash: hashed(context, 'passport', identity.passportNumber),
  phoneHash: hashed(context, 'phone', identity.phone === null ? null : phoneDigits(identity.phone)),
});
