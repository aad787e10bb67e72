import type { PatientTimelineRow } from '@alur/contracts/patient/rows';
import i18next from 'i18next';
import { anyKey } from '@/i18n/any-key';
import { formatNumber, formatRupiah } from '@/ui/format';
import { codeWord, codesOf, fieldOf, nameOfEvent, words } from '@/changes/words';

type Facts = PatientTimelineRow['facts'];
// Role names come from the log, so the compiler does not know these keys.
const say = anyKey(i18next.t);

const HOLES = /{{(\w+)}}/g;

/** Whether the event is bookkeeping, which readers of the log seldom look for. */
export const isBookkeeping = (type: string): boolean => words().events[type]?.quiet === true;

/** What undoes, refuses or corrects: the first that an auditor looks at. */
export const isNotable = (type: string): boolean => words().events[type]?.undoes === true;

/** A fact as a sentence shows it: money as rupiah, a code by its word. */
function factWord(name: string, value: Facts[string], type: string): string {
  if (value === null) return '–';
  const { module = '' } = words().events[type] ?? {};
  if (typeof value === 'number')
    return fieldOf(name, module, type)?.money ? formatRupiah(value) : formatNumber(value, 3);
  const lists = codesOf(name, module, type);
  const word = lists.map(list => words().inSentence[list]?.[String(value)]).find(each => each !== undefined);
  return word ?? codeWord(lists, String(value)) ?? String(value);
}

/** What kind of event it is, in a few words that hold for every one of its kind. */
export const eventName = (type: string): string => nameOfEvent(type) ?? say('audit:unknown', { type });

/** The sentence of an event; its name where it has no sentence, or where a fact that the sentence names is unknown. */
export function eventWords({ type, facts }: Pick<PatientTimelineRow, 'type' | 'facts'>): string {
  const sentence = words().events[type]?.says;
  const needed = [...(sentence?.matchAll(HOLES) ?? [])].map(([, name]) => name!);
  if (sentence === undefined || needed.some(name => facts[name] === undefined)) return eventName(type);
  return sentence.replace(HOLES, (_, name: string) => factWord(name, facts[name]!, type));
}

/** Returns what a sentence can show of a value: a plain value, a code, or a name. Larger structures are left out. */
function plainValue(value: unknown): Facts[string] | undefined {
  if (value === null || typeof value !== 'object') return value as Facts[string];
  const { staffId, name, system, code } = value as Record<string, unknown>;
  if (typeof staffId !== 'number' && typeof system === 'string') return code as string;
  return typeof name === 'string' ? name : undefined;
}

/** The facts in an event's data that a sentence can show. */
export function factsOf(data: Record<string, unknown>): Facts {
  const facts = Object.entries(data).map(([name, value]) => [name, plainValue(value)] as const);
  return Object.fromEntries(facts.filter((fact): fact is [string, Facts[string]] => fact[1] !== undefined));
}

/** Who did it: the name, where it is known, and the role held then; else the person's id. */
export function whoWords({ actorId, role }: Pick<PatientTimelineRow, 'actorId' | 'role'>, name: string | null): string {
  if (actorId === 0 || role === 'system') return say('audit:system');
  const key = `audit:role.${role}`;
  const word = role && i18next.exists(key) ? say(key) : (role ?? say('audit:role.other'));
  return name ? say('audit:whoNamed', { name, role: word }) : say('audit:who', { role: word, id: actorId });
}

/** The address and device that it came from, as far as they are known. */
export function originWords({ device, address }: { device?: string; address?: string }): string {
  const parts = [address, device && say('audit:opened.device', { device })].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : say('audit:opened.unknownOrigin');
}
