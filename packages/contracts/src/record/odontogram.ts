/** Surfaces of a tooth: mesial, occlusal or incisal, distal, vestibular or buccal, lingual or palatal (DOMAIN 5.10). */
export const SURFACES = ['M', 'O', 'D', 'V', 'L'] as const;
export type Surface = (typeof SURFACES)[number];

const across = (right: number, left: number, count: number): number[] => [
  ...Array.from({ length: count }, (_, at) => right * 10 + count - at),
  ...Array.from({ length: count }, (_, at) => left * 10 + 1 + at),
];

/** The teeth by FDI numbers, row by row as one looks into the mouth: permanent and milk teeth, above and below. */
export const TOOTH_ROWS: readonly (readonly number[])[] = [
  across(1, 2, 8),
  across(5, 6, 5),
  across(8, 7, 5),
  across(4, 3, 8),
];

export const isMilkTooth = (tooth: number): boolean => tooth > 50;

/** Front teeth have an edge, which is called incisal, where the others have a chewing surface. */
export const isFrontTooth = (tooth: number): boolean => tooth % 10 <= 3;

type Kind = 'decayed' | 'lost' | 'filled' | 'other';

/**
 * What is found of a tooth, with what it counts as: the abbreviations of the Indonesian odontogram. Those that concern
 * one surface say so.
 */
export const toothCodes = {
  car: { kind: 'decayed', isOfSurface: true },
  amf: { kind: 'filled', isOfSurface: true },
  cof: { kind: 'filled', isOfSurface: true },
  gif: { kind: 'filled', isOfSurface: true },
  inl: { kind: 'filled', isOfSurface: true },
  fis: { kind: 'other', isOfSurface: true },
  cfr: { kind: 'other', isOfSurface: true },
  rrx: { kind: 'decayed', isOfSurface: false },
  mis: { kind: 'lost', isOfSurface: false },
  ext: { kind: 'other', isOfSurface: false },
  fmc: { kind: 'filled', isOfSurface: false },
  poc: { kind: 'filled', isOfSurface: false },
  nvt: { kind: 'other', isOfSurface: false },
  rct: { kind: 'other', isOfSurface: false },
  une: { kind: 'other', isOfSurface: false },
  pre: { kind: 'other', isOfSurface: false },
  imx: { kind: 'other', isOfSurface: false },
  ano: { kind: 'other', isOfSurface: false },
  att: { kind: 'other', isOfSurface: false },
  abr: { kind: 'other', isOfSurface: false },
  ipx: { kind: 'other', isOfSurface: false },
  prd: { kind: 'other', isOfSurface: false },
  fld: { kind: 'other', isOfSurface: false },
} as const satisfies Record<string, { kind: Kind; isOfSurface: boolean }>;
export type ToothCode = keyof typeof toothCodes;
export const TOOTH_CODES = Object.keys(toothCodes) as ToothCode[];

/** One thing that is found: of a surface, or of the whole tooth. */
export interface ToothFinding {
  readonly tooth: number;
  readonly surface: Surface | null;
  readonly code: ToothCode;
}

const TEETH = new Set(TOOTH_ROWS.flat());
const FINDING = /^(\d{2})([MODVL]?):([a-z]{3})$/;

const findingOf = (text: string): ToothFinding | null => {
  const [, tooth = '', surface = '', code = ''] = FINDING.exec(text) ?? [];
  if (!TEETH.has(Number(tooth)) || !Object.hasOwn(toothCodes, code)) return null;
  const its = code as ToothCode;
  if (toothCodes[its].isOfSurface !== (surface !== '')) return null;
  return { tooth: Number(tooth), surface: surface === '' ? null : (surface as Surface), code: its };
};

/** The findings in an answer, `16O:car 36:mis`; null if it is no chart. */
export const findingsIn = (text: string): ToothFinding[] | null => {
  const found = text.split(' ').filter(Boolean).map(findingOf);
  return found.every(each => each !== null) ? found : null;
};

/** The findings as an answer, tooth by tooth. */
export const chartOf = (findings: readonly ToothFinding[]): string =>
  findings
    .map(({ tooth, surface, code }) => `${tooth}${surface ?? ''}:${code}`)
    .toSorted((one, other) => Number(one > other) - Number(one < other))
    .join(' ');

/** The findings after pressing one: it goes if it is there, and otherwise comes. */
export const toggled = (findings: readonly ToothFinding[], pressed: ToothFinding): ToothFinding[] => {
  const rest = findings.filter(
    ({ tooth, surface, code }) => tooth !== pressed.tooth || surface !== pressed.surface || code !== pressed.code,
  );
  return rest.length < findings.length ? rest : [...findings, pressed];
};

/** Teeth that are decayed, lost to decay, or filled, each counted once. */
export interface ToothCount {
  readonly decayed: number;
  readonly lost: number;
  readonly filled: number;
  readonly total: number;
}

const COUNTED = ['decayed', 'lost', 'filled'] as const;

const countOf = (findings: readonly ToothFinding[]): ToothCount => {
  const teeth = [...new Set(findings.map(({ tooth }) => tooth))];
  const kinds = teeth.map(tooth => {
    const its = findings.filter(each => each.tooth === tooth).map(({ code }): Kind => toothCodes[code].kind);
    return COUNTED.find(kind => its.includes(kind));
  });
  const [decayed = 0, lost = 0, filled = 0] = COUNTED.map(kind => kinds.filter(each => each === kind).length);
  return { decayed, lost, filled, total: decayed + lost + filled };
};

/** DMF-T of the permanent teeth and def-t of the milk teeth; a tooth counts once, decayed before filled. */
export const decayIndices = (findings: readonly ToothFinding[]): { dmf: ToothCount; def: ToothCount } => ({
  dmf: countOf(findings.filter(({ tooth }) => !isMilkTooth(tooth))),
  def: countOf(findings.filter(({ tooth }) => isMilkTooth(tooth))),
});
