import { choices, form, question, section, when } from '../../questionnaire/builders.js';
import { signList, verdict } from './clinical-builders.js';
import type { FormQuestion } from '../../questionnaire/definition.js';
import * as rules from '../scores/anaemia.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { ageQuestions, conclusion, noYes, sexQuestion } from './common-questions.js';

const blood = (
  linkId: string,
  id: string,
  en: string,
  loinc: readonly [code: string, display: string],
  limits: Pick<FormQuestion, 'least' | 'most' | 'unit'>,
) =>
  question('decimal', linkId, id, en, {
    ...limits,
    coding: { system: 'http://loinc.org', code: loinc[0], display: loinc[1] },
  });

const byTable = [rules.anaemiaKemenkes, rules.anaemiaWho];

/** Screening of anaemia and thalassaemia, with SPEC 3's signs and values. */
export const anaemia: FormContent = {
  tables: [...byTable, rules.redCellCount, rules.thalassaemia, rules.indicesAgree],
  definition: form(
    clinicalTitle('anaemia'),
    section('person', { id: 'Pasien', en: 'The patient' }, [
      ...ageQuestions(),
      sexQuestion(),
      question('choice', 'pregnant', 'Sedang hamil', 'Pregnant', { options: noYes, ...when('sex', 'female') }),
      question('integer', 'weeks', 'Umur kehamilan (minggu penuh)', 'Completed weeks of pregnancy', {
        ...{ least: 1, most: 45, unit: 'wk' },
        ...when('pregnant', 'yes'),
      }),
    ]),
    section('signs', { id: 'Tanda dan riwayat', en: 'Signs and history' }, [
      signList('signs', 'Tanda anemia', 'Signs of anaemia', [
        ['pale', 'Pucat (konjungtiva, bibir, telapak tangan)', 'Pale (eyelids, lips, palms)'],
        ['tired', 'Lemah, letih, lesu', 'Weak and tired'],
        ['dizzy', 'Pusing atau berkunang-kunang', 'Dizzy'],
        ['palpitation', 'Jantung berdebar atau sesak', 'Palpitation or short of breath'],
        ['jaundice', 'Kuning', 'Jaundice'],
        ['spleen', 'Limpa atau hati membesar', 'Enlarged spleen or liver'],
        ['face', 'Wajah khas talasemia', 'Facies of thalassaemia'],
        ['growth', 'Pertumbuhan terhambat', 'Stunted growth'],
      ]),
      signList('history', 'Riwayat', 'History', [
        ['family', 'Keluarga dengan talasemia', 'Thalassaemia in the family'],
        ['transfusion', 'Pernah atau sering transfusi darah', 'Transfusions'],
        ['bleeding', 'Perdarahan atau haid banyak', 'Bleeding or heavy periods'],
        ['worms', 'Kecacingan', 'Worms'],
        ['iron', 'Sedang minum tablet tambah darah', 'Takes iron'],
      ]),
    ]),
    section('blood', { id: 'Hasil darah', en: 'Blood' }, [
      blood('hb', 'Hemoglobin', 'Haemoglobin', ['718-7', 'Hemoglobin [Mass/volume] in Blood'], {
        ...{ least: 1, most: 25, unit: 'g/dL' },
      }),
      blood('mcv', 'MCV', 'MCV', ['787-2', 'MCV [Entitic volume] by Automated count'], {
        ...{ least: 30, most: 160, unit: 'fL' },
      }),
      blood('mch', 'MCH', 'MCH', ['785-6', 'MCH [Entitic mass] by Automated count'], {
        ...{ least: 5, most: 60, unit: 'pg' },
      }),
      blood('mchc', 'MCHC', 'MCHC', ['786-4', 'MCHC [Mass/volume] by Automated count'], {
        ...{ least: 15, most: 50, unit: 'g/dL' },
      }),
      blood(
        'rbc',
        'Eritrosit (bila diukur)',
        'Red cells (if measured)',
        ['789-8', 'Erythrocytes [#/volume] in Blood'],
        {
          ...{ least: 0.5, most: 10, unit: '10*6/uL' },
        },
      ),
      verdict(rules.indicesAgree),
    ]),
    section('result', { id: 'Hasil skrining', en: 'Result' }, [
      question('choice', 'table', 'Tabel batas Hb', 'Table of cut-offs', {
        required: true,
        initial: rules.anaemiaKemenkes.table,
        options: choices(...byTable.map(({ table, id, en }) => [table, id, en] as const)),
      }),
      ...byTable.map(table => verdict(table, when('table', table.table))),
      verdict(rules.redCellCount),
      verdict(rules.thalassaemia),
    ]),
    conclusion(),
  ),
};
