import { choices, form, question, section, when } from '../../questionnaire/builders.js';
import { signList, verdict } from './clinical-builders.js';
import * as rules from '../scores/young-infant.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { ageQuestions, conclusion, noYes, vital } from './common-questions.js';
import { editionQuestion, hivQuestions, immunisation, oximeter, pinch } from './sick-child-questions.js';

const breaths = (linkId: string, id: string, en: string, more: Parameters<typeof question>[4] = {}) =>
  question('integer', linkId, id, en, { least: 0, most: 150, unit: '/min', ...more });
const saturation = (linkId: string, id: string, en: string) =>
  question('integer', linkId, id, en, { least: 30, most: 100, unit: '%', ...when('oximeter', 'measured') });

/** MTBM: a child below 60 days (DOMAIN-CLINICAL 2.1). */
export const youngInfant: FormContent = {
  tables: [
    ...[rules.infantAge, rules.infantInfection, rules.infantInfection2015, rules.infantJaundice],
    ...[rules.infantDiarrhoea, rules.infantHiv, rules.infantFeeding],
  ],
  definition: form(
    clinicalTitle('mtbm'),
    section('child', { id: 'Bayi', en: 'The infant' }, [
      ...ageQuestions(),
      verdict(rules.infantAge),
      editionQuestion(),
      question('text', 'complaint', 'Keluhan', 'Complaint'),
      vital('weight', 'Berat badan', 'Weight'),
      vital('height', 'Panjang badan', 'Length'),
      vital('headCircumference', 'Lingkar kepala', 'Head circumference'),
      vital('temperature', 'Suhu', 'Temperature'),
    ]),
    section('infection-signs', { id: 'Infeksi bakteri', en: 'Bacterial infection' }, [
      signList('behaviour', 'Gerakan dan kesadaran', 'Movement and consciousness', [
        ['restless', 'Gelisah atau rewel', 'Restless or irritable'],
        ['stimulated', 'Bergerak hanya bila dirangsang', 'Moves only when stimulated'],
        ['motionless', 'Tidak bergerak sama sekali', 'Does not move at all'],
      ]),
      signList('infection', 'Tanda penyakit berat', 'Signs of severe disease', [
        ['not_sucking', 'Tidak bisa minum atau hisapan lemah', 'Does not suck, or weakly'],
        ['convulsion', 'Kejang', 'Convulsion'],
        ['cyanosis', 'Biru', 'Cyanosis'],
        ['grunting', 'Merintih', 'Grunting'],
        ['flaring', 'Napas cuping hidung', 'Nasal flaring'],
        ['indrawing', 'Tarikan dinding dada sangat kuat', 'Very strong chest indrawing'],
        ['no_stool', 'Tidak buang air besar 48 jam sejak lahir', 'No stool for 48 hours'],
        ['vomits', 'Muntah semua atau hijau', 'Vomits everything, or green'],
        ['distended', 'Perut kembung disertai sesak', 'Distended abdomen with dyspnoea'],
        ['no_anus', 'Tidak ada lubang anus', 'No anus'],
        ['eye_pus', 'Mata bernanah banyak', 'Much pus from the eyes'],
        ['umbilical_pus', 'Pusar bernanah atau kemerahan meluas', 'Pus from the umbilicus, or spreading redness'],
      ]),
      breaths('breaths', 'Napas dalam satu menit', 'Breaths in one minute'),
      breaths('breaths.second', 'Hitungan kedua', 'Second count', {
        hint: { id: 'Bila hitungan pertama tidak normal; hitungan ini yang menentukan.', en: 'This count decides.' },
        enableWhen: [
          { question: 'breaths', is: 'at_least', code: null, number: 60 },
          { question: 'breaths', is: 'at_most', code: null, number: 39 },
        ],
        enableAll: false,
      }),
      oximeter,
      saturation('hand', 'SpO₂ tangan kanan', 'SpO₂ of the right hand'),
      saturation('foot', 'SpO₂ kaki', 'SpO₂ of a foot'),
      signList('infection.local', 'Tanda infeksi lokal', 'Signs of local infection', [
        ['little_eye_pus', 'Mata bernanah sedikit', 'Little pus from the eyes'],
        ['red_umbilicus', 'Pusar kemerahan', 'Red umbilicus'],
        ['pustules', 'Pustul di kulit', 'Skin pustules'],
      ]),
      verdict(rules.infantInfection, when('edition', '2022')),
      verdict(rules.infantInfection2015, when('edition', '2015')),
    ]),
    section('jaundice-signs', { id: 'Ikterus', en: 'Jaundice' }, [
      question('choice', 'jaundice', 'Kuning', 'Yellow', { options: noYes }),
      signList(
        ...(['jaundice.signs', 'Tanda ikterus berat', 'Signs of severe jaundice'] as const),
        [
          ['early', 'Timbul sebelum umur 24 jam', 'Began before 24 hours'],
          ['palms', 'Kuning pada telapak tangan atau kaki', 'Palms or soles are yellow'],
        ],
        when('jaundice', 'yes'),
      ),
      verdict(rules.infantJaundice),
    ]),
    section('diarrhoea-signs', { id: 'Diare', en: 'Diarrhoea' }, [
      question('choice', 'diarrhoea', 'Diare', 'Diarrhoea', { options: noYes }),
      question('choice', 'eyes', 'Mata cekung', 'Sunken eyes', { options: noYes, ...when('diarrhoea', 'yes') }),
      pinch,
      verdict(rules.infantDiarrhoea),
    ]),
    section('hiv', { id: 'HIV', en: 'HIV' }, [...hivQuestions(), verdict(rules.infantHiv)]),
    section('feeding-signs', { id: 'Berat badan dan pemberian minum', en: 'Weight and feeding' }, [
      question('decimal', 'weight.z', 'Z-score BB/U', 'Weight-for-age z-score', { least: -9, most: 9 }),
      signList('feeding', 'Masalah pemberian minum', 'Feeding problems', [
        ['few', 'ASI kurang dari 8 kali dalam 24 jam', 'Fewer than 8 feeds in 24 hours'],
        ['other_food', 'Diberi makanan atau minuman lain', 'Other food or drink'],
        ['bottle', 'Memakai botol', 'Bottle'],
        ['position', 'Posisi kurang baik', 'Poor position'],
        ['attachment', 'Melekat kurang baik', 'Poor attachment'],
        ['suck', 'Mengisap kurang efektif', 'Poor suck'],
        ['thrush', 'Sariawan atau bercak putih di mulut', 'Thrush'],
        ['cleft', 'Celah bibir atau langit-langit', 'Cleft lip or palate'],
      ]),
      verdict(rules.infantFeeding),
    ]),
    immunisation(),
    section('counselling', { id: 'Konseling', en: 'Counselling' }, [
      question('choice', 'counselled', 'Ibu sudah dinasihati', 'The mother was counselled on', {
        repeats: true,
        options: choices(
          ['feeding', 'Pemberian ASI', 'Breast-feeding'],
          ['warmth', 'Menjaga bayi tetap hangat', 'Keeping the infant warm'],
          ['cord', 'Perawatan tali pusat', 'Care of the cord'],
          ['return', 'Kapan harus segera kembali', 'When to return at once'],
        ),
      }),
      question('date', 'return.on', 'Kunjungan ulang', 'To come again on'),
    ]),
    conclusion(),
  ),
};
