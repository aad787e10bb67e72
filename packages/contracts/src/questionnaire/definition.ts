import * as z from 'zod/mini';
import { Figure } from '../kernel/scalars.js';

export const QUESTION_TYPES = [
  'display',
  'boolean',
  'choice',
  'integer',
  'decimal',
  'string',
  'text',
  'date',
  'time',
  'score',
  'odontogram',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/**
 * A form, shaped like a FHIR Questionnaire with two levels: sections, and questions in them. The caller chooses the
 * schemas of its strings: typed text in a body, public labels in an event.
 */
export const definitionShape = <Text extends z.core.$ZodType<string>, Code extends z.core.$ZodType<string>>(
  text: () => Text,
  code: () => Code,
) => {
  const said = () => z.object({ id: text(), en: text() });
  const shown = {
    /** Conditions under which it is asked, all or any of them; without conditions, always. */
    enableWhen: z.array(
      z.object({
        question: code(),
        is: z.enum(['answered', 'unanswered', 'equal', 'not_equal', 'at_least', 'at_most']),
        code: z.nullable(code()),
        number: z.nullable(Figure),
      }),
    ),
    enableAll: z.boolean(),
  };
  const question = z.object({
    linkId: code(),
    type: z.enum(QUESTION_TYPES),
    text: said(),
    hint: z.nullable(said()),
    required: z.boolean(),
    /** For a choice: whether several may be chosen. */
    repeats: z.boolean(),
    ...shown,
    options: z.array(z.object({ code: code(), text: said(), points: z.nullable(Figure) })),
    coding: z.nullable(z.object({ system: code(), code: code(), display: text() })),
    /** UCUM. */
    unit: z.nullable(code()),
    least: z.nullable(Figure),
    most: z.nullable(Figure),
    initial: z.nullable(code()),
    /** For a score: a named table over answers, or without one, the sum of their points with the form's own bands. */
    score: z.nullable(
      z.object({
        table: z.nullable(code()),
        inputs: z.array(z.object({ input: code(), question: code() })),
        bands: z.array(
          z.object({
            code: code(),
            from: Figure,
            text: said(),
            tone: z.enum(['neutral', 'success', 'waiting', 'danger']),
          }),
        ),
      }),
    ),
  });
  return z.object({
    title: said(),
    sections: z.array(
      z.object({ linkId: code(), text: said(), repeats: z.boolean(), ...shown, questions: z.array(question) }),
    ),
  });
};

const Text = z.string().check(z.trim(), z.maxLength(500));
/** A name, a code, a UCUM unit, or a code system's address. */
const Code = z.string().check(z.regex(/^[A-Za-z0-9_./:%{}*[\]-]{1,80}$/));

/** A form as typed and sent. */
export const FormDefinition = definitionShape(
  () => Text,
  () => Code,
);
export type FormDefinition = z.infer<typeof FormDefinition>;
export type FormSection = FormDefinition['sections'][number];
export type FormQuestion = FormSection['questions'][number];
export type FormCondition = FormQuestion['enableWhen'][number];
export type FormScore = NonNullable<FormQuestion['score']>;
