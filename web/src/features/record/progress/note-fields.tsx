import { NoteFormat, noteParts, type NotePart } from '@alur/contracts/record/progress-note';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';

/** A progress note's form values: its parts by the names of its format. */
export interface WrittenNote {
  format: NoteFormat;
  texts: Partial<Record<NotePart, string>>;
  instruction: string;
}

/** The same as the body that is sent. */
export const noteBody = ({ format, texts, instruction }: WrittenNote) => ({
  format,
  parts: noteParts[format].map(part => ({ part, text: texts[part] ?? '' })),
  instruction,
});

export const isBare = (note: WrittenNote): boolean => noteBody(note).parts.every(({ text }) => text.trim() === '');

/** The inputs of a progress note, by its format. */
export function NoteFields({
  value,
  onChange,
}: {
  value: WrittenNote;
  onChange: (some: Partial<WrittenNote>) => void;
}) {
  const { t } = useTranslation('record');
  const { format, texts, instruction } = value;
  const { parts } = noteBody(value);
  const change = onChange;
  return (
    <>
      <Field label={t('cppt.format')}>
        <Select
          value={format}
          onValueChange={next => change({ format: next })}
          options={NoteFormat.options.map(value => ({ value, label: value.toUpperCase() }))}
        />
      </Field>
      {parts.map(({ part, text }) => (
        <Field key={part} label={t(`cppt.part.${part}`)}>
          <Textarea
            rows={2}
            className="min-h-14"
            value={text}
            onChange={event => change({ texts: { ...texts, [part]: event.target.value } })}
          />
        </Field>
      ))}
      <Field label={t('cppt.instruction')}>
        <Textarea
          rows={1}
          className="min-h-9"
          value={instruction}
          onChange={event => change({ instruction: event.target.value })}
        />
      </Field>
    </>
  );
}
