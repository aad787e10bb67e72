import { consultationRecord } from '@alur/contracts/consultation/topics';
import { changeDraft, draftReferral, ReferralDirection, ReferralTransport } from '@alur/contracts/referral/commands';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { ReferralRow } from '@alur/contracts/referral/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { ward } from '@/selectors/global/wards';
import { ItemSelector } from '@/selectors/item-selector';
import { DateField } from '@/ui/date-field';
import { Textarea } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';

type Type = 'internal' | 'external';
interface Typed {
  type: Type;
  plannedOn: string;
  reason: string;
  toWardId: number | null;
  facility: string;
  department: string;
  doctor: string;
  direction: 'up' | 'down' | 'horizontal';
  transport: 'ambulance' | 'private_vehicle' | 'other';
  diagnosisCode: string | null;
  findings: string;
  supporting: string;
  therapy: string;
}

const orNull = (text: string): string | null => text.trim() || null;

const bodyOf = ({ facility, department, doctor, direction, transport, ...typed }: Typed) => ({
  ...{ type: typed.type, plannedOn: typed.plannedOn, reason: typed.reason.trim() },
  toWardId: typed.type === 'internal' ? typed.toWardId : null,
  destination:
    typed.type === 'external' && facility.trim()
      ? { facility: facility.trim(), department: orNull(department), doctor: orNull(doctor), direction, transport }
      : null,
  diagnosisCode: typed.type === 'external' ? typed.diagnosisCode : null,
  findings: orNull(typed.findings),
  supporting: orNull(typed.supporting),
  therapy: orNull(typed.therapy),
});

const typedOf = (row: ReferralRow, today: string): Typed => ({
  ...{ type: row.type, plannedOn: row.plannedOn < today ? today : row.plannedOn, reason: row.reason },
  ...{
    toWardId: row.toUnitId,
    facility: row.destination?.facility ?? '',
    department: row.destination?.department ?? '',
  },
  ...{ doctor: row.destination?.doctor ?? '', direction: row.destination?.direction ?? 'up' },
  ...{ transport: row.destination?.transport ?? 'ambulance', diagnosisCode: row.diagnosisCode },
  ...{ findings: row.findings ?? '', supporting: row.supporting ?? '', therapy: row.therapy ?? '' },
});

interface Drafted {
  encounterId: number;
  type?: Type;
  /** The rejected referral that it is based on, or the draft that is changed. */
  of?: ReferralRow | null;
  onDone: (referralId: number) => void;
}

/** Edits the draft of a transfer or a referral: a new one, an existing one, or one based on a rejected referral. */
export function ReferralDraftDialog({ onClose, ...drafted }: Drafted & { onClose: () => void }) {
  const { t } = useTranslation(['referral', 'enums']);
  const today = useToday();
  const { encounterId } = drafted;
  const { rows } = useTopic(consultationRecord, { encounterId });
  const visit = rows.find(row => row.encounterId === encounterId);
  const { isChange, form } = useDraftForm(drafted, today);
  const { control } = form;
  const kind = form.watch('type');
  const note = visit?.notes.at(-1);
  const fill = () => {
    if (!note) return;
    form.methods.setValue('findings', [note.subjective, note.objective].filter(Boolean).join('\n'), {
      shouldDirty: true,
    });
    form.methods.setValue('therapy', note.plan, { shouldDirty: true });
  };
  return (
    <FormDialog
      of={form}
      size="md"
      title={t(isChange ? 'referral:changeDraft' : 'referral:new')}
      className="grid gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      <FormField control={control} name="type" label={t('referral:type')} className="col-span-full">
        {({ value, onChange }) => (
          <RadioGroup
            inline
            value={value}
            onValueChange={onChange}
            options={(['internal', 'external'] as const).map(one => ({
              value: one,
              label: t(`enums:referralType.${one}`),
            }))}
          />
        )}
      </FormField>
      <FormField control={control} name="plannedOn" label={t('referral:plannedOn')} required>
        {bound => <DateField {...bound} min={today} />}
      </FormField>
      {kind === 'internal' ? (
        <FormField control={control} name="toWardId" label={t('referral:ward')} required>
          {bound => <ItemSelector of={ward} {...bound} />}
        </FormField>
      ) : (
        <ExternalFields control={control} visit={visit} />
      )}
      <FormField control={control} name="reason" label={t('referral:reason')} required className="col-span-full">
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      {kind === 'external' && (
        <>
          <FormField
            control={control}
            name="findings"
            label={t('referral:findings')}
            hint={
              note && (
                <button type="button" className="text-primary-text underline" onClick={fill}>
                  {t('referral:fill')}
                </button>
              )
            }
            optional
            className="col-span-full"
          >
            {bound => <Textarea rows={3} {...bound} />}
          </FormField>
          <FormField control={control} name="supporting" label={t('referral:supporting')} optional>
            {bound => <Textarea rows={3} {...bound} />}
          </FormField>
          <FormField control={control} name="therapy" label={t('referral:therapy')} optional>
            {bound => <Textarea rows={3} {...bound} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}

function useDraftForm({ encounterId, type = 'internal', of = null, onDone }: Drafted, today: string) {
  const { t } = useTranslation('referral');
  const isChange = of?.status === 'draft';
  const empty: Typed = {
    ...{ type, plannedOn: today, reason: '', toWardId: null, facility: '', department: '', doctor: '' },
    ...{ direction: 'up', transport: 'ambulance', diagnosisCode: null, findings: '', supporting: '', therapy: '' },
  };
  const shared = {
    values: of ? typedOf(of, today) : empty,
    check: (typed: Typed) => ({
      reason: !typed.reason.trim() && t('needed.reason'),
      toWardId: typed.type === 'internal' && typed.toWardId === null && t('needed.ward'),
      facility: typed.type === 'external' && !typed.facility.trim() && t('needed.facility'),
      diagnosisCode: typed.type === 'external' && typed.diagnosisCode === null && t('needed.diagnosis'),
    }),
    fieldOf: (path: string) => path.replace('destination.', ''),
    success: t('saved'),
    onDone: ({ id }: { id: number }) => onDone(id),
  };
  const made = useCommandForm(draftReferral, { ...shared, body: typed => ({ encounterId, ...bodyOf(typed) }) });
  const changed = useCommandForm(changeDraft, { ...shared, id: of?.id, body: bodyOf });
  return { isChange, form: isChange ? changed : made };
}

/** The other facility, and the transport. */
function ExternalFields({ control, visit }: { control: Control<Typed>; visit: VisitRecordRow | undefined }) {
  const { t } = useTranslation(['referral', 'enums']);
  return (
    <>
      <TextField control={control} name="facility" label={t('referral:facility')} required maxLength={255} />
      <TextField control={control} name="department" label={t('referral:department')} optional maxLength={255} />
      <TextField control={control} name="doctor" label={t('referral:toDoctor')} optional maxLength={255} />
      <FormField control={control} name="direction" label={t('referral:direction')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={ReferralDirection.options.map(one => ({
              value: one,
              label: t(`enums:referralDirection.${one}`),
            }))}
          />
        )}
      </FormField>
      <FormField control={control} name="transport" label={t('referral:transport')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={ReferralTransport.options.map(one => ({
              value: one,
              label: t(`enums:referralTransport.${one}`),
            }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="diagnosisCode"
        label={t('referral:diagnosis')}
        hint={visit?.diagnoses.length === 0 ? t('referral:noDiagnosis') : undefined}
        required
      >
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={(visit?.diagnoses ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          />
        )}
      </FormField>
    </>
  );
}
