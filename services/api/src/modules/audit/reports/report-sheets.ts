import { reportWords } from '@alur/contracts/audit/report-words';
import type { Actor } from '@alur/contracts/audit/flow';
import {
  OUTPATIENT_STANDARD,
  type ChainState,
  type RecordLook,
  type ReportedChange,
  type WaitingRow,
  type WaitingVisit,
} from '@alur/contracts/audit/reports';
import type { SignIn } from '@alur/contracts/audit/sign-ins';
import { wordsIn } from '@alur/contracts/kernel/words-in';
import { moduleWords } from '@alur/contracts/words.gen';
import { wallClock, wallDay, type Sheet } from './sheet.js';

export type Language = keyof typeof reportWords;
type Words = (typeof reportWords)[Language];
/** Translated names of events. */
const eventWords = { id: wordsIn(moduleWords, 'id').events, en: wordsIn(moduleWords, 'en').events };

const minutes = (seconds: number) => Math.round(seconds / 6) / 10;
const wordOf = (words: Record<string, string>, code: string) => words[code] ?? code;
const actorWord = (words: Words, { id, name }: Actor) => (id === 0 ? words.system : name || String(id));
const roleWords = (words: Words, { role }: Actor) =>
  role === null
    ? null
    : role
        .split(',')
        .map(tag => wordOf(words.roles, tag))
        .join(', ');

const isErased = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { erased?: unknown }).erased === true;

const valueText = (words: Words, value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (isErased(value)) return words.erased;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const changeText = (words: Words, { changes }: ReportedChange): string =>
  changes.map(({ path, from, to }) => `${path}: ${valueText(words, from)} → ${valueText(words, to)}`).join('\n');

export const waitingSheet = (rows: readonly WaitingRow[], language: Language): Sheet<WaitingRow> => {
  const words = reportWords[language];
  const { columns } = words;
  return {
    name: words.sheets.waiting,
    rows,
    columns: [
      { header: columns.schedule, width: 28, cell: row => row.scheduleName ?? words.all },
      { header: columns.doctor, width: 24, cell: row => row.doctorName },
      { header: columns.step, width: 26, cell: row => words.steps[row.step] },
      { header: columns.visits, width: 12, cell: row => row.visits },
      { header: columns.median, width: 16, cell: row => minutes(row.median) },
      { header: columns.p90, width: 16, cell: row => minutes(row.p90) },
      { header: columns.longest, width: 18, cell: row => minutes(row.longest) },
      { header: columns.kept, width: 20, cell: row => (row.step === 'standard' ? row.withinHour : null) },
      {
        header: columns.keptShare,
        width: 22,
        cell: row => (row.step === 'standard' ? Math.round((row.withinHour / row.visits) * 1_000) / 10 : null),
      },
    ],
  };
};

export const visitsSheet = (rows: readonly WaitingVisit[], zone: string, language: Language): Sheet<WaitingVisit> => {
  const words = reportWords[language];
  const { columns } = words;
  return {
    name: words.sheets.visits,
    rows,
    columns: [
      { header: columns.date, width: 12, cell: row => wallDay(row.date) },
      { header: columns.number, width: 10, cell: row => row.display },
      { header: columns.recordNumber, width: 12, cell: row => row.recordNumber },
      { header: columns.patient, width: 28, cell: row => row.patientName },
      { header: columns.schedule, width: 26, cell: row => row.scheduleName },
      { header: columns.doctor, width: 24, cell: row => row.doctorName },
      { header: columns.began, width: 20, cell: row => wallClock(row.began, zone) },
      { header: columns.ended, width: 20, cell: row => wallClock(row.ended, zone) },
      { header: columns.waited, width: 14, cell: row => minutes(row.seconds) },
      {
        header: columns.kept,
        width: 18,
        cell: row => (row.seconds <= OUTPATIENT_STANDARD ? words.yes : words.no),
      },
    ],
  };
};

export const changesSheet = (
  rows: readonly ReportedChange[],
  zone: string,
  language: Language,
): Sheet<ReportedChange> => {
  const words = reportWords[language];
  const { columns } = words;
  return {
    name: words.sheets.changes,
    rows,
    columns: [
      { header: columns.at, width: 20, cell: row => wallClock(row.at, zone) },
      { header: columns.kind, width: 20, cell: row => words.kinds[row.kind] },
      { header: columns.event, width: 32, cell: row => eventWords[language][row.type]?.name ?? row.type },
      { header: columns.actor, width: 24, cell: row => actorWord(words, row.actor) },
      { header: columns.role, width: 18, cell: row => roleWords(words, row.actor) },
      {
        header: columns.reason,
        width: 32,
        cell: row => (row.reason === null ? null : valueText(words, row.reason)),
      },
      { header: columns.changes, width: 60, cell: row => changeText(words, row) },
      { header: columns.stream, width: 26, cell: row => row.stream },
      { header: columns.position, width: 12, cell: row => Number(row.position) },
    ],
  };
};

export const accessSheet = (rows: readonly RecordLook[], zone: string, language: Language): Sheet<RecordLook> => {
  const words = reportWords[language];
  const { columns } = words;
  return {
    name: words.sheets.access,
    rows,
    columns: [
      { header: columns.at, width: 20, cell: row => wallClock(row.at, zone) },
      { header: columns.actor, width: 24, cell: row => actorWord(words, row.actor) },
      { header: columns.role, width: 18, cell: row => roleWords(words, row.actor) },
      { header: columns.what, width: 32, cell: row => wordOf(words.looks, row.what) },
      { header: columns.of, width: 30, cell: row => row.of },
      { header: columns.among, width: 16, cell: row => (row.among ? words.yes : words.no) },
      { header: columns.reason, width: 32, cell: row => (row.why === null ? null : valueText(words, row.why)) },
      { header: columns.address, width: 18, cell: row => row.origin.address ?? null },
      { header: columns.device, width: 28, cell: row => row.origin.device ?? null },
    ],
  };
};

export const signInsSheet = (rows: readonly SignIn[], zone: string, language: Language): Sheet<SignIn> => {
  const words = reportWords[language];
  const { columns } = words;
  return {
    name: words.sheets['sign-ins'],
    rows,
    columns: [
      { header: columns.at, width: 20, cell: row => wallClock(row.at, zone) },
      { header: columns.event, width: 28, cell: row => words.signIns[row.what] },
      { header: columns.reason, width: 24, cell: row => row.why && wordOf(words.signInReasons, row.why) },
      { header: columns.actor, width: 24, cell: row => (row.actor ? actorWord(words, row.actor) : words.nobody) },
      { header: columns.account, width: 34, cell: row => row.account },
      { header: columns.known, width: 18, cell: row => (row.known ? words.yes : words.no) },
      { header: columns.address, width: 18, cell: row => row.origin.address ?? null },
      { header: columns.device, width: 28, cell: row => row.origin.device ?? null },
    ],
  };
};

/** The sheet with the result of the chain's verification. */
export const chainSheet = (chain: ChainState, zone: string, language: Language): Sheet<ChainState> => {
  const words = reportWords[language];
  const { columns } = words;
  return {
    name: words.sheets.chain,
    rows: [chain],
    columns: [
      {
        header: columns.state,
        width: 36,
        cell: ({ brokenAt }) =>
          brokenAt ? words.chainBroken.replace('{{batch}}', String(brokenAt.batch)) : words.chainIntact,
      },
      { header: columns.batches, width: 18, cell: ({ batches }) => batches },
      { header: columns.at, width: 20, cell: ({ brokenAt }) => brokenAt && wallClock(brokenAt.at, zone) },
    ],
  };
};
