import i18next from 'i18next';
import { anyKey } from '@/i18n/any-key';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '@/ui/format';

// Fields come from rows and from the log, so these keys are none that the compiler knows.
const say = anyKey(i18next.t);

/** Fields that hold rupiah. */
const money = new Set(
  `amount charges discounts total paid subtotal discount rounding receivable remaining price unitPrice change tendered float
  registrationAmount administrationAmount consultationAmount treatmentAmount pharmacyAmount laboratoryAmount
  radiologyAmount roomAmount registration administration consultation treatment pharmacy laboratory radiology room`.split(
    /\s+/,
  ),
);

/** Where a field's codes have their words, by the field's name. */
const enums: Record<string, readonly string[]> = {
  severity: ['enums:allergySeverity'],
  payer: ['enums:payer'],
  attendance: ['enums:attendance'],
  priority: ['enums:priority'],
  gender: ['enums:gender'],
  visitStatus: ['enums:visitStatus'],
  source: ['enums:source'],
  pharmacyStatus: ['enums:prescriptionStatus'],
  transactionStatus: ['transaction:status'],
  kind: ['enums:diagnosisKind', 'enums:allergyKind'],
  itemType: ['transaction:itemType'],
};

/** Where the words of `status` stand, by the module whose row or stream it is in. */
const statuses: Record<string, string> = {
  queue: 'enums:queueStatus',
  booking: 'enums:bookingStatus',
  consultation: 'enums:bookingStatus',
  prescription: 'enums:prescriptionStatus',
  transaction: 'transaction:status',
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A status as its module calls it: `statusWord('queue', 'waiting')`. */
export function statusWord(module: string, status: string): string {
  const own = `audit:replay.phases.${status}`;
  const key = `${statuses[module]}.${status}`;
  const any = `audit:fact.status.${status}`;
  const found = [key, own, any].find(one => i18next.exists(one));
  return found ? say(found) : status;
}

const known = (part: string): boolean => i18next.exists(`audit:field.${part}`);

/**
 * `lines.0.quantity` → `Obat › Banyaknya`: what it is in stands before it where that has a word. A field without words
 * is told by its name.
 */
export function fieldName(path: string): string {
  const parts = path.split('.').filter(part => !/^\d+$/.test(part));
  return parts
    .filter((part, at) => at === parts.length - 1 || known(part))
    .map(partName)
    .join(' › ');
}

function partName(part: string): string {
  if (known(part)) return say(`audit:field.${part}`);
  return part.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}

/** Whether a change says something to who is no engineer: it has a word, and is no id. */
export function isTelling(path: string): boolean {
  const name = path.split('.').findLast(part => !/^\d+$/.test(part)) ?? '';
  return known(name) && !/Id$/.test(name);
}

/** A field's value as a person reads it. `module` says whose `status` it is. */
export function valueWords(path: string, value: unknown, module = ''): string {
  const name = path.split('.').findLast(part => !/^\d+$/.test(part)) ?? '';
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return say(value ? 'audit:yes' : 'audit:no');
  if (typeof value === 'number') return money.has(name) ? formatRupiah(value) : plain(name, value);
  if (typeof value === 'string') return stringWords(name, value, module);
  if (Array.isArray(value)) return listWords(path, value, module);
  return objectWords(value as Record<string, unknown>, module);
}

/** Ids and versions are names, not quantities: no separators. */
const plain = (name: string, value: number) => (/id$/i.test(name) ? String(value) : formatNumber(value, 4));

function stringWords(name: string, value: string, module: string): string {
  if (name === 'status') return statusWord(module, value);
  const key = [...(enums[name] ?? []), `audit:fact.${name}`]
    .map(place => `${place}.${value}`)
    .find(one => i18next.exists(one));
  if (key) return say(key);
  if (INSTANT.test(value)) return formatDateTime(value);
  return DAY.test(value) ? formatDate(value) : value;
}

function listWords(path: string, values: unknown[], module: string): string {
  if (values.length === 0) return '–';
  if (values.some(value => typeof value === 'object')) return say('audit:entries', { count: values.length });
  return values.map(value => valueWords(path, value, module)).join(', ');
}

function objectWords(value: Record<string, unknown>, module: string): string {
  if (value['erased'] === true) return say('audit:erased');
  return Object.entries(value)
    .filter(([name, inner]) => inner !== null && !/Id$/.test(name))
    .map(([name, inner]) => `${fieldName(name)}: ${valueWords(name, inner, module)}`)
    .join('; ');
}

/** A span of time in two units: `4 mnt 20 dtk`, `1 j 5 mnt`. */
export function durationWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return say('audit:duration.seconds', { seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return say('audit:duration.minutes', { minutes, seconds: seconds % 60 });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return say('audit:duration.hours', { hours, minutes: minutes % 60 });
  return say('audit:duration.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}
