import type { Said } from '../../kernel/words.js';

/** How an outcome is shown; its word is always shown beside the colour. */
export type Tone = 'neutral' | 'success' | 'waiting' | 'danger';

/** A choice of an input; without points, the table cannot count it. */
export interface ScoreOption extends Said {
  readonly code: string;
  readonly points: number | null;
}

/** A band of a measured value: from above the previous band up to `most`. */
export interface ScoreBand {
  readonly most: number;
  readonly points: number;
}

/** An input of a table: a choice, or a measured value. */
export type ScoreInput = Said & { readonly input: string } & (
    | { readonly options: readonly ScoreOption[] }
    | {
        readonly bands: readonly ScoreBand[];
        readonly least: number;
        readonly most: number;
        /** The value is rounded to this many decimals before it is looked up (DOMAIN-CLINICAL 0). */
        readonly decimals: number;
        readonly unit: string;
        /** If another input has this choice, these bands replace the others. */
        readonly instead?: { readonly input: string; readonly code: string; readonly bands: readonly ScoreBand[] };
      }
  );

export interface ScoreOutcome extends Said {
  readonly tone: Tone;
  /** What is to be done then. */
  readonly action?: Said;
}

/** Points of one input, and the table's row that gave them. */
export interface ScorePart {
  input: string;
  points: number | null;
  rule: string;
}

/** A table of points, with its source and version: a saved form keeps the version by which it was scored. */
export interface ScoreTable<Outcome extends string = string> extends Said {
  readonly table: string;
  readonly version: string;
  readonly source: string;
  readonly hint?: Said;
  readonly inputs: readonly ScoreInput[];
  readonly outcomes: Readonly<Record<Outcome, ScoreOutcome>>;
  readonly classify: (total: number, parts: readonly ScorePart[]) => Outcome;
}

/** Outcomes that any table may have. */
export const commonOutcomes = {
  incomplete: { id: 'Belum lengkap', en: 'Incomplete', tone: 'waiting' },
  untestable: { id: 'Tidak dapat dijumlah', en: 'Cannot be totalled', tone: 'neutral' },
  unexamined: { id: 'Ada yang tidak diperiksa', en: 'Something was not examined', tone: 'waiting' },
} as const satisfies Record<string, ScoreOutcome>;

export interface ScoreResult {
  table: string;
  version: string;
  /** Null while an input is missing, or if one cannot be tested. */
  total: number | null;
  outcome: string;
  missing: string[];
  parts: ScorePart[];
}

export type ScoreValue = string | number | null | undefined;

/** The number rounded half up, as the table counts it. */
export const rounded = (value: number, decimals: number): number =>
  Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);

const shown = (value: number): string => String(value).replace('.', ',');

type MeasuredInput = Extract<ScoreInput, { bands: unknown }>;
type ScoreValues = Readonly<Record<string, ScoreValue>>;

const valueOf = (values: ScoreValues, input: string): ScoreValue =>
  Object.hasOwn(values, input) ? values[input] : null;
const isBlank = (value: ScoreValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** The bands that apply; null while the choice that decides it is missing. */
const bandsFor = ({ bands, instead }: MeasuredInput, values: ScoreValues): readonly ScoreBand[] | null => {
  if (instead === undefined) return bands;
  const said = valueOf(values, instead.input);
  if (isBlank(said)) return null;
  return said === instead.code ? instead.bands : bands;
};

const bandOf = (input: MeasuredInput, bands: readonly ScoreBand[], value: number): ScorePart | null => {
  if (!Number.isFinite(value) || value < input.least || value > input.most) return null;
  const counted = rounded(value, input.decimals);
  const index = bands.findIndex(({ most }) => counted <= most);
  const band = bands[index];
  if (!band) return null;
  const before = bands[index - 1]?.most;
  const last = index === bands.length - 1;
  const rule =
    before === undefined ? `≤ ${shown(band.most)}` : last ? `> ${shown(before)}` : rangeOf(before, band.most);
  return { input: input.input, points: band.points, rule };
};

const rangeOf = (over: number, most: number): string => `> ${shown(over)} – ${shown(most)}`;

const partOf = (input: ScoreInput, values: ScoreValues): ScorePart | null => {
  const value = valueOf(values, input.input);
  if (isBlank(value)) return null;
  if ('bands' in input) {
    const bands = bandsFor(input, values);
    return bands !== null && typeof value === 'number' ? bandOf(input, bands, value) : null;
  }
  const option = input.options.find(({ code }) => code === value);
  return option ? { input: input.input, points: option.points, rule: option.code } : null;
};

/** The table's result for these values: a class, or what is missing; nothing is guessed. */
export const scored = (table: ScoreTable, values: ScoreValues): ScoreResult => {
  const parts: ScorePart[] = [];
  const missing: string[] = [];
  for (const input of table.inputs) {
    const part = partOf(input, values);
    if (part) parts.push(part);
    else missing.push(input.input);
  }
  const { version } = table;
  const result = { table: table.table, version, total: null, missing, parts };
  if (missing.length > 0) return { ...result, outcome: 'incomplete' };
  if (parts.some(({ points }) => points === null)) return { ...result, outcome: 'untestable' };
  const total = parts.reduce((sum, { points }) => sum + (points ?? 0), 0);
  return { ...result, total, outcome: table.classify(total, parts) };
};

/** Declares a table; only here for its types. */
export const scoreTable = <const Outcome extends string>(table: ScoreTable<Outcome>): ScoreTable => table;

/** Choices with their points, which are also their codes. */
export const byPoints = (...choices: readonly (readonly [points: number, id: string, en: string])[]): ScoreOption[] =>
  choices.map(([points, id, en]) => ({ code: String(points), points, id, en }));

/** The choices no and yes, of which yes has points. */
export const noOrYes = (points: number): ScoreOption[] => [
  { code: 'no', points: 0, id: 'Tidak', en: 'No' },
  { code: 'yes', points, id: 'Ya', en: 'Yes' },
];
