import { choices, form, question, section, when } from '../../questionnaire/builders.js';
import { signList, verdict } from './clinical-builders.js';
import * as rules from '../scores/sick-child.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { ageQuestions, conclusion, noYes, testResult, vital } from './common-questions.js';
import { editionQuestion, hivQuestions, immunisation, oximeter, pinch } from './sick-child-questions.js';

const days = (linkId: string, id: string, en: string, more: Parameters<typeof question>[4] = {}) =>
  question('integer', linkId, id, en, { least: 0, most: 365, unit: 'd', ...more });
const yesNo = (linkId: string, id: string, en: string, more: Parameters<typeof question>[4] = {}) =>
  question('choice', linkId, id, en, { options: noYes, ...more });
/** Fever is told, or measured: above 37.5 °C as rounded to one decimal. */
const feverish: Parameters<typeof question>[4] = {
  enableWhen: [
    { question: 'fever', is: 'equal', code: 'yes', number: null },
    { question: 'temperature', is: 'at_least', code: null, number: 37.55 },
  ],
  enableAll: false,
};

const danger = [
  section('saga', { id: 'Tanda bahaya umum (SAGA)', en: 'General danger signs' }, [
    signList('saga.appearance', 'Penampilan', 'Appearance', [
      ['tone', 'Lemas', 'Limp'],
      ['interaction', 'Tidak berinteraksi', 'Does not interact'],
      ['consolable', 'Tidak dapat ditenangkan', 'Cannot be consoled'],
      ['gaze', 'Pandangan kosong', 'Does not look'],
      ['cry', 'Tangis atau suara lemah', 'Weak cry or voice'],
    ]),
    signList('saga.breathing', 'Upaya napas', 'Breathing', [
      ['sounds', 'Suara napas tambahan', 'Abnormal sounds'],
      ['position', 'Posisi tubuh tidak normal', 'Abnormal position'],
      ['retraction', 'Retraksi', 'Retraction'],
      ['flaring', 'Napas cuping hidung', 'Nasal flaring'],
      ['apnoea', 'Henti napas', 'Apnoea'],
    ]),
    signList('saga.circulation', 'Sirkulasi kulit', 'Circulation', [
      ['pale', 'Pucat', 'Pale'],
      ['mottled', 'Kutis marmorata', 'Mottled'],
      ['cyanosis', 'Biru', 'Cyanosis'],
    ]),
    signList('danger', 'Tanda bahaya lain', 'Other danger signs', [
      ['not_drinking', 'Tidak bisa minum atau menyusu', 'Cannot drink or suck'],
      ['vomits', 'Memuntahkan semuanya', 'Vomits everything'],
      ['convulsion', 'Kejang', 'Convulsion'],
    ]),
    verdict(rules.childDanger),
  ]),
];

const breathing = [
  yesNo('cough', 'Batuk atau sukar bernapas', 'Cough or difficult breathing'),
  days('cough.days', 'Lama batuk', 'Days of cough', when('cough', 'yes')),
  yesNo('indrawing', 'Tarikan dinding dada ke dalam', 'Chest indrawing', when('cough', 'yes')),
  { ...oximeter, ...when('cough', 'yes') },
  { ...vital('oxygenSaturation', 'SpO₂', 'SpO₂', 'saturation'), ...when('oximeter', 'measured') },
  question('integer', 'breaths', 'Napas dalam satu menit', 'Breaths in one minute', {
    ...{ least: 0, most: 150, unit: '/min' },
    ...when('cough', 'yes'),
  }),
  verdict(rules.childCough, when('edition', '2022')),
  verdict(rules.childCough2015, when('edition', '2015')),
];

const diarrhoea = [
  yesNo('diarrhoea', 'Diare', 'Diarrhoea'),
  days('diarrhoea.days', 'Lama diare', 'Days of diarrhoea', when('diarrhoea', 'yes')),
  yesNo('stool.blood', 'Darah dalam tinja', 'Blood in the stool', when('diarrhoea', 'yes')),
  signList(
    ...(['behaviour', 'Keadaan umum', 'General condition'] as const),
    [
      ['restless', 'Gelisah atau rewel', 'Restless or irritable'],
      ['lethargic', 'Letargis', 'Lethargic'],
      ['unconscious', 'Tidak sadar', 'Unconscious'],
    ],
    when('diarrhoea', 'yes'),
  ),
  yesNo('eyes', 'Mata cekung', 'Sunken eyes', when('diarrhoea', 'yes')),
  question('choice', 'drinking', 'Diberi minum', 'Offered a drink', {
    ...when('diarrhoea', 'yes'),
    options: choices(
      ['normal', 'Minum biasa', 'Drinks normally'],
      ['thirsty', 'Haus, minum dengan lahap', 'Thirsty, drinks eagerly'],
      ['hardly', 'Malas minum', 'Hardly drinks'],
      ['cannot', 'Tidak bisa minum', 'Cannot drink'],
      ['not_examined', 'Tidak diperiksa', 'Not examined'],
    ),
  }),
  pinch,
  ...[rules.childDehydration, rules.childPersistence, rules.childDysentery].map(rule => verdict(rule)),
];

const fever = [
  yesNo('fever', 'Demam (anamnesis atau teraba panas)', 'Fever (told, or feels hot)'),
  days('fever.days', 'Lama demam', 'Days of fever', feverish),
  yesNo('neck', 'Kaku kuduk', 'Stiff neck', feverish),
  question('choice', 'malaria.area', 'Daerah malaria (tinggal atau bepergian 2 minggu)', 'Malaria area', {
    ...feverish,
    options: choices(['endemic', 'Endemis', 'Endemic'], ['other', 'Bukan endemis', 'Not endemic']),
  }),
  question('choice', 'malaria.test', 'Tes malaria', 'Malaria test', { ...feverish, options: testResult }),
  verdict(rules.childFever),
  yesNo('measles', 'Campak sekarang atau dalam 3 bulan terakhir', 'Measles now or within 3 months'),
  signList(
    ...(['measles.signs', 'Tanda komplikasi campak', 'Complications of measles'] as const),
    [
      ['cornea', 'Kornea keruh', 'Clouded cornea'],
      ['deep_ulcers', 'Luka mulut dalam atau luas', 'Deep or wide mouth ulcers'],
      ['pus', 'Mata bernanah', 'Pus from the eyes'],
      ['ulcers', 'Luka mulut', 'Mouth ulcers'],
    ],
    when('measles', 'yes'),
  ),
  verdict(rules.childMeasles),
];

/** Dengue is looked for in fever of 2 to 7 days only. */
const dengue = section(
  ...(['dengue-signs', { id: 'Dengue (demam 2–7 hari)', en: 'Dengue (fever of 2 to 7 days)' }] as const),
  [
    signList('dengue.severe', 'Tanda dengue berat', 'Signs of severe dengue', [
      ['shock', 'Syok', 'Shock'],
      ['distress', 'Gawat napas', 'Respiratory distress'],
      ['bleeding', 'Perdarahan berat', 'Severe bleeding'],
      ['organ', 'Gangguan organ berat', 'Organ damage'],
    ]),
    signList('dengue.warning', 'Warning signs', 'Warning signs', [
      ['abdominal', 'Nyeri perut', 'Abdominal pain'],
      ['vomiting', 'Muntah terus-menerus', 'Persistent vomiting'],
      ['fluid', 'Penumpukan cairan', 'Fluid accumulation'],
      ['mucosal', 'Perdarahan mukosa', 'Mucosal bleeding'],
      ['lethargy', 'Letargi atau gelisah', 'Lethargic or restless'],
      ['liver', 'Hati membesar lebih dari 2 cm', 'Liver larger than 2 cm'],
      ['haematocrit', 'Hematokrit naik dengan trombosit turun cepat', 'Haematocrit rises while platelets fall'],
    ]),
    signList('dengue.signs', 'Tanda dengue', 'Signs of dengue', [
      ['rash', 'Ruam', 'Rash'],
      ['aches', 'Nyeri kepala, otot, atau sendi', 'Aches'],
      ['tourniquet', 'Uji torniket positif', 'Tourniquet test positive'],
      ['ns1', 'NS1 positif', 'NS1 positive'],
    ]),
    yesNo('dengue.blood', 'Darah diperiksa', 'Blood was examined'),
    question('integer', 'leucocytes', 'Leukosit', 'Leucocytes', {
      ...{ least: 100, most: 500_000, unit: '/uL' },
      ...when('dengue.blood', 'yes'),
    }),
    question('integer', 'platelets', 'Trombosit', 'Platelets', {
      ...{ least: 1_000, most: 2_000_000, unit: '/uL' },
      ...when('dengue.blood', 'yes'),
    }),
    verdict(rules.childDengue),
  ],
  {
    enableWhen: [
      { question: 'fever.days', is: 'at_least', code: null, number: 2 },
      { question: 'fever.days', is: 'at_most', code: null, number: 7 },
    ],
    enableAll: true,
  },
);

const ear = [
  yesNo('ear', 'Masalah telinga', 'Ear problem'),
  yesNo('ear.swelling', 'Bengkak nyeri di belakang telinga', 'Tender swelling behind the ear', when('ear', 'yes')),
  yesNo('ear.pain', 'Nyeri telinga atau rasa penuh', 'Pain or fullness', when('ear', 'yes')),
  yesNo('ear.discharge', 'Cairan keluar dari telinga', 'Discharge', when('ear', 'yes')),
  days('ear.days', 'Lama keluar cairan', 'Days of discharge', when('ear.discharge', 'yes')),
  verdict(rules.childEar),
];

const nutrition = [
  question('decimal', 'z', 'Z-score BB/TB atau BB/PB', 'Weight-for-height z-score', { least: -9, most: 9 }),
  vital('upperArmCircumference', 'Lingkar lengan atas (LiLA)', 'Upper arm circumference'),
  yesNo('oedema', 'Edema kedua punggung kaki', 'Oedema of both feet'),
  signList('nutrition', 'Komplikasi', 'Complications', [
    ['appetite', 'Tidak nafsu makan', 'No appetite'],
    ['illness', 'Penyakit berat atau tanda bahaya', 'Severe illness or danger sign'],
    ['weak', 'Di bawah 6 bulan: terlalu lemah menyusu', 'Below 6 months: too weak to suck'],
    ['no_gain', 'Di bawah 6 bulan: berat tidak naik', 'Below 6 months: no weight gain'],
  ]),
  verdict(rules.childNutrition),
];

const anaemia = [
  question('choice', 'pallor', 'Telapak tangan pucat', 'Pale palms', {
    options: choices(
      ['none', 'Tidak', 'No'],
      ['some', 'Agak pucat', 'Somewhat'],
      ['severe', 'Sangat pucat', 'Very pale'],
      ['not_examined', 'Tidak diperiksa', 'Not examined'],
    ),
  }),
  yesNo('hb.done', 'Hb diperiksa', 'Haemoglobin was measured'),
  question('decimal', 'hb', 'Hemoglobin', 'Haemoglobin', {
    ...{ least: 1, most: 25, unit: 'g/dL' },
    ...when('hb.done', 'yes'),
  }),
  question('choice', 'hb.limit', 'Batas anemia', 'Limit of anaemia', {
    ...{ required: true, initial: '11', ...when('hb.done', 'yes') },
    options: choices(['11', 'Hb <11 g/dL', 'Below 11 g/dL'], ['10', 'Hb <10 g/dL', 'Below 10 g/dL']),
  }),
  verdict(rules.childAnaemia),
];

/** MTBS: a child from 60 days to below 5 years (DOMAIN-CLINICAL 2.2). */
export const sickChild: FormContent = {
  tables: Object.values(rules),
  definition: form(
    clinicalTitle('mtbs'),
    section('child', { id: 'Anak', en: 'The child' }, [
      ...ageQuestions(),
      verdict(rules.childAge),
      editionQuestion(),
      question('text', 'complaint', 'Keluhan', 'Complaint'),
      vital('weight', 'Berat badan', 'Weight'),
      vital('height', 'Panjang atau tinggi badan', 'Length or height'),
      vital('headCircumference', 'Lingkar kepala', 'Head circumference'),
      vital('temperature', 'Suhu', 'Temperature'),
    ]),
    ...danger,
    section('cough-signs', { id: 'Batuk atau sukar bernapas', en: 'Cough or difficult breathing' }, breathing),
    section('diarrhoea-signs', { id: 'Diare', en: 'Diarrhoea' }, diarrhoea),
    section('fever-signs', { id: 'Demam, malaria, campak', en: 'Fever, malaria, measles' }, fever),
    dengue,
    section('ear-signs', { id: 'Telinga', en: 'Ear' }, ear),
    section('nutrition-signs', { id: 'Status gizi', en: 'Nutrition' }, nutrition),
    section('anaemia-signs', { id: 'Anemia', en: 'Anaemia' }, anaemia),
    section('hiv', { id: 'HIV', en: 'HIV' }, [...hivQuestions(), verdict(rules.childHiv)]),
    immunisation(),
    section('counselling', { id: 'Konseling', en: 'Counselling' }, [
      question('text', 'feeding', 'Pemberian makan dan nasihat', 'Feeding and advice'),
      question('date', 'return.on', 'Kunjungan ulang', 'To come again on'),
    ]),
    conclusion(),
  ),
};
