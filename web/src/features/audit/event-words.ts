import type { PatientTimelineRow } from '@alur/contracts/patient/rows';
import i18next from 'i18next';
import { formatNumber, formatRupiah } from '@/ui/format';

type Facts = PatientTimelineRow['facts'];
// Types and facts come from the log, so these keys are none that the compiler knows.
const say = i18next.t as unknown as (key: string, params?: object) => string;

const money = new Set(['amount', 'total', 'paid', 'subtotal', 'discount', 'receivable', 'price', 'change']);

/** Kept for the books, and seldom what anybody looks for. */
const bookkeeping = new Set([
  'VisitBooked',
  'FirstVisitRecorded',
  'FirstVisitReversed',
  'NumberTaken',
  'NumberServed',
  'NumberMovedAway',
  'TransactionReplaced',
  'PrescriptionOrdered',
  'PrescriptionOrderRemoved',
  'TransactionOpened',
  'BillPayerChanged',
  'ServiceStarted',
  'ServiceCompleted',
  'ServiceReopened',
  'PrescriptionAwaited',
  'PrescriptionPriced',
  'PrescriptionUnpriced',
  'PrescriptionDropped',
  'BillRounded',
  'RoundingDropped',
  'PrescriptionSubmitted',
]);

export const isBookkeeping = (type: string): boolean => bookkeeping.has(type);

/** A fact as a person reads it: money as rupiah, a code by its word. */
export function factWord(name: string, value: Facts[string]): string {
  if (value === null) return '–';
  if (typeof value === 'number') return money.has(name) ? formatRupiah(value) : formatNumber(value, 3);
  const key = `audit:fact.${name}.${String(value)}`;
  return i18next.exists(key) ? say(key) : String(value);
}

/** The sentence of an event; its type's name where there is no sentence yet. */
export function eventWords({ type, facts }: Pick<PatientTimelineRow, 'type' | 'facts'>): string {
  const key = `audit:event.${type}`;
  if (!i18next.exists(key)) return say('audit:unknown', { type });
  return say(key, Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, factWord(name, value)])));
}

/** Who did it: the name, where it is known, and the role held then; else the number of the person. */
export function whoWords({ actorId, role }: Pick<PatientTimelineRow, 'actorId' | 'role'>, name: string | null): string {
  if (actorId === 0 || role === 'system') return say('audit:system');
  const key = `audit:role.${role}`;
  const word = role && i18next.exists(key) ? say(key) : (role ?? say('audit:role.other'));
  return name ? say('audit:whoNamed', { name, role: word }) : say('audit:who', { role: word, id: actorId });
}
