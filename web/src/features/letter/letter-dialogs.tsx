import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { ColourVision, issueLetter, LetterKind } from '@alur/contracts/letter/commands';
import { stayList } from '@alur/contracts/stay/rows';
import { isPressureReversed } from '@alur/contracts/record/vitals';
import type { Control, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList } from '@/api/use-list';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Dialog } from '@/ui/dialog';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';
import { Select } from '@/ui/select';

/** The fields of all kinds of letters; only those of the chosen kind are sent. */
interface Content {
  kind: LetterKind;
  from: string;
  days: number | null;
  height: number | null;
  weight: number | null;
  systolic: number | null;
  diastolic: number | null;
  colourVision: 'normal' | 'partial' | 'total' | 'not_tested';
  purpose: string;
  date: string;
  note: string;
  cause: string;
}
interface Values {
  content: Content;
}
interface Part {
  control: Control<Values>;
}

const parts: Record<LetterKind, readonly (keyof Content)[]> = {
  sick: ['kind', 'from', 'days'],
  healthy: ['kind', 'height', 'weight', 'systolic', 'diastolic', 'colourVision', 'purpose'],
  control: ['kind', 'date', 'note'],
  death: ['kind', 'cause'],
  birth: ['kind'],
};

const bodyOf = (encounterId: number, content: Content) => ({
  encounterId,
  content: Object.fromEntries(parts[content.kind].map(name => [name, content[name]])),
});

/** The visit's last measurements prefill the form. */
const measuredIn = ({ vitals }: VisitRecordRow) => {
  const last = (name: 'height' | 'weight' | 'systolic' | 'diastolic') =>
    vitals.findLast(entry => entry[name] !== null)?.[name] ?? null;
  return { height: last('height'), weight: last('weight'), systolic: last('systolic'), diastolic: last('diastolic') };
};

/**
 * The kinds that a visit may have. Certificates of death are written by the emergency department or in a stay, never by
 * a clinic; of birth, in the stay of a newborn.
 */
function useKinds({ scheduleId, encounterId, patientId }: VisitRecordRow): LetterKind[] {
  const can = useCan();
  const isBooked = scheduleId !== null;
  const stays = useList(
    stayList,
    { patientId, order_by: 'id', sort_by: 'desc' },
    { enabled: !isBooked && can('inpatient.ongoing:view') },
  );
  const isNewborn = stays.rows.some(row => row.encounterId === encounterId && row.motherEncounterId !== null);
  return LetterKind.options.filter(kind => (kind === 'death' ? !isBooked : kind !== 'birth' || isNewborn));
}

/** Writes a letter; with *Tanda tangani* it is numbered and signed at once. */
export function IssueLetter({ visit, onClose }: { visit: VisitRecordRow; onClose: () => void }) {
  const { t } = useTranslation(['letter', 'common', 'enums']);
  const today = useToday();
  const form = useCommandForm(issueLetter, {
    values: {
      content: {
        ...{ kind: 'sick', from: today, days: 1, date: '', note: '' },
        ...{ ...measuredIn(visit), colourVision: 'not_tested', purpose: '', cause: '' },
      },
    } as Values,
    body: ({ content }) => bodyOf(visit.encounterId, content),
    ask: ({ content: { kind, systolic, diastolic } }) =>
      kind === 'healthy' && isPressureReversed({ systolic, diastolic })
        ? {
            title: t('letter:reversed', { systolic, diastolic }),
            text: t('letter:reversedText'),
            confirm: t('letter:reversedDo'),
          }
        : null,
    success: t('letter:issuedDone'),
    onDone: onClose,
  });
  const { control } = form;
  const kind = form.watch('content.kind');
  const kinds = useKinds(visit);
  return (
    <Dialog
      open
      onOpenChange={open => !open && !form.pending && onClose()}
      size="sm"
      title={t('letter:issue')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form="letter-form" pending={form.pending}>
            {t('letter:sign')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="letter-form" className="flex flex-col gap-3">
        <Choice
          control={control}
          name="kind"
          label={t('letter:kindLabel')}
          options={kinds.map(value => ({ value, label: t(`enums:letterKind.${value}`) }))}
        />
        {kind === 'sick' && <SickLeave control={control} />}
        {kind === 'healthy' && <HealthCertificate control={control} />}
        {kind === 'control' && <ControlVisit control={control} />}
        {kind === 'birth' && <p className="text-muted-foreground">{t('letter:birthHint')}</p>}
        {kind === 'death' && (
          <FormField control={control} name="content.cause" label={t('letter:cause')} hint={t('letter:causeHint')}>
            {bound => <Textarea rows={3} {...bound} />}
          </FormField>
        )}
      </CommandForm>
    </Dialog>
  );
}

function SickLeave({ control }: Part) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Day control={control} name="from" />
      <Amount control={control} name="days" />
    </div>
  );
}

function HealthCertificate({ control }: Part) {
  const { t } = useTranslation(['letter', 'enums']);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Amount control={control} name="height" decimals={1} />
        <Amount control={control} name="weight" decimals={1} />
        <Amount control={control} name="systolic" />
        <Amount control={control} name="diastolic" />
      </div>
      <Choice
        control={control}
        name="colourVision"
        label={t('letter:colourVision')}
        options={ColourVision.options.map(value => ({ value, label: t(`enums:colourVision.${value}`) }))}
      />
      <TextField control={control} name="content.purpose" label={t('letter:purpose')} required />
    </>
  );
}

function ControlVisit({ control }: Part) {
  const { t } = useTranslation('letter');
  return (
    <>
      <Day control={control} name="date" />
      <FormField control={control} name="content.note" label={t('note')}>
        {bound => <Textarea rows={3} {...bound} />}
      </FormField>
    </>
  );
}

function Day({ control, name }: Part & { name: 'from' | 'date' }) {
  const { t } = useTranslation('letter');
  return (
    <FormField control={control} name={`content.${name}`} label={t(name)} required>
      {bound => <DateField {...bound} />}
    </FormField>
  );
}

type Measured = 'days' | 'height' | 'weight' | 'systolic' | 'diastolic';

function Amount({ control, name, decimals = 0 }: Part & { name: Measured; decimals?: number }) {
  const { t } = useTranslation('letter');
  return (
    <FormField control={control} name={`content.${name}`} label={t(name)} required>
      {bound => (decimals ? <NumberInput {...bound} decimals={decimals} /> : <WholeInput {...bound} />)}
    </FormField>
  );
}

function Choice<Name extends 'kind' | 'colourVision'>({
  control,
  name,
  label,
  options,
}: Part & { name: Name; label: string; options: { value: Content[Name]; label: string }[] }) {
  return (
    <FormField control={control} name={`content.${name}` as Path<Values>} label={label}>
      {({ value, onChange }) => <Select value={value as Content[Name]} onValueChange={onChange} options={options} />}
    </FormField>
  );
}
