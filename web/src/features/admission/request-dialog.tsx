import { requestAdmission } from '@alur/contracts/admission/commands';
import { Payer } from '@alur/contracts/kernel/enums';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { insurerFault, payerBody, PayerFields } from '@/forms/payer-fields';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import type { Icd10Row } from '@alur/contracts/reference/rows';
import type { Choice, DeclaredSelector } from '@/selectors/declared';
import { GlobalSelector, labelOf } from '@/selectors/global-selector';
import { disease } from '@/selectors/global/disease';
import { PatientSelector, type ChosenPatient } from '@/selectors/patient-selector';
import { department, inpatientDoctor, roomClass } from '@/selectors/global/wards';
import { ItemSelector, NameSelector } from '@/selectors/item-selector';
import { Checkbox } from '@/ui/checkbox';
import { DateField } from '@/ui/date-field';
import { Textarea } from '@/ui/input';

interface Requested {
  /** The patient, where the page that opens the dialog knows her. */
  patient: ChosenPatient | null;
  /** The visit that it is written in. */
  fromEncounterId?: number;
  payer?: Payer;
  diagnosis?: { code: string; name: string } | undefined;
  onDone: (admissionId: number) => void;
}

type Diagnosis = Pick<Choice<unknown>, 'id' | 'code' | 'name'>;

/** A disease of the list, or what the doctor thinks it is in her own words. */
const diagnosed: DeclaredSelector<Icd10Row | null> = {
  ...disease,
  typed: text => disease.typed?.(text) ?? { id: text, name: text, inUse: true, isTyped: true, item: null },
};

/** *SPRI*: why she must stay, under whose care, in which class. */
export function RequestAdmission({ onClose, ...requested }: Requested & { onClose: () => void }) {
  const { t } = useTranslation(['admission', 'enums']);
  const today = useToday();
  const form = useRequestForm(requested, today);
  const { control } = form;
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('admission:request')}
      verb={t('admission:sign')}
      className="grid gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      {requested.patient === null && (
        <FormField control={control} name="patient" label={t('admission:patient')} required className="col-span-full">
          {bound => <PatientSelector {...bound} />}
        </FormField>
      )}
      <FormField control={control} name="diagnosis" label={t('admission:diagnosis')} required className="col-span-full">
        {bound => <GlobalSelector freely of={diagnosed} {...bound} />}
      </FormField>
      <FormField
        control={control}
        name="indication"
        label={t('admission:indication')}
        required
        className="col-span-full"
      >
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <FormField control={control} name="doctorId" label={t('admission:doctor')} required>
        {bound => <ItemSelector of={inpatientDoctor} {...bound} />}
      </FormField>
      <FormField control={control} name="department" label={t('admission:department')} optional>
        {bound => <NameSelector of={department} {...bound} />}
      </FormField>
      <FormField control={control} name="entitledClassId" label={t('admission:entitled')} required>
        {bound => <ItemSelector of={roomClass} {...bound} />}
      </FormField>
      <FormField control={control} name="classId" label={t('admission:chosen')} optional>
        {bound => <ItemSelector of={roomClass} placeholder={t('admission:asEntitled')} {...bound} />}
      </FormField>
      <FormField control={control} name="plannedOn" label={t('admission:plannedOn')} required>
        {bound => <DateField {...bound} min={today} />}
      </FormField>
      <FormField control={control} name="isolation" label={t('admission:special')}>
        {({ value, onChange }) => (
          <Checkbox checked={value} onCheckedChange={onChange} label={t('admission:isolation')} />
        )}
      </FormField>
      <PayerFields inline control={control} />
    </FormDialog>
  );
}

function useRequestForm({ patient, fromEncounterId, payer, diagnosis, onDone }: Requested, today: string) {
  const { t } = useTranslation('admission');
  return useCommandForm(requestAdmission, {
    values: {
      patient,
      plannedOn: today,
      diagnosis: (diagnosis ? { id: diagnosis.code, ...diagnosis } : null) as Diagnosis | null,
      indication: '',
      doctorId: null as number | null,
      department: null as string | null,
      entitledClassId: null as number | null,
      classId: null as number | null,
      payer: payer ?? ('general' as Payer),
      insurer: '',
      isolation: false,
    },
    body: ({ patient: who, classId, ...typed }) => ({
      ...typed,
      patientId: who?.id ?? null,
      fromEncounterId: fromEncounterId ?? null,
      diagnosis: typed.diagnosis ? labelOf(typed.diagnosis).slice(0, 255) : '',
      diagnosisCode: typed.diagnosis?.code ?? null,
      indication: typed.indication.trim(),
      classId: classId ?? typed.entitledClassId,
      ...payerBody(typed),
    }),
    fieldOf: path => (path === 'patientId' ? 'patient' : path),
    check: typed => ({
      patient: typed.patient === null && t('needed.patient'),
      doctorId: typed.doctorId === null && t('needed.doctor'),
      entitledClassId: typed.entitledClassId === null && t('needed.class'),
      insurer: insurerFault(typed),
    }),
    success: t('requested'),
    onDone: ({ id }) => onDone(id),
  });
}
