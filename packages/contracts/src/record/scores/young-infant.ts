import { absent, green, red, yellow } from './chart-colours.js';
import { aged, all, any, apart, atLeast, has, levelRule, over, some, under, type Condition } from './conditions.js';

const edition = (year: 2015 | 2022) => ({ version: `buku-bagan-${year}` });
const source = 'Buku Bagan MTBS, MTBM; DOMAIN 5.7, DOMAIN-CLINICAL 2.1';

/** MTBM is for those below 60 days; from day 60 on it is MTBS (DOMAIN-CLINICAL 2.1). */
export const infantAge = levelRule({
  ...{ table: 'mtbm-age', ...edition(2022), source, id: 'Umur', en: 'Age', inputs: ['born', 'seen'] },
  outcomes: {
    older: {
      ...{ id: 'Umur 60 hari atau lebih', en: '60 days or older', tone: 'danger' },
      action: { id: 'Pakai formulir MTBS.', en: 'Use the form MTBS.' },
    },
    right: { id: 'Di bawah 60 hari', en: 'Below 60 days', tone: 'success' },
  },
  levels: [['older', aged('days', 60)]],
  otherwise: 'right',
});

const SEVERE = [
  ...['not_sucking', 'convulsion', 'cyanosis', 'grunting', 'flaring', 'indrawing', 'no_stool', 'vomits'],
  ...['distended', 'no_anus', 'eye_pus', 'umbilical_pus'],
];
const LOCAL = ['little_eye_pus', 'red_umbilicus', 'pustules'];
const isStill = has('behaviour', 'stimulated', 'motionless');

/** Breaths are counted twice if the first count is abnormal, and the second decides. */
const breathsBeyond = (low: number): Condition =>
  all(
    any(atLeast('breaths', 60), under('breaths', low)),
    any(atLeast('breaths.second', 60), under('breaths.second', low)),
  );

/** SpO₂ below 95%, or a difference of more than 3% between hand and foot; without an oximeter it says nothing. */
const isLowOxygen: Condition = all(
  has('oximeter', 'measured'),
  any(under('hand', 95), under('foot', 95), apart('hand', 'foot', 3)),
);

const infection = (table: string, year: 2015 | 2022, severe: Condition) =>
  levelRule({
    ...{ table, ...edition(year), source, id: 'Infeksi bakteri', en: 'Bacterial infection' },
    inputs: [
      ...['behaviour', 'infection', 'breaths', 'breaths.second', 'temperature', 'oximeter', 'hand', 'foot'],
      'infection.local',
    ],
    decimals: { temperature: 1 },
    outcomes: {
      severe: red('Penyakit sangat berat atau infeksi bakteri berat', 'Very severe disease or infection'),
      local: yellow('Infeksi bakteri lokal', 'Local infection'),
      unlikely: green('Mungkin bukan infeksi', 'Infection unlikely'),
    },
    levels: [
      ['severe', any(isStill, has('infection', ...SEVERE), severe)],
      ['local', has('infection.local', ...LOCAL)],
    ],
    otherwise: 'unlikely',
  });

/** The edition of 2022: breaths from 60 or below 40, above 37.5 or below 36.5 °C, and the oximeter. */
export const infantInfection = infection(
  ...(['mtbm-infection', 2022] as const),
  any(breathsBeyond(40), over('temperature', 37.5), under('temperature', 36.5), isLowOxygen),
);
/** The edition of 2015: breaths from 60 or below 30, from 37.5 or below 35.5 °C. */
export const infantInfection2015 = infection(
  ...(['mtbm-infection-2015', 2015] as const),
  any(breathsBeyond(30), atLeast('temperature', 37.5), under('temperature', 35.5)),
);

export const infantJaundice = levelRule({
  ...{ table: 'mtbm-jaundice', ...edition(2022), source, id: 'Ikterus', en: 'Jaundice' },
  inputs: ['jaundice', 'jaundice.signs', 'born', 'seen'],
  outcomes: {
    absent: absent('Tidak ikterus', 'No jaundice'),
    severe: red('Ikterus berat', 'Severe jaundice'),
    jaundice: yellow('Ikterus', 'Jaundice'),
  },
  levels: [
    ['absent', has('jaundice', 'no')],
    ['severe', all(has('jaundice', 'yes'), any(has('jaundice.signs', 'early', 'palms'), aged('days', 15)))],
  ],
  otherwise: 'jaundice',
});

export const infantDiarrhoea = levelRule({
  ...{ table: 'mtbm-diarrhoea', ...edition(2022), source, id: 'Diare', en: 'Diarrhoea' },
  inputs: ['diarrhoea', 'behaviour', 'eyes', 'pinch'],
  outcomes: {
    absent: absent('Tidak diare', 'No diarrhoea'),
    severe: red('Diare dehidrasi berat', 'Severe dehydration'),
    some: yellow('Diare dehidrasi ringan atau sedang', 'Some dehydration'),
    none: green('Diare tanpa dehidrasi', 'No dehydration'),
  },
  levels: [
    ['absent', has('diarrhoea', 'no')],
    ['severe', some(2, isStill, has('eyes', 'yes'), has('pinch', 'very_slow'))],
    // A worse sign is a milder one as well.
    [
      'some',
      some(2, any(isStill, has('behaviour', 'restless')), has('eyes', 'yes'), has('pinch', 'slow', 'very_slow')),
    ],
  ],
  otherwise: 'none',
});

/** Her mother's, and breast-feeding: what exposes a child to HIV. */
export const isExposedByMother = (untested: Condition): Condition =>
  all(has('hiv.mother', 'positive'), any(has('hiv.feeding', 'yes', 'stopped_recently'), untested));

export const hivOutcomes = {
  confirmed: red('Infeksi HIV terkonfirmasi', 'HIV infection confirmed'),
  exposed: yellow('Terpajan HIV', 'Exposed to HIV'),
  not_infected: green('Bukan infeksi HIV', 'No HIV infection'),
  unknown: absent('Status HIV tidak diketahui', 'HIV status not known'),
};

export const infantHiv = levelRule({
  ...{ table: 'mtbm-hiv', ...edition(2022), source, id: 'HIV', en: 'HIV', outcomes: hivOutcomes },
  inputs: ['hiv.virology', 'hiv.serology', 'hiv.mother', 'hiv.feeding'],
  levels: [
    ['confirmed', has('hiv.virology', 'positive')],
    ['exposed', any(has('hiv.serology', 'positive'), isExposedByMother(has('hiv.virology', 'not_done')))],
    [
      'not_infected',
      any(has('hiv.mother', 'negative'), has('hiv.virology', 'negative'), has('hiv.serology', 'negative')),
    ],
  ],
  otherwise: 'unknown',
});

export const infantFeeding = levelRule({
  ...{ table: 'mtbm-feeding', ...edition(2022), source },
  ...{ id: 'Berat badan dan pemberian minum', en: 'Weight and feeding' },
  inputs: ['weight', 'weight.z', 'feeding', 'born', 'seen'],
  outcomes: {
    very_low: red('Berat badan sangat rendah', 'Very low weight'),
    problem: yellow('Berat badan rendah atau masalah pemberian minum', 'Low weight or feeding problem'),
    none: green('Tidak ada masalah', 'No problem'),
  },
  levels: [
    ['very_low', all(aged('days', 0, 7), under('weight', 2))],
    [
      'problem',
      any(
        under('weight.z', -2),
        has('feeding', 'few', 'other_food', 'bottle', 'position', 'attachment', 'suck', 'thrush', 'cleft'),
      ),
    ],
  ],
  otherwise: 'none',
});
