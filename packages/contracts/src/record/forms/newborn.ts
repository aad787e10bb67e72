import { choices, form, question, scoreQuestions, section, when } from '../../questionnaire/builders.js';
import { signList, verdict } from './clinical-builders.js';
import * as rules from '../scores/newborn.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { ageQuestions, conclusion, noYes, sexQuestion, testResult, vital } from './common-questions.js';
import { immunisation } from './sick-child-questions.js';

const yesNo = (linkId: string, id: string, en: string) => question('choice', linkId, id, en, { options: noYes });
const saturation = (linkId: string, id: string, en: string) =>
  question('integer', linkId, id, en, {
    ...{ least: 30, most: 100, unit: '%' },
    ...when('pulse.count', '1', '2', '3'),
  });

/** Assessment of a newborn (SPEC 3, DOMAIN 5.8, DOMAIN-CLINICAL 7). */
export const newborn: FormContent = {
  tables: [
    ...rules.apgar,
    ...[rules.downe, rules.ballard, rules.birthWeight, rules.newbornTemperature, rules.heartScreening],
    ...[rules.thyroidSample, rules.newbornAge],
  ],
  definition: form(
    clinicalTitle('newborn'),
    section('birth', { id: 'Kelahiran', en: 'Birth' }, [
      ...ageQuestions(),
      question('time', 'birth.time', 'Jam lahir', 'Time of birth', { required: true }),
      sexQuestion(),
      verdict(rules.newbornAge),
      question('integer', 'birth.order', 'Kelahiran ke- (pada kembar)', 'Birth order (of twins)', {
        least: 1,
        most: 6,
      }),
      question('choice', 'birth.method', 'Cara lahir', 'Delivery', {
        options: choices(
          ['spontaneous', 'Spontan', 'Spontaneous'],
          ['vacuum', 'Vakum', 'Vacuum'],
          ['forceps', 'Forsep', 'Forceps'],
          ['breech', 'Sungsang', 'Breech'],
          ['caesarean', 'Seksio sesarea', 'Caesarean'],
        ),
      }),
      question('string', 'mother.number', 'No. RM ibu', 'Record number of the mother'),
      question('string', 'mother.history', 'Kehamilan dan persalinan ibu', 'Pregnancy and labour of the mother'),
      question('choice', 'mother.hbsag', 'HBsAg ibu', 'HBsAg of the mother', { options: testResult }),
      question('choice', 'mother.hiv', 'HIV ibu', 'HIV of the mother', { options: testResult }),
      question('choice', 'mother.syphilis', 'Sifilis ibu', 'Syphilis of the mother', { options: testResult }),
    ]),
    ...rules.apgar
      .slice(0, 2)
      .map((table, at) =>
        section(table.table, table, [
          ...scoreQuestions(table),
          ...(at === 1 ? [yesNo('apgar.again', 'APGAR menit ke-10, 15, dan 20 dinilai', 'APGAR is scored again')] : []),
        ]),
      ),
    ...rules.apgar
      .slice(2)
      .map(table => section(table.table, table, scoreQuestions(table), when('apgar.again', 'yes'))),
    section('measures', { id: 'Pengukuran', en: 'Measurements' }, [
      question('integer', 'birth.weight', 'Berat lahir', 'Birth weight', {
        ...{ least: 300, most: 7_000, unit: 'g' },
        coding: { system: 'http://loinc.org', code: '8339-4', display: 'Birth weight Measured' },
      }),
      verdict(rules.birthWeight),
      vital('height', 'Panjang badan', 'Length'),
      vital('headCircumference', 'Lingkar kepala', 'Head circumference'),
      question('decimal', 'chest', 'Lingkar dada', 'Chest circumference', { least: 15, most: 60, unit: 'cm' }),
      vital('upperArmCircumference', 'Lingkar lengan atas', 'Upper arm circumference'),
      vital('temperature', 'Suhu', 'Temperature'),
      verdict(rules.newbornTemperature),
      vital('pulse', 'Denyut jantung', 'Heart rate'),
      vital('respiration', 'Frekuensi napas', 'Respiratory rate'),
    ]),
    section('gestation', { id: 'Umur kehamilan', en: 'Gestation' }, [
      question('integer', 'ballard', 'Jumlah skor Ballard', 'Total of the Ballard score', { least: -10, most: 50 }),
      verdict(rules.ballard),
      question('choice', 'size', 'Berat menurut umur kehamilan', 'Weight for gestation', {
        options: choices(
          ['small', 'KMK (kecil masa kehamilan)', 'Small'],
          ['right', 'SMK (sesuai masa kehamilan)', 'Appropriate'],
          ['large', 'BMK (besar masa kehamilan)', 'Large'],
        ),
      }),
    ]),
    section('downe', rules.downe, scoreQuestions(rules.downe)),
    section('exam', { id: 'Pemeriksaan fisik', en: 'Physical examination' }, [
      yesNo('anus', 'Lubang anus ada', 'The anus is open'),
      signList('congenital', 'Kelainan bawaan', 'Congenital anomalies', [
        ['cleft', 'Bibir atau langit-langit sumbing', 'Cleft lip or palate'],
        ['neural', 'Defek tabung saraf', 'Neural tube defect'],
        ['limbs', 'Kelainan anggota gerak', 'Limbs'],
        ['heart', 'Bising jantung', 'Heart murmur'],
        ['genitals', 'Kelainan kelamin', 'Genitals'],
        ['other', 'Lainnya', 'Other'],
      ]),
      question('choice', 'kramer', 'Ikterus (zona Kramer)', 'Jaundice (Kramer zones)', {
        options: choices(
          ['0', 'Tidak kuning', 'None'],
          ['1', '1: kepala dan leher', '1: head and neck'],
          ['2', '2: sampai pusar', '2: to the umbilicus'],
          ['3', '3: sampai lutut', '3: to the knees'],
          ['4', '4: sampai pergelangan', '4: to wrists and ankles'],
          ['5', '5: telapak tangan dan kaki', '5: palms and soles'],
        ),
      }),
      question('text', 'exam.findings', 'Temuan lain', 'Other findings'),
    ]),
    section('care', { id: 'Pelayanan bayi baru lahir', en: 'Care' }, [
      yesNo('imd', 'Inisiasi menyusu dini (IMD)', 'Early breast-feeding'),
      yesNo('vitamin-k', 'Vitamin K1', 'Vitamin K1'),
      yesNo('eye-ointment', 'Salep mata', 'Eye ointment'),
      yesNo('hb0', 'HB0 dalam 24 jam', 'Hepatitis B within 24 hours'),
      yesNo('bands', 'Gelang identitas sama dengan ibu', 'Bands match the mother’s'),
    ]),
    section('screening', { id: 'Skrining', en: 'Screening' }, [
      question('choice', 'pulse.count', 'Oksimeter (umur 24–48 jam)', 'Oximeter (at 24 to 48 hours)', {
        options: choices(
          ['not_done', 'Belum dilakukan', 'Not done'],
          ['1', 'Pengukuran pertama', 'First'],
          ['2', 'Pengukuran kedua', 'Second'],
          ['3', 'Pengukuran ketiga', 'Third'],
        ),
      }),
      saturation('hand', 'SpO₂ tangan kanan', 'SpO₂ of the right hand'),
      saturation('foot', 'SpO₂ kaki', 'SpO₂ of a foot'),
      verdict(rules.heartScreening),
      yesNo('shk', 'Sampel SHK diambil', 'The thyroid sample was taken'),
      question('integer', 'shk.hours', 'Umur saat sampel diambil', 'Age at the sample', {
        ...{ least: 0, most: 700, unit: 'h' },
        ...when('shk', 'yes'),
      }),
      verdict(rules.thyroidSample),
    ]),
    immunisation(),
    conclusion(),
  ),
};
