import * as z from 'zod/mini';

/** The letters that are numbered: a patient's letters, the order to admit (SPRI), and the order to a supplier. */
export const numberedLetters = ['sick', 'healthy', 'control', 'death', 'birth', 'admission', 'purchase'] as const;
export type NumberedLetter = (typeof numberedLetters)[number];

/** `{nomor}` is the number, `{bulan}` the month in Roman figures, `{tahun}` the year; other text is literal. */
const Format = z
  .string()
  .check(
    z.trim(),
    z.maxLength(60),
    z.regex(/^(?:[^{}]|\{(?:nomor|bulan|tahun)\})*$/, 'letter.format-unknown'),
    z.regex(/\{nomor\}/, 'letter.format-without-number'),
  );

const formats = {
  ...{
    sick: Format,
    healthy: Format,
    control: Format,
    death: Format,
    birth: Format,
    admission: Format,
    purchase: Format,
  },
};

interface Numbered extends Record<NumberedLetter, string> {
  resets: 'month' | 'year';
}

/** Whether the format names its period, so that numbers of two periods differ. */
const tellsPeriod = (format: string, resets: Numbered['resets']): boolean =>
  format.includes('{tahun}') && (resets === 'year' || format.includes('{bulan}'));

/** Numbering of letters: each kind's format, and when numbers restart. */
export const LetterNumbering = z.object({ ...formats, resets: z.enum(['month', 'year']) }).check(context => {
  for (const kind of numberedLetters)
    if (!tellsPeriod(context.value[kind], context.value.resets))
      context.issues.push({
        code: 'custom',
        input: context.value[kind],
        path: [kind],
        message: 'letter.number-repeats',
      });
});
export type LetterNumbering = z.infer<typeof LetterNumbering>;

/** The usual numbering in Indonesia: `0012/SKS/XI/2026`. */
export const defaultNumbering: LetterNumbering = {
  sick: '{nomor}/SKS/{bulan}/{tahun}',
  healthy: '{nomor}/SKSH/{bulan}/{tahun}',
  control: '{nomor}/SK/{bulan}/{tahun}',
  death: '{nomor}/SKM/{bulan}/{tahun}',
  birth: '{nomor}/SKL/{bulan}/{tahun}',
  admission: '{nomor}/SPRI/{bulan}/{tahun}',
  purchase: '{nomor}/SP/{bulan}/{tahun}',
  resets: 'month',
};

/** The month or the year of a day, within which numbers are counted. */
export const periodOf = (resets: LetterNumbering['resets'], date: string): string =>
  date.slice(0, resets === 'month' ? 7 : 4);

const months = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The letter's number as printed. */
export const numberAs = (format: string, sequence: number, date: string): string => {
  const [year = '', month] = date.split('-');
  return format
    .replaceAll('{nomor}', String(sequence).padStart(4, '0'))
    .replaceAll('{bulan}', months[Number(month) - 1] ?? '')
    .replaceAll('{tahun}', year);
};
