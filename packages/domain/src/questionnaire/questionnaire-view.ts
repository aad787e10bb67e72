import { ownForms, QuestionnaireRow, QuestionnaireVersionRow } from '@alur/contracts/questionnaire/rows';
import { view } from '../vocabulary.js';

const key = (event: { data: { questionnaireId: number } }) => event.data.questionnaireId;

/** The facility's own forms, and the version of each that is filled in. */
export const questionnaireView = view({
  name: 'questionnaire',
  version: 1,
  row: QuestionnaireRow,
  indexes: [['status']],
  topics: [{ topic: ownForms, by: {} }],
  on: {
    QuestionnairePublished: {
      key,
      first: ({ data, meta, revision }): QuestionnaireRow => ({
        id: data.questionnaireId,
        revision,
        title: data.definition.title,
        version: data.version,
        questions: data.definition.sections
          .flatMap(({ questions }) => questions)
          .filter(({ type }) => type !== 'display' && type !== 'score').length,
        status: 'published',
        publishedAt: meta.at,
        publishedBy: data.publishedBy.name,
      }),
    },
    QuestionnaireRetired: {
      key,
      next: (row, { revision }) => ({ ...row, revision, status: 'retired' as const }),
    },
    QuestionnaireReinstated: {
      key,
      next: (row, { revision }) => ({ ...row, revision, status: 'published' as const }),
    },
  },
});

/** Every version of every own form; none is ever removed. */
export const questionnaireVersionView = view({
  name: 'questionnaire_version',
  version: 1,
  row: QuestionnaireVersionRow,
  indexes: [['questionnaireId', 'version']],
  on: {
    QuestionnairePublished: {
      key: ({ data }) => `${data.questionnaireId}.${data.version}`,
      first: ({ data, meta }): QuestionnaireVersionRow => ({
        versionId: `${data.questionnaireId}.${data.version}`,
        questionnaireId: data.questionnaireId,
        version: data.version,
        definition: data.definition,
        publishedAt: meta.at,
        publishedBy: data.publishedBy.name,
      }),
    },
  },
});
