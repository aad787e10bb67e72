import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { ColourVision, issueLetter, LetterKind } from '@alur/contracts/letter/commands';
import { isPressureReversed } from '@alur/contracts/record/vitals';
import type { LetterRow } from '@alur/contracts/letter/rows';
import { letterWords } from '@alur/contracts/letter/words';
import type { Control, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicAddress } from '@/app/public-address';
import { useLetterhead } from '@/app/letterhead';
import { useSignature } from '@/api/use-picture';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { ageText } from '@/ui/age-text';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Dialog } from '@/ui/dialog';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatDateTime, formatNumber } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { Select } from '@/ui/select';
import { sexOnPaper } from '@/ui/sex-on-paper';

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
          options={LetterKind.options
            // Certificates of death are written by the emergency department or in a stay, never by a clinic.
            .filter(value => value !== 'death' || visit.scheduleId === null)
            .map(value => ({ value, label: t(`enums:letterKind.${value}`) }))}
        />
        {kind === 'sick' && <SickLeave control={control} />}
        {kind === 'healthy' && <HealthCertificate control={control} />}
        {kind === 'control' && <ControlVisit control={control} />}
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

/** The letter as it is printed. */
export function PrintLetter(props: { letter: LetterRow; visit: VisitRecordRow; onClose: () => void }) {
  const { letter, visit, onClose } = props;
  const { t } = useTranslation(['letter', 'enums']);
  const facility = useLetterhead();
  const signature = useSignature(letter.signedById);
  return (
    <PrintDialog
      title={t(`enums:letterKind.${letter.kind}`)}
      description={letter.number}
      label={t('letter:print')}
      preview={t('letter:preview')}
      file={letter.number}
      css={documentCss}
      page={documentPage}
      onClose={onClose}
    >
      <DocumentSheet
        facility={facility}
        title={letterWords.codes.letterKind[letter.kind].id}
        number={letter.number}
        issued={formatDate(letter.issuedOn, 'long')}
        signer={{ name: letter.signedBy, practiceLicence: letter.practiceLicence, signature }}
        verifyAt={publicAddress(`/verify/letter/${letter.verificationCode}`)}
        stamp={letter.status === 'revoked' ? 'DICABUT' : undefined}
      >
        <p>Yang bertanda tangan di bawah ini menerangkan bahwa:</p>
        <DocumentFacts
          facts={[
            ['Nama', orErased(letter.patientName)],
            ['No. rekam medis', orErased(letter.recordNumber)],
            ['Jenis kelamin', sexOnPaper(visit.gender)],
            ['Umur', ageText(visit.age)],
          ]}
        />
        <Says letter={letter} />
        <p>Demikian surat ini dibuat untuk dipergunakan sebagaimana mestinya.</p>
      </DocumentSheet>
    </PrintDialog>
  );
}

function Says({ letter: { content, until, issuedOn, death } }: { letter: LetterRow }) {
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
          <DocumentFacts
            facts={[
              ['Tinggi badan', `${formatNumber(content.height, 1)} cm`],
              ['Berat badan', `${formatNumber(content.weight, 1)} kg`],
              ['Tekanan darah', `${content.systolic}/${content.diastolic} mmHg`],
              ['Penglihatan warna', letterWords.codes.colourVision[content.colourVision].id],
              ['Keperluan', orErased(content.purpose)],
            ]}
          />
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
    case 'death':
      return (
        <>
          <p>
            {death?.onArrival
              ? 'telah meninggal dunia saat tiba (death on arrival) dan dinyatakan meninggal pada '
              : 'telah meninggal dunia pada '}
            <b>{death && formatDateTime(death.diedAt)}</b>.
          </p>
          {content.cause && <p>Penyebab: {orErased(content.cause)}</p>}
        </>
      );
  }
}
