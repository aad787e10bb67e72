import type { PatientIdentity } from '@alur/contracts/patient/identity';
import { checks, writes, type StreamRef } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { uniqueName, type NameEvent, type NameState } from '../kernel/name.js';
import type { PossibleDuplicate } from './duplicates.js';
import { patient, type PatientState } from './patient.js';

/**
 * Two desks may register the same number at the same time, before either patient is in a row. So registering a NIK or
 * BPJS number also writes a claim, by which the second finds the first. Because claims outlive an erasure, a claim
 * identifies only a group of numbers; the number itself is in the claimant's record, and erased with it.
 */
const GROUP_LENGTH = 3;

const numbers = [
  { kind: 'nik', field: 'idCardNumber' },
  { kind: 'bpjs', field: 'bpjsNo' },
] as const;
type Number = (typeof numbers)[number];

type Hashing = Pick<DecisionContext, 'merchantId' | 'hash'>;
type Numbers = Pick<PatientIdentity, Number['field']>;

const groupOf = ({ kind }: Number, value: string, context: Hashing): string =>
  context.hash(kind, value).slice(0, GROUP_LENGTH);

const given = (identity: Numbers) => numbers.filter(({ field }) => identity[field] !== null);

/** The numbers that a correction adds; the previous ones are claimed already. */
export const newNumbers = (identity: Numbers, before: PatientState | undefined): Numbers => {
  const had = before && before.status !== 'none' ? before.identity : null;
  const fresh = (field: Number['field']) => (identity[field] === had?.[field] ? null : identity[field]);
  return { idCardNumber: fresh('idCardNumber'), bpjsNo: fresh('bpjsNo') };
};

export interface Claims {
  claims?: readonly NameState[];
  claimants?: readonly PatientState[];
}

const HOLDER = /^patient-(\d+)$/;
const idOf = (claim: NameState | undefined): number | null => {
  const id = claim?.holder && HOLDER.exec(claim.holder)?.[1];
  return id ? Number(id) : null;
};

/** The last claimant of each group, each once. */
const claimantsOf = (claims: readonly NameState[] | undefined, self: number): number[] => [
  ...new Set((claims ?? []).flatMap(claim => idOf(claim) ?? []).filter(id => id !== self)),
];

/** The claims on these numbers, and their claimants; `self` is the patient whose numbers they are. */
export const numberClaims = (
  identity: Numbers,
  self: number,
  loaded: Claims,
  context: Hashing,
): { claims: StreamRef<typeof uniqueName>[]; claimants: StreamRef<typeof patient>[] } => ({
  claims: given(identity).map(number =>
    writes(
      uniqueName,
      `${context.merchantId}_${number.kind}-${groupOf(number, identity[number.field] ?? '', context)}`,
    ),
  ),
  claimants: claimantsOf(loaded.claims, self).map(id => checks(patient, id)),
});

/** Claimants who still have the same number. */
export const claimedBy = (
  identity: Numbers,
  self: number,
  { claims = [], claimants = [] }: Claims,
): PossibleDuplicate[] => {
  const known = new Map(claimants.flatMap(each => (each.status === 'active' ? [[each.patientId, each] as const] : [])));
  return given(identity).flatMap(({ kind, field }, at) => {
    const other = known.get(idOf(claims[at]) ?? 0);
    return other && other.patientId !== self && other.identity[field] === identity[field]
      ? { id: other.patientId, recordNumber: other.recordNumber, reason: kind }
      : [];
  });
};

/** Makes `self` the last claimant of each of her numbers' groups. */
export const claimNumbers = (identity: Numbers, self: number, { claims = [] }: Claims, context: Hashing) =>
  given(identity).map((number, at): NameEvent[] => {
    const holder = `patient-${self}`;
    const hash = groupOf(number, identity[number.field] ?? '', context);
    return claims[at]?.holder === holder ? [] : [{ type: 'NameClaimed', data: { kind: number.kind, hash, holder } }];
  });
