import type { Dose } from '@alur/contracts/immunization/schedule';
import { checks } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { uniqueNameOf, type NameEvent, type NameState } from '../kernel/name.js';
import { dosesAmong, immunization, type ImmunizationState } from './immunization.js';

/** No more of a person's are read for one decision, the newest first; an append holds only so many streams. */
export const MOST_OF_A_PERSON = 40;

/**
 * The kind of name under which each patient's last immunisation is found. Who records one writes it, so that of two who
 * record the same dose at once the second sees the first, before any row does.
 */
const LAST = 'last-immunization';
type Naming = Pick<DecisionContext, 'merchantId' | 'hash'>;
const HOLDER = /^immunization-(\d+)$/;

export const lastOf = (patientId: number, context: Naming) => uniqueNameOf(LAST, String(patientId), context);

export const claimLast = (immunizationId: number, patientId: number, context: Naming): NameEvent[] => [
  {
    type: 'NameClaimed',
    data: { kind: LAST, hash: context.hash(LAST, String(patientId)), holder: `immunization-${immunizationId}` },
  },
];

/** Her immunisations: those that the rows list, which say only where to look, and the last one. */
export const historyOf = (last: NameState | undefined, { prepared }: Pick<DecisionContext, 'prepared'>) => {
  const listed = (prepared['immunizations'] ?? []) as readonly number[];
  const newest = Number(HOLDER.exec(last?.holder ?? '')?.[1] ?? 0);
  return [...new Set(newest === 0 ? listed : [newest, ...listed])].map(id => checks(immunization, id));
};

export const dosesOf = (history: readonly ImmunizationState[] | undefined): Dose[] => dosesAmong(history ?? []);
