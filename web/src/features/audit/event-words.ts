import type { PatientTimelineRow } from '@alur/contracts/patient/rows';
import i18next from 'i18next';
import { anyKey } from '@/i18n/any-key';
import { formatNumber, formatRupiah } from '@/ui/format';

type Facts = PatientTimelineRow['facts'];
// Types and facts come from the log, so these keys are none that the compiler knows.
const say = anyKey(i18next.t);

const money = new Set(['amount', 'total', 'paid', 'subtotal', 'discount', 'receivable', 'price', 'change']);

/** Kept for the books, and seldom what anybody looks for. */
const bookkeeping = new Set([
  'PatientEncounterAdded',
  'FirstVisitRecorded',
  'FirstVisitReversed',
  'NumberTaken',
  'NumberServed',
  'NumberMovedAway',
  'EncounterArrived',
  'EncounterBillAssigned',
  'EncounterReinstated',
  'EntryAdded',
  'OrderOpened',
  'OrderEnded',
  'TreatmentDone',
  'TransactionOpened',
  'EncounterAttached',
  'EncounterDetached',
  'AttachedEncounterConcluded',
  'AttachedEncounterResumed',
  'GuarantorAdded',
  'GuarantorChanged',
  'GuarantorRemoved',
  'ChargeExpected',
  'BillRounded',
  'RoundingDropped',
  'PrescriptionSubmitted',
  'CounterOccupied',
  'CounterFreed',
  'NameClaimed',
  'NameReleased',
]);

export const isBookkeeping = (type: string): boolean => bookkeeping.has(type);

/** A fact as a person reads it: money as rupiah, a code by its word. */
export function factWord(name: string, value: Facts[string]): string {
  if (value === null) return '–';
  if (typeof value === 'number') return money.has(name) ? formatRupiah(value) : formatNumber(value, 3);
  const key = `audit:fact.${name}.${String(value)}`;
  return i18next.exists(key) ? say(key) : String(value);
}

/** What kind of event it is, in a few words that hold for every one of its kind. */
export function eventName(type: string): string {
  for (const key of [`audit:name.${type}`, `audit:event.${type}`]) if (i18next.exists(key)) return say(key);
  return say('audit:unknown', { type });
}

/** The sentence of an event; its name where there is no sentence, or not all that the sentence tells is known. */
export function eventWords({ type, facts }: Pick<PatientTimelineRow, 'type' | 'facts'>): string {
  const sentence: unknown = i18next.getResource(i18next.language, 'audit', `event.${type}`);
  if (typeof sentence !== 'string') return eventName(type);
  const told = [...sentence.matchAll(/{{(\w+)}}/g)].map(([, name]) => name!);
  if (told.some(name => facts[name] === undefined)) return eventName(type);
  return say(`audit:event.${type}`, Object.fromEntries(told.map(name => [name, factWord(name, facts[name]!)])));
}

/** What of a value a sentence may tell: a plain one itself, a person's name, a code; nothing of what is larger. */
function told(value: unknown): Facts[string] | undefined {
  if (value === null || typeof value !== 'object') return value as Facts[string];
  const { staffId, name, system, code } = value as Record<string, unknown>;
  if (typeof staffId === 'number') return name as string;
  return typeof system === 'string' ? (code as string) : undefined;
}

/** Of an event's own data, what a sentence may tell. */
export function factsOf(data: Record<string, unknown>): Facts {
  const facts = Object.entries(data).map(([name, value]) => [name, told(value)] as const);
  return Object.fromEntries(facts.filter((fact): fact is [string, Facts[string]] => fact[1] !== undefined));
}

/** What undoes, refuses or corrects: the first that an auditor looks at. */
const notable =
  /(Voided|Cancelled|Refunded|Withdrawn|Returned|Reopened|Removed|Reversed|Undone|Corrected|Erased|Merged|Unmerged)$/;

export const isNotable = (type: string): boolean => notable.test(type) && !isBookkeeping(type);

/** Who did it: the name, where it is known, and the role held then; else the number of the person. */
export function whoWords({ actorId, role }: Pick<PatientTimelineRow, 'actorId' | 'role'>, name: string | null): string {
  if (actorId === 0 || role === 'system') return say('audit:system');
  const key = `audit:role.${role}`;
  const word = role && i18next.exists(key) ? say(key) : (role ?? say('audit:role.other'));
  return name ? say('audit:whoNamed', { name, role: word }) : say('audit:who', { role: word, id: actorId });
}

/** Where it came from: address and device, as far as they are known. */
export function originWords({ device, address }: { device?: string; address?: string }): string {
  const parts = [address, device && say('audit:opened.device', { device })].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : say('audit:opened.unknownOrigin');
}
