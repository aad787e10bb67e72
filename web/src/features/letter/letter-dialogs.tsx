import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { ColourVision, issueLetter, LetterKind } from '@alur/contracts/letter/commands';
import type { LetterRow } from '@alur/contracts/letter/rows';
import { letterWords } from '@alur/contracts/letter/words';
import { useRef, type ReactNode } from 'react';
import { Controller, useForm, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shaped } from '@/api/shape-errors';
import { placeFieldErrors, useCommand } from '@/api/use-command';
import { useCurrentFacility } from '@/app/facilities';
import { useToday } from '@/live/use-today';
import { ageText } from '@/ui/age-text';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Dialog } from '@/ui/dialog';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { formatDate, formatNumber } from '@/ui/format';
import { Input, Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintHandle } from '@/ui/print-frame';
import { Select } from '@/ui/select';

/** All that any kind of letter asks for; what the chosen kind has of it is sent. */
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
}
interface Values {
  content: Content;
}
type Letter = UseFormReturn<Values>;

const parts: Record<LetterKind, readonly (keyof Content)[]> = {
  sick: ['kind', 'from', 'days'],
  healthy: ['kind', 'height', 'weight', 'systolic', 'diastolic', 'colourVision', 'purpose'],
  control: ['kind', 'date', 'note'],
};

const bodyOf = (encounterId: number, content: Content) => ({
  encounterId,
  content: Object.fromEntries(parts[content.kind].map(name => [name, content[name]])),
});

/** What was measured last in this visit stands in the form already. */
const measuredIn = ({ vitals }: VisitRecordRow) => {
  const last = (name: 'height' | 'weight' | 'systolic' | 'diastolic') =>
    vitals.findLast(entry => entry[name] !== null)?.[name] ?? null;
  return { height: last('height'), weight: last('weight'), systolic: last('systolic'), diastolic: last('diastolic') };
};

/** Writes a letter; with *Tanda tangani* it is numbered and signed at once. */
export function IssueLetter({ visit, onClose }: { visit: VisitRecordRow; onClose: () => void }) {
  const { t } = useTranslation(['letter', 'common', 'enums']);
  const today = useToday();
  const form = useForm<Values>({
    defaultValues: {
      content: {
        ...{ kind: 'sick', from: today, days: 1, date: '', note: '' },
        ...{ ...measuredIn(visit), colourVision: 'not_tested', purpose: '' },
      },
    },
  });
  const command = useCommand(issueLetter, { form, success: t('letter:issuedDone') });
  const submit = form.handleSubmit(async ({ content }) => {
    const { body, error } = shaped(issueLetter.body, bodyOf(visit.encounterId, content));
    if (error) return void placeFieldErrors(error, form);
    const outcome = await command.run({ body });
    if (outcome.ok) onClose();
  });
  const kind = form.watch('content.kind');
  return (
    <Dialog
      open
      onOpenChange={open => !open && !command.pending && onClose()}
      size="sm"
      title={t('letter:issue')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form="letter-form" pending={command.pending}>
            {t('letter:sign')}
          </Button>
        </>
      }
    >
      <form
        id="letter-form"
        noValidate
        className="flex flex-col gap-3"
        onKeyDown={enterToNext}
        onSubmit={event => void submit(event)}
      >
        <Choice
          form={form}
          name="kind"
          label={t('letter:kindLabel')}
          options={LetterKind.options.map(value => ({ value, label: t(`enums:letterKind.${value}`) }))}
        />
        {kind === 'sick' && <SickLeave form={form} />}
        {kind === 'healthy' && <HealthCertificate form={form} />}
        {kind === 'control' && <ControlVisit form={form} />}
      </form>
    </Dialog>
  );
}

function SickLeave({ form }: { form: Letter }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Day form={form} name="from" />
      <Amount form={form} name="days" />
    </div>
  );
}

function HealthCertificate({ form }: { form: Letter }) {
  const { t } = useTranslation(['letter', 'enums']);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Amount form={form} name="height" decimals={1} />
        <Amount form={form} name="weight" decimals={1} />
        <Amount form={form} name="systolic" />
        <Amount form={form} name="diastolic" />
      </div>
      <Choice
        form={form}
        name="colourVision"
        label={t('letter:colourVision')}
        options={ColourVision.options.map(value => ({ value, label: t(`enums:colourVision.${value}`) }))}
      />
      <Field label={t('letter:purpose')} required error={errorOf(form, 'purpose')}>
        <Input autoComplete="off" {...form.register('content.purpose')} />
      </Field>
    </>
  );
}

function ControlVisit({ form }: { form: Letter }) {
  const { t } = useTranslation('letter');
  return (
    <>
      <Day form={form} name="date" />
      <Field label={t('note')} error={errorOf(form, 'note')}>
        <Textarea rows={3} {...form.register('content.note')} />
      </Field>
    </>
  );
}

const errorOf = (form: Letter, name: keyof Content) => form.formState.errors.content?.[name]?.message ?? null;

function Day({ form, name }: { form: Letter; name: 'from' | 'date' }) {
  const { t } = useTranslation('letter');
  return (
    <Controller
      control={form.control}
      name={`content.${name}`}
      render={({ field }) => (
        <Field label={t(name)} required error={errorOf(form, name)}>
          <DateField {...field} />
        </Field>
      )}
    />
  );
}

type Measured = 'days' | 'height' | 'weight' | 'systolic' | 'diastolic';

function Amount({ form, name, decimals = 0 }: { form: Letter; name: Measured; decimals?: number }) {
  const { t } = useTranslation('letter');
  return (
    <Controller
      control={form.control}
      name={`content.${name}`}
      render={({ field: { ref, ...field } }) => (
        <Field label={t(name)} required error={errorOf(form, name)}>
          <NumberInput {...field} ref={ref} decimals={decimals} />
        </Field>
      )}
    />
  );
}

function Choice<Name extends 'kind' | 'colourVision'>(props: {
  form: Letter;
  name: Name;
  label: string;
  options: { value: Content[Name]; label: string }[];
}) {
  return (
    <Controller
      control={props.form.control}
      name={`content.${props.name}` as Path<Values>}
      render={({ field }) => (
        <Field label={props.label} error={errorOf(props.form, props.name)}>
          <Select value={field.value as Content[Name]} onValueChange={field.onChange} options={props.options} />
        </Field>
      )}
    />
  );
}

/** The letter as it comes out of the printer. */
export function PrintLetter(props: { letter: LetterRow; visit: VisitRecordRow; onClose: () => void }) {
  const { letter, visit, onClose } = props;
  const { t } = useTranslation(['letter', 'enums']);
  const facility = useCurrentFacility();
  const frame = useRef<PrintHandle>(null);
  return (
    <PrintDialog
      title={t(`enums:letterKind.${letter.kind}`)}
      description={letter.number}
      label={t('letter:print')}
      preview={t('letter:preview')}
      file={letter.number}
      css={documentCss}
      page={documentPage}
      frame={frame}
      onClose={onClose}
    >
      <DocumentSheet
        facility={{
          name: facility?.name ?? '',
          address: facility?.address ?? '',
          phone: facility?.phone ?? '',
        }}
        title={letterWords.codes.letterKind[letter.kind].id}
        number={letter.number}
        issued={formatDate(letter.issuedOn, 'long')}
        signer={{ name: letter.signedBy, practiceLicence: letter.practiceLicence }}
        verifyAt={`${window.location.origin}/verify/letter/${letter.verificationCode}`}
        stamp={letter.status === 'revoked' ? 'DICABUT' : undefined}
      >
        <p>Yang bertanda tangan di bawah ini menerangkan bahwa:</p>
        <table>
          <tbody>
            <Line name="Nama">{orErased(letter.patientName)}</Line>
            <Line name="No. rekam medis">{orErased(letter.recordNumber)}</Line>
            <Line name="Jenis kelamin">{visit.gender === 'male' ? 'Laki-laki' : 'Perempuan'}</Line>
            <Line name="Umur">{ageText(visit.age)}</Line>
          </tbody>
        </table>
        <Says letter={letter} />
        <p>Demikian surat ini dibuat untuk dipergunakan sebagaimana mestinya.</p>
      </DocumentSheet>
    </PrintDialog>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <td>{name}</td>
      <td>: {children}</td>
    </tr>
  );
}

function Says({ letter: { content, until, issuedOn } }: { letter: LetterRow }) {
  switch (content.kind) {
    case 'sick':
      return (
        <p>
          telah diperiksa pada {formatDate(issuedOn, 'long')} dan memerlukan istirahat karena sakit selama{' '}
          <b>{content.days} hari</b>, mulai tanggal <b>{formatDate(content.from, 'long')}</b> sampai dengan{' '}
          <b>{formatDate(until ?? content.from, 'long')}</b>.
        </p>
      );
    case 'healthy':
      return (
        <>
          <p>telah diperiksa dan dinyatakan dalam keadaan SEHAT, dengan hasil:</p>
          <table>
            <tbody>
              <Line name="Tinggi badan">{formatNumber(content.height, 1)} cm</Line>
              <Line name="Berat badan">{formatNumber(content.weight, 1)} kg</Line>
              <Line name="Tekanan darah">
                {content.systolic}/{content.diastolic} mmHg
              </Line>
              <Line name="Penglihatan warna">{letterWords.codes.colourVision[content.colourVision].id}</Line>
              <Line name="Keperluan">{orErased(content.purpose)}</Line>
            </tbody>
          </table>
        </>
      );
    case 'control':
      return (
        <>
          <p>
            diminta datang kembali untuk kontrol pada tanggal <b>{formatDate(content.date, 'long')}</b>.
          </p>
          {content.note && <p>Keterangan: {orErased(content.note)}</p>}
        </>
      );
  }
}
