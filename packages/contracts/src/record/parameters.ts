import type { Said } from '../kernel/words.js';
import { LOINC, vitalCodes, vitalRanges, type VitalSign } from './vitals.js';

/** Code system of parameters for which we cannot vouch for a LOINC code. */
export const OWN_CODES = 'observation';

interface Coded {
  readonly system: string;
  readonly code: string;
  readonly display: string;
}
export interface MeasuredParameter extends Coded {
  readonly ucum: string;
  /** A value outside these limits is a typing error. */
  readonly least: number;
  readonly most: number;
  readonly decimals: number;
}
export interface ChosenParameter extends Coded {
  readonly options: readonly (Said & { readonly code: string })[];
}
export type Parameter = MeasuredParameter | ChosenParameter;

const loinc = (code: string, display: string): Coded => ({ system: LOINC, code, display });
const own = (code: string, display: string): Coded => ({ system: OWN_CODES, code, display });
const number = (coded: Coded, ucum: string, [least, most]: readonly [number, number], decimals = 0) => ({
  ...{ ...coded, ucum, least, most, decimals },
});
const choice = (coded: Coded, ...options: readonly (readonly [code: string, id: string, en: string])[]) => ({
  ...coded,
  options: options.map(([code, id, en]) => ({ code, id, en })),
});
const vital = (sign: VitalSign, decimals = 0): MeasuredParameter => {
  const { loinc: code, display, ucum } = vitalCodes[sign];
  const { least, most } = vitalRanges[sign];
  return number(loinc(code, display), ucum, [least, most], decimals);
};

/** Parameters of every round at the bedside (DOMAIN 5.10, NEWS2). */
const bedside = {
  respiration: vital('respiration'),
  oxygenSaturation: vital('oxygenSaturation'),
  oxygen: choice(
    own('supplemental-oxygen', 'Supplemental oxygen'),
    ['air', 'Udara ruangan', 'Room air'],
    ['oxygen', 'Dengan oksigen', 'On oxygen'],
  ),
  systolic: vital('systolic'),
  diastolic: vital('diastolic'),
  pulse: vital('pulse'),
  consciousness: choice(
    loinc('67775-7', 'Level of responsiveness'),
    ['A', 'Sadar penuh', 'Alert'],
    ['C', 'Bingung baru', 'New confusion'],
    ['V', 'Respons suara', 'Voice'],
    ['P', 'Respons nyeri', 'Pain'],
    ['U', 'Tidak ada respons', 'Unresponsive'],
  ),
  temperature: vital('temperature', 1),
} as const satisfies Readonly<Record<string, Parameter>>;

const measured = { painScore: vital('painScore'), weight: vital('weight', 2), height: vital('height', 1) } as const;

/** Further parameters of the hourly sheet of an intensive care unit (DOMAIN-CLINICAL 9.3). */
const intensive = {
  meanPressure: number(own('mean-arterial-pressure', 'Mean arterial pressure'), 'mm[Hg]', [10, 250]),
  centralVenousPressure: number(own('central-venous-pressure', 'Central venous pressure'), 'cm[H2O]', [-10, 50]),
  gcsEye: number(loinc('9267-6', 'Glasgow coma score eye opening'), '{score}', [1, 4]),
  gcsVerbal: number(loinc('9270-0', 'Glasgow coma score verbal'), '{score}', [1, 5]),
  gcsMotor: number(loinc('9268-4', 'Glasgow coma score motor'), '{score}', [1, 6]),
  rass: number(own('rass', 'Richmond agitation-sedation scale'), '{score}', [-5, 4]),
  pupilLeft: number(own('pupil-left', 'Pupil diameter, left'), 'mm', [1, 9]),
  pupilRight: number(own('pupil-right', 'Pupil diameter, right'), 'mm', [1, 9]),
  cam: choice(
    own('cam-icu', 'Confusion assessment method'),
    ['negative', 'Negatif', 'Negative'],
    ['positive', 'Positif', 'Positive'],
    ['untestable', 'Tidak dapat dinilai', 'Cannot be tested'],
  ),
  airway: choice(
    own('airway', 'Airway'),
    ['natural', 'Tanpa alat', 'Natural'],
    ['endotracheal', 'Pipa endotrakeal', 'Endotracheal tube'],
    ['tracheostomy', 'Trakeostomi', 'Tracheostomy'],
  ),
  ventilation: choice(
    own('ventilator-mode', 'Ventilator mode'),
    ['none', 'Tanpa ventilator', 'No ventilator'],
    ['vc-ac', 'VC-AC', 'VC-AC'],
    ['pc-ac', 'PC-AC', 'PC-AC'],
    ['simv', 'SIMV', 'SIMV'],
    ['psv', 'PSV', 'PSV'],
    ['cpap', 'CPAP', 'CPAP'],
    ['bilevel', 'BiPAP', 'BiPAP'],
    ['hfnc', 'HFNC', 'HFNC'],
    ['other', 'Lainnya', 'Other'],
  ),
  inspiredOxygen: number(loinc('3150-6', 'Inhaled oxygen concentration'), '%', [21, 100]),
  peep: number(own('peep', 'Positive end-expiratory pressure'), 'cm[H2O]', [0, 40]),
  tidalVolume: number(own('tidal-volume', 'Tidal volume'), 'mL', [20, 2000]),
  pressureSupport: number(own('pressure-support', 'Pressure support'), 'cm[H2O]', [0, 60]),
  ventilatorRate: number(own('ventilator-rate', 'Ventilator rate'), '/min', [0, 100]),
} as const satisfies Readonly<Record<string, Parameter>>;

export const parameters = { ...bedside, ...measured, ...intensive } as const;
export type ParameterName = keyof typeof parameters;
export const parameterNames = Object.keys(parameters) as ParameterName[];
export const bedsideNames = [...Object.keys(bedside), 'painScore'] as ParameterName[];
export const intensiveNames = Object.keys(intensive) as (keyof typeof intensive)[];

export const parameterOf = (name: ParameterName): Parameter => parameters[name];

const byCode = new Map(parameterNames.map(name => [`${parameters[name].system} ${parameters[name].code}`, name]));

/** The parameter of a coded item; null for a fluid, a score or a complaint. */
export const parameterNamed = ({ system, code }: { system: string; code: string }): ParameterName | null =>
  byCode.get(`${system} ${code}`) ?? null;
