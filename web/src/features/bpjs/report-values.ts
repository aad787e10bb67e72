import type { OnwardReferral, VisitReport } from '@alur/contracts/bpjs/commands';
import { withSubspecialty, type PcareSpecial, type Tacc } from '@alur/contracts/bpjs/enums';
import { REFERRED_ON, type DestinationQuery } from '@alur/contracts/bpjs/references';
import type { ReferralRow } from '@alur/contracts/referral/rows';

export interface Code {
  code: string;
  name: string;
}

/** What is typed of a report; `to` is the kind of referral, and the fields after it matter only to one. */
export interface Values {
  consciousness: string;
  discharge: string;
  prognosis: string;
  foodAllergy: string;
  airAllergy: string;
  medicineAllergy: string;
  therapy: string;
  to: 'subspecialty' | 'special';
  specialty: string;
  subspecialty: Code | null;
  sarana: Code | null;
  special: PcareSpecial | null;
  estimatedOn: string;
  provider: Code | null;
  note: string;
  cause: Tacc | null;
  reason: string;
}

/** The lists whose rows are coded for every visit. */
export const coded = [
  ...(['consciousness', 'discharge', 'prognosis', 'foodAllergy', 'airAllergy', 'medicineAllergy'] as const),
];
export type Coded = (typeof coded)[number];

/** The facility's own referral of the visit, as far as it fills the form. */
export type OwnReferral = Pick<ReferralRow, 'id' | 'plannedOn'>;

/** Left for home, as nearly every outpatient does, unless a referral was written; how she was is chosen by whoever knows it. */
export const valuesOf = (report: VisitReport | null, own: OwnReferral | null): Values => {
  const referral = report?.referral;
  return {
    ...{ consciousness: report?.consciousness ?? '', prognosis: report?.prognosis ?? '' },
    ...{ discharge: report?.discharge ?? (own ? REFERRED_ON : '3'), foodAllergy: report?.foodAllergy ?? '' },
    ...{ airAllergy: report?.airAllergy ?? '', medicineAllergy: report?.medicineAllergy ?? '' },
    ...{ therapy: report?.therapy ?? '', to: referral?.special ? 'special' : 'subspecialty', specialty: '' },
    ...{ subspecialty: referral?.subspecialty ?? null, sarana: referral?.sarana ?? null },
    ...{ special: referral?.special ?? null, estimatedOn: referral?.estimatedOn ?? own?.plannedOn ?? '' },
    ...{ provider: referral?.provider ?? null, note: referral?.note ?? '' },
    ...{ cause: report?.tacc?.cause ?? null, reason: report?.tacc?.reason ?? '' },
  };
};

export const isReferred = ({ discharge }: Pick<Values, 'discharge'>): boolean => discharge === REFERRED_ON;
export const isSpecial = ({ to }: Pick<Values, 'to'>): boolean => to === 'special';
/** Two of the special causes are for a subspecialty as well. */
export const asksSubspecialty = ({ to, special }: Pick<Values, 'to' | 'special'>): boolean =>
  to === 'subspecialty' || (special !== null && withSubspecialty.includes(special));

const referralOf = (typed: Values, own: OwnReferral | null) => {
  const { estimatedOn, provider, subspecialty, sarana, special, note } = typed;
  return {
    ...{ estimatedOn, provider, subspecialty: asksSubspecialty(typed) ? subspecialty : null },
    ...{ sarana: isSpecial(typed) ? null : sarana, special: isSpecial(typed) ? special : null },
    ...{ note: isSpecial(typed) && note.trim() ? note : null, referralId: own?.id ?? null },
  } satisfies Record<keyof OnwardReferral, unknown>;
};

export const bodyOf = (typed: Values, own: OwnReferral | null, needsTacc: boolean) => ({
  ...{ consciousness: typed.consciousness, discharge: typed.discharge, prognosis: typed.prognosis },
  ...{ foodAllergy: typed.foodAllergy, airAllergy: typed.airAllergy, medicineAllergy: typed.medicineAllergy },
  therapy: typed.therapy,
  referral: isReferred(typed) ? referralOf(typed, own) : null,
  tacc: isReferred(typed) && needsTacc ? { cause: typed.cause, reason: typed.reason } : null,
});

/** The fields in which something is missing. */
export const missingIn = (typed: Values, needsTacc: boolean): (keyof Values)[] => {
  const unless = (is: unknown, name: keyof Values) => (is ? [] : [name]);
  const said = coded.flatMap(name => unless(typed[name], name));
  if (!isReferred(typed)) return said;
  return [
    ...said,
    ...unless(!isSpecial(typed) || typed.special, 'special'),
    ...unless(!asksSubspecialty(typed) || typed.subspecialty, 'subspecialty'),
    ...unless(isSpecial(typed) || typed.sarana, 'sarana'),
    ...unless(typed.estimatedOn, 'estimatedOn'),
    ...unless(typed.provider, 'provider'),
    ...unless(!needsTacc || typed.cause, 'cause'),
    ...unless(!needsTacc || !typed.cause || typed.reason, 'reason'),
  ];
};

/** Where PCare is asked for destinations; null while something is missing for that. */
export const destinationsFor = (encounterId: number, typed: Values): DestinationQuery | null => {
  const { estimatedOn, subspecialty, sarana, special } = typed;
  const isWhole =
    estimatedOn !== '' &&
    (!asksSubspecialty(typed) || subspecialty !== null) &&
    (isSpecial(typed) ? special !== null : sarana !== null);
  if (!isWhole) return null;
  return {
    ...{ encounterId, estimatedOn, subspecialty: asksSubspecialty(typed) ? (subspecialty?.code ?? '') : '' },
    sarana: isSpecial(typed) ? '' : (sarana?.code ?? ''),
    ...(isSpecial(typed) && special && { special }),
  };
};

/** The field that shows a refusal of the body. */
export const fieldOf = (path: string): string => /^(?:referral|tacc)\.(\w+)/.exec(path)?.[1] ?? path;
