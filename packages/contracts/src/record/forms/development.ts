import { choices, form, question, section, when } from '../../questionnaire/builders.js';
import { verdict } from './clinical-builders.js';
import * as first from '../scores/development.js';
import * as second from '../scores/development-2.js';
import type { RuleTable } from '../scores/rule.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { ageQuestions, conclusion, noYes, vital } from './common-questions.js';

const total = (linkId: string, id: string, en: string, most: number) =>
  question('integer', linkId, id, en, { least: 0, most });
const zScore = (linkId: string, id: string, en: string) => question('decimal', linkId, id, en, { least: -9, most: 9 });

const whenPremature = {
  enableWhen: [{ question: 'weeks.born', is: 'answered' as const, code: null, number: null }],
};

/**
 * Growth and development of a child (SDIDTK). Totals of the instruments are entered: their items are on the ministry's
 * sheets, and those of M-CHAT-R need a licence (DOMAIN 5.5).
 */
const contentBy = (rules: Readonly<Record<keyof typeof first, RuleTable>>): FormContent => ({
  tables: Object.values(rules),
  definition: form(
    clinicalTitle('sdidtk'),
    section('child', { id: 'Anak', en: 'The child' }, [
      ...ageQuestions(),
      question(
        'integer',
        'weeks.born',
        'Umur kehamilan saat lahir (bila prematur)',
        'Gestation at birth, if premature',
        {
          ...{ least: 22, most: 40, unit: 'wk' },
        },
      ),
      question(
        'choice',
        'corrected',
        'Pakai umur koreksi (sampai 24 bulan)',
        'Use the corrected age (up to 24 months)',
        {
          options: noYes,
          ...whenPremature,
        },
      ),
      verdict(rules.correctedAge, whenPremature),
    ]),
    section('growth', { id: 'Pertumbuhan', en: 'Growth' }, [
      vital('weight', 'Berat badan', 'Weight'),
      vital('height', 'Panjang atau tinggi badan', 'Length or height'),
      vital('headCircumference', 'Lingkar kepala', 'Head circumference'),
      vital('upperArmCircumference', 'Lingkar lengan atas (LiLA)', 'Upper arm circumference'),
      zScore('z.weight-age', 'Z-score BB/U', 'Weight-for-age z-score'),
      zScore('z.height-age', 'Z-score TB/U atau PB/U', 'Height-for-age z-score'),
      zScore('z.weight-height', 'Z-score BB/TB atau BB/PB', 'Weight-for-height z-score'),
      zScore('z.head', 'Z-score LK/U', 'Head circumference z-score'),
      question('choice', 'growth.status', 'Status pertumbuhan', 'Growth', {
        options: choices(
          ['normal', 'Normal', 'Normal'],
          ['risk', 'Berisiko', 'At risk'],
          ['deviation', 'Gangguan pertumbuhan', 'Disturbed'],
        ),
      }),
    ]),
    section('instruments', { id: 'Pemeriksaan perkembangan', en: 'Development' }, [
      question('choice', 'done', 'Yang diperiksa', 'What is examined', {
        ...{ required: true, repeats: true },
        options: choices(
          ['kpsp', 'KPSP (3–72 bulan)', 'KPSP (3 to 72 months)'],
          ['tdd', 'TDD: daya dengar', 'TDD: hearing'],
          ['tdl', 'TDL: daya lihat (36–72 bulan)', 'TDL: sight (36 to 72 months)'],
          ['kmpe', 'KMPE: perilaku emosional (36–72 bulan)', 'KMPE: behaviour (36 to 72 months)'],
          ['mchat', 'M-CHAT-R (16–30 bulan)', 'M-CHAT-R (16 to 30 months)'],
          ['gpph', 'GPPH (mulai 36 bulan, atas indikasi)', 'GPPH (from 36 months, on indication)'],
        ),
      }),
    ]),
    section(
      ...(['kpsp-items', { id: 'KPSP', en: 'KPSP' }] as const),
      [
        verdict(rules.kpspForm),
        total('kpsp', 'Jumlah jawaban Ya', 'Number of answers Yes', 10),
        question('choice', 'kpsp.domain', 'Aspek yang tertinggal', 'Aspects that lag behind', {
          repeats: true,
          options: choices(
            ['gross', 'Gerak kasar', 'Gross motor'],
            ['fine', 'Gerak halus', 'Fine motor'],
            ['speech', 'Bicara dan bahasa', 'Speech'],
            ['social', 'Sosialisasi dan kemandirian', 'Social'],
          ),
        }),
        verdict(rules.kpsp),
      ],
      when('done', 'kpsp'),
    ),
    section(
      ...(['tdd-items', { id: 'TDD (daya dengar)', en: 'Hearing' }] as const),
      [
        verdict(rules.hearingBand),
        total('tdd', 'Jumlah jawaban Tidak', 'Number of answers No', 20),
        verdict(rules.hearing),
      ],
      when('done', 'tdd'),
    ),
    section(
      ...(['tdl-items', { id: 'TDL (daya lihat)', en: 'Sight' }] as const),
      [
        question(
          'choice',
          'tdl',
          'Salah satu mata dua kali gagal sampai baris ketiga',
          'An eye failed twice to line 3',
          {
            options: noYes,
          },
        ),
        verdict(rules.sight),
      ],
      when('done', 'tdl'),
    ),
    section(
      ...(['kmpe-items', { id: 'KMPE', en: 'Behaviour' }] as const),
      [total('kmpe', 'Jumlah jawaban Ya', 'Number of answers Yes', 14), verdict(rules.behaviour)],
      when('done', 'kmpe'),
    ),
    section(
      ...(['mchat-items', { id: 'M-CHAT-R', en: 'M-CHAT-R' }] as const),
      [
        total('mchat', 'Jumlah jawaban berisiko', 'Number of answers at risk', 20),
        total('mchat.interview', 'Nilai wawancara lanjutan', 'Follow-up interview', 20),
        verdict(rules.autism),
      ],
      when('done', 'mchat'),
    ),
    section(
      ...(['gpph-items', { id: 'GPPH', en: 'GPPH' }] as const),
      [total('gpph', 'Jumlah nilai', 'Total', 30), verdict(rules.attention)],
      when('done', 'gpph'),
    ),
    section('summary', { id: 'Kesimpulan perkembangan', en: 'Conclusion on development' }, [
      verdict(rules.development),
    ]),
    conclusion(),
  ),
});

export const development1 = contentBy(first);
/** By instruments that fit the age, which is corrected below 24 months alone. */
export const development = contentBy(second);
