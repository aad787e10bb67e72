import { form, question, section } from '../../questionnaire/builders.js';
import type { FormAnswer } from '../../questionnaire/answers.js';

/** Name of the form whose id is a nursing care plan's (SPEC 2, `nurse-care/{careid}`). */
export const NURSING_CARE = 'nursing-care';

/**
 * Assessment, problems and plan. Problems and interventions are the facility's own words in its catalogues, because
 * PPNI's standards (SDKI, SLKI, SIKI) are protected and cannot be included here.
 */
export const nursingCare = form(
  { id: 'Asuhan keperawatan', en: 'Nursing care plan' },
  section('assessment', { id: 'Pengkajian', en: 'Assessment' }, [
    question('text', 'subjective', 'Data subjektif', 'Subjective data', { required: true }),
    question('text', 'objective', 'Data objektif', 'Objective data'),
  ]),
  section(
    'problems',
    { id: 'Masalah dan rencana', en: 'Problems and plan' },
    [
      question('string', 'problem', 'Masalah keperawatan', 'Nursing problem', { required: true }),
      question('string', 'cause', 'Berhubungan dengan', 'Related to'),
      question('text', 'outcome', 'Tujuan dan kriteria hasil', 'Goal and criteria'),
      question('text', 'interventions', 'Rencana tindakan (satu per baris)', 'Interventions (one a line)'),
    ],
    { repeats: true },
  ),
);

/** The problems of a plan, by their place in it. */
export const problemsIn = (answers: readonly FormAnswer[]): { problem: number; name: string }[] =>
  answers
    .filter(({ linkId, text }) => linkId === 'problem' && text !== null)
    .map(({ group, text }) => ({ problem: group + 1, name: text ?? '' }));

/** Planned interventions for a problem, one per line. */
export const interventionsFor = (answers: readonly FormAnswer[], problem: number): string[] =>
  (answers.find(each => each.linkId === 'interventions' && each.group === problem - 1)?.text ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
