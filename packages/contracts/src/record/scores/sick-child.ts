import { absent, green, red, yellow } from './chart-colours.js';
import {
  aged,
  all,
  any,
  atLeast,
  atMost,
  has,
  levelRule,
  not,
  over,
  some,
  under,
  type Condition,
} from './conditions.js';
import { hivOutcomes, isExposedByMother } from './young-infant.js';

const edition = (year: 2015 | 2022) => ({ version: `buku-bagan-${year}` });
const source = 'Buku Bagan MTBS; DOMAIN 5.7, DOMAIN-CLINICAL 2.2';
const of2022 = { ...edition(2022), source };

/** MTBS is for those from 60 days to below 60 months. */
export const childAge = levelRule({
  ...{ table: 'mtbs-age', ...of2022, id: 'Umur', en: 'Age', inputs: ['born', 'seen'] },
  outcomes: {
    younger: {
      ...{ id: 'Di bawah 60 hari', en: 'Below 60 days', tone: 'danger' },
      action: { id: 'Pakai formulir MTBM.', en: 'Use the form MTBM.' },
    },
    older: {
      ...{ id: 'Umur 5 tahun atau lebih', en: '5 years or older', tone: 'danger' },
      action: { id: 'Formulir MTBS tidak berlaku.', en: 'The form MTBS does not apply.' },
    },
    right: { id: '2 bulan sampai di bawah 5 tahun', en: '2 months to below 5 years', tone: 'success' },
  },
  levels: [
    ['younger', aged('days', 0, 60)],
    ['older', aged('months', 60)],
  ],
  otherwise: 'right',
});

const SIDES = ['saga.appearance', 'saga.breathing', 'saga.circulation'];
const sides: readonly Condition[] = [
  has('saga.appearance', 'tone', 'interaction', 'consolable', 'gaze', 'cry'),
  has('saga.breathing', 'sounds', 'position', 'retraction', 'flaring', 'apnoea'),
  has('saga.circulation', 'pale', 'mottled', 'cyanosis'),
];
const isInDanger = any(...sides, has('danger', 'not_drinking', 'vomits', 'convulsion'));
const DANGER = [...SIDES, 'danger'];

export const childDanger = levelRule({
  ...{ table: 'mtbs-danger', ...of2022, id: 'Tanda bahaya umum', en: 'General danger signs', inputs: DANGER },
  outcomes: {
    cardiopulmonary: red('Gagal jantung paru', 'Cardiopulmonary failure'),
    very_severe: red('Penyakit sangat berat', 'Very severe disease'),
    stable: green('Stabil', 'Stable'),
  },
  levels: [
    ['cardiopulmonary', all(...sides)],
    ['very_severe', isInDanger],
  ],
  otherwise: 'stable',
});

const isFast = any(
  all(aged('months', 0, 12), atLeast('breaths', 50)),
  all(aged('months', 12, 60), atLeast('breaths', 40)),
);
const cough = (table: string, year: 2015 | 2022, isLowOxygen: Condition) =>
  levelRule({
    ...{ table, ...edition(year), source, id: 'Batuk atau sukar bernapas', en: 'Cough or difficult breathing' },
    inputs: ['cough', 'indrawing', 'oximeter', 'saturation', 'breaths', 'born', 'seen'],
    outcomes: {
      absent: absent('Tidak batuk', 'No cough'),
      severe: red('Pneumonia berat', 'Severe pneumonia'),
      pneumonia: yellow('Pneumonia', 'Pneumonia'),
      cough: green('Batuk bukan pneumonia', 'Cough, no pneumonia'),
    },
    levels: [
      ['absent', has('cough', 'no')],
      ['severe', any(has('indrawing', 'yes'), all(has('oximeter', 'measured'), isLowOxygen))],
      ['pneumonia', isFast],
    ],
    otherwise: 'cough',
  });
export const childCough = cough('mtbs-cough', 2022, atMost('saturation', 92));
export const childCough2015 = cough('mtbs-cough-2015', 2015, under('saturation', 90));

const isLethargic = has('behaviour', 'lethargic', 'unconscious');
const isDehydratedSeverely = some(
  ...([2, isLethargic, has('eyes', 'yes'), has('drinking', 'cannot', 'hardly'), has('pinch', 'very_slow')] as const),
);
/** A worse sign is a milder one as well. */
const isDehydrated = some(
  2,
  any(isLethargic, has('behaviour', 'restless')),
  has('eyes', 'yes'),
  has('drinking', 'cannot', 'hardly', 'thirsty'),
  has('pinch', 'slow', 'very_slow'),
);
const DEHYDRATION = ['diarrhoea', 'behaviour', 'eyes', 'drinking', 'pinch'];

export const childDehydration = levelRule({
  ...{ table: 'mtbs-dehydration', ...of2022, id: 'Diare: dehidrasi', en: 'Diarrhoea: dehydration' },
  inputs: DEHYDRATION,
  outcomes: {
    absent: absent('Tidak diare', 'No diarrhoea'),
    severe: red('Diare dehidrasi berat', 'Severe dehydration'),
    some: yellow('Diare dehidrasi ringan atau sedang', 'Some dehydration'),
    none: green('Diare tanpa dehidrasi', 'No dehydration'),
  },
  levels: [
    ['absent', has('diarrhoea', 'no')],
    ['severe', isDehydratedSeverely],
    ['some', isDehydrated],
  ],
  otherwise: 'none',
});

export const childPersistence = levelRule({
  ...{ table: 'mtbs-persistent', ...of2022, id: 'Diare: lamanya', en: 'Diarrhoea: its length' },
  inputs: [...DEHYDRATION, 'diarrhoea.days'],
  outcomes: {
    not_persistent: absent('Bukan diare persisten', 'Not persistent'),
    severe: red('Diare persisten berat', 'Severe persistent diarrhoea'),
    persistent: yellow('Diare persisten', 'Persistent diarrhoea'),
  },
  levels: [
    ['not_persistent', any(has('diarrhoea', 'no'), under('diarrhoea.days', 14))],
    ['severe', isDehydrated],
  ],
  otherwise: 'persistent',
});

export const childDysentery = levelRule({
  ...{ table: 'mtbs-dysentery', ...of2022, id: 'Diare: darah', en: 'Diarrhoea: blood' },
  inputs: ['diarrhoea', 'stool.blood'],
  outcomes: {
    none: absent('Bukan disentri', 'No dysentery'),
    dysentery: yellow('Disentri', 'Dysentery'),
  },
  levels: [['dysentery', all(has('diarrhoea', 'yes'), has('stool.blood', 'yes'))]],
  otherwise: 'none',
});

const isFeverish = any(has('fever', 'yes'), over('temperature', 37.5));

export const childFever = levelRule({
  ...{ table: 'mtbs-fever', ...of2022, id: 'Demam', en: 'Fever' },
  inputs: ['fever', 'temperature', ...DANGER, 'neck', 'malaria.area', 'malaria.test'],
  decimals: { temperature: 1 },
  outcomes: {
    absent: absent('Tidak demam', 'No fever'),
    severe: red('Penyakit berat dengan demam', 'Severe disease with fever'),
    malaria: yellow('Malaria', 'Malaria'),
    unlikely: green('Demam mungkin bukan malaria', 'Malaria unlikely'),
    other: green('Demam bukan malaria', 'Fever, not malaria'),
  },
  levels: [
    ['absent', not(isFeverish)],
    ['severe', any(isInDanger, has('neck', 'yes'))],
    [
      'malaria',
      any(has('malaria.test', 'positive'), all(has('malaria.area', 'endemic'), has('malaria.test', 'not_done'))),
    ],
    ['unlikely', has('malaria.area', 'endemic')],
  ],
  otherwise: 'other',
});

export const childMeasles = levelRule({
  ...{ table: 'mtbs-measles', ...of2022, id: 'Campak', en: 'Measles' },
  inputs: ['measles', 'measles.signs', ...DANGER],
  outcomes: {
    absent: absent('Tidak campak', 'No measles'),
    severe: red('Campak dengan komplikasi berat', 'Severe measles'),
    complicated: yellow('Campak dengan komplikasi pada mata atau mulut', 'Measles with complications'),
    measles: green('Campak', 'Measles'),
  },
  levels: [
    ['absent', has('measles', 'no')],
    ['severe', any(isInDanger, has('measles.signs', 'cornea', 'deep_ulcers'))],
    ['complicated', has('measles.signs', 'pus', 'ulcers')],
  ],
  otherwise: 'measles',
});

export const childDengue = levelRule({
  ...{ table: 'mtbs-dengue', ...of2022, id: 'Dengue', en: 'Dengue' },
  inputs: ['dengue.severe', 'dengue.warning', 'dengue.signs', 'dengue.blood', 'leucocytes', 'platelets'],
  outcomes: {
    severe: red('Dengue berat', 'Severe dengue'),
    warning: red('Dengue dengan warning signs', 'Dengue with warning signs'),
    dengue: yellow('Dengue tanpa warning signs', 'Dengue without warning signs'),
    unlikely: green('Mungkin bukan dengue', 'Dengue unlikely'),
  },
  levels: [
    ['severe', has('dengue.severe', 'shock', 'distress', 'bleeding', 'organ')],
    ['warning', has('dengue.warning', 'abdominal', 'vomiting', 'fluid', 'mucosal', 'lethargy', 'liver', 'haematocrit')],
    [
      'dengue',
      any(
        has('dengue.signs', 'rash', 'aches', 'tourniquet', 'ns1'),
        all(has('dengue.blood', 'yes'), any(under('leucocytes', 4_000), under('platelets', 100_000))),
      ),
    ],
  ],
  otherwise: 'unlikely',
});

const isDischarging = has('ear.discharge', 'yes');
export const childEar = levelRule({
  ...{ table: 'mtbs-ear', ...of2022, id: 'Telinga', en: 'Ear' },
  inputs: ['ear', 'ear.swelling', 'ear.discharge', 'ear.days', 'ear.pain'],
  outcomes: {
    absent: absent('Tidak ada masalah telinga', 'No ear problem'),
    mastoiditis: red('Mastoiditis', 'Mastoiditis'),
    chronic: yellow('Infeksi telinga kronis', 'Chronic ear infection'),
    acute: yellow('Infeksi telinga akut', 'Acute ear infection'),
    none: green('Tidak ada infeksi telinga', 'No ear infection'),
  },
  levels: [
    ['absent', has('ear', 'no')],
    ['mastoiditis', has('ear.swelling', 'yes')],
    ['chronic', all(isDischarging, atLeast('ear.days', 14))],
    ['acute', any(has('ear.pain', 'yes'), isDischarging)],
  ],
  otherwise: 'none',
});

const isInfant = aged('months', 0, 6);
const isOlder = aged('months', 6);
const isWasted = any(under('z', -3), has('oedema', 'yes'), all(isOlder, under('upperArmCircumference', 11.5)));
const isComplicated = has('nutrition', 'appetite', 'illness', 'weak', 'no_gain');

export const childNutrition = levelRule({
  ...{ table: 'mtbs-nutrition', ...of2022, id: 'Status gizi', en: 'Nutrition' },
  inputs: ['z', 'upperArmCircumference', 'oedema', 'nutrition', 'born', 'seen'],
  outcomes: {
    severe_complicated: red('Gizi buruk dengan komplikasi', 'Severe malnutrition with complications'),
    severe: yellow('Gizi buruk tanpa komplikasi', 'Severe malnutrition without complications'),
    under: yellow('Gizi kurang', 'Moderate malnutrition'),
    obese: yellow('Obesitas', 'Obese'),
    over: yellow('Gizi lebih', 'Overweight'),
    at_risk: yellow('Berisiko gizi lebih', 'At risk of overweight'),
    good: green('Gizi baik', 'Well nourished'),
  },
  levels: [
    ['severe_complicated', any(all(isInfant, any(isWasted, isComplicated)), all(isOlder, isWasted, isComplicated))],
    ['severe', isWasted],
    ['under', any(under('z', -2), all(isOlder, under('upperArmCircumference', 12.5)))],
    ['obese', over('z', 3)],
    ['over', over('z', 2)],
    ['at_risk', over('z', 1)],
  ],
  otherwise: 'good',
});

const isCountedBelow = (limit: number) => all(has('hb.done', 'yes'), under('hb', limit));
/** The booklet of 2022 is said to have 10 g/dL, IMCI 11: which is used is on the form (DOMAIN-CLINICAL 2.2). */
export const childAnaemia = levelRule({
  ...{ table: 'mtbs-anaemia', ...of2022, id: 'Anemia', en: 'Anaemia' },
  inputs: ['pallor', 'hb.done', 'hb', 'hb.limit'],
  decimals: { hb: 1 },
  outcomes: {
    severe: red('Anemia berat', 'Severe anaemia'),
    anaemia: yellow('Anemia', 'Anaemia'),
    none: green('Tidak anemia', 'No anaemia'),
  },
  levels: [
    ['severe', any(has('pallor', 'severe'), isCountedBelow(7))],
    [
      'anaemia',
      any(
        has('pallor', 'some'),
        all(has('hb.limit', '10'), isCountedBelow(10)),
        all(has('hb.limit', '11'), isCountedBelow(11)),
      ),
    ],
  ],
  otherwise: 'none',
});

const isTested = any(has('hiv.virology', 'negative', 'positive'), has('hiv.serology', 'negative', 'positive'));
/** Serology counts from 18 months on; before, it says that the child was exposed. */
export const childHiv = levelRule({
  ...{ table: 'mtbs-hiv', ...of2022, id: 'HIV', en: 'HIV', outcomes: hivOutcomes },
  inputs: ['hiv.virology', 'hiv.serology', 'hiv.mother', 'hiv.feeding', 'born', 'seen'],
  levels: [
    ['confirmed', any(has('hiv.virology', 'positive'), all(aged('months', 18), has('hiv.serology', 'positive')))],
    ['exposed', any(has('hiv.serology', 'positive'), isExposedByMother(not(isTested)))],
    [
      'not_infected',
      any(has('hiv.mother', 'negative'), has('hiv.virology', 'negative'), has('hiv.serology', 'negative')),
    ],
  ],
  otherwise: 'unknown',
});
