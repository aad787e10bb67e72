import { admissionsWaiting } from '@alur/contracts/admission/rows';
import { wardBeds } from '@alur/contracts/bed/rows';
import { Payer } from '@alur/contracts/kernel/enums';
import { admit, ClassBasis } from '@alur/contracts/stay/commands';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { insurerFault, payerBody, PayerFields } from '@/forms/payer-fields';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { useTopic } from '@/live/use-topic';
import { department, inpatientBed, inpatientDoctor, roomClass } from '@/selectors/global/wards';
import { ItemSelector, NameSelector } from '@/selectors/item-selector';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { DateField } from '@/ui/date-field';
import { BpjsNumberField } from '@/selectors/bpjs-number-field';
import { useChosenBpjsNumber } from '@/selectors/use-bpjs-number';
import { BedSelector } from '@/selectors/bed-selector';
import { PatientSelector } from '@/selectors/patient-selector';
import { useProposedBasis } from './class-basis';

/** The patient who is admitted, and the open visit that she comes from, if any. */
export interface Admitted {
  id: number;
  name: string;
  recordNumber: string;
  payer?: Payer;
}

interface Admission {
  patient: Admitted | null;
  fromEncounterId?: number | null;
  bedId?: number | null;
  /** The order to admit that the admission fulfils, with its content. */
  order?: {
    admissionId: number;
    doctorId: number;
    department: string | null;
    entitledClassId: number;
    classId: number;
    insurer: string | null;
    indication: string;
  } | null;
  onAdmitted: (encounterId: number) => void;
}

/** Admits a patient: the bed, the responsible doctor, the class and the payer. */
export function AdmitDialog({ onClose, ...admission }: Admission & { onClose: () => void }) {
  const { t } = useTranslation(['stay', 'enums']);
  const beds = useTopic(wardBeds, {});
  const { form, bpjs } = useAdmitForm(admission);
  const orders = useTopic(admissionsWaiting, { waiting: 'yes' });

  const { control } = form;
  const [basis, payer, who, bedId] = form.watch(['basis', 'payer', 'patient', 'bedId']);
  bpjs.ask(payer === 'bpjs' ? (who?.id ?? null) : null);
  const waiting = orders.rows.find(({ patientId }) => patientId === who?.id);
  const own = admission.order?.entitledClassId ?? waiting?.entitledClassId ?? null;
  const said = form.methods.formState.dirtyFields.basis === true;
  useProposedBasis(beds.rows, { bedId, own, said }, (proposed, entitledClassId) => {
    form.methods.setValue('basis', proposed);
    form.methods.setValue('entitledClassId', entitledClassId);
  });
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('stay:admit')}
      verb={t('stay:admitVerb')}
      className="grid gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      <FormField control={control} name="patient" label={t('stay:patient')} required className="col-span-full">
        {bound => <PatientSelector {...bound} />}
      </FormField>
      {waiting && (
        <p className="col-span-full text-muted-foreground">
          {t('stay:fulfils', { number: waiting.number, class: waiting.className })}
          {waiting.isolation && ` ${t('stay:isolationAsked')}`}
        </p>
      )}
      <FormField control={control} name="bedId" label={t('stay:bed')} required className="col-span-full">
        {bound => <BedSelector of={inpatientBed} rows={beds.rows} patientId={who?.id ?? null} {...bound} />}
      </FormField>
      <FormField control={control} name="basis" label={t('stay:basis')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={ClassBasis.options.map(one => ({ value: one, label: t(`enums:classBasis.${one}`) }))}
          />
        )}
      </FormField>
      {basis !== 'entitled' && (
        <FormField control={control} name="entitledClassId" label={t('stay:entitled')} required>
          {bound => <ItemSelector of={roomClass} {...bound} />}
        </FormField>
      )}
      <FormField control={control} name="doctorId" label={t('stay:responsible')} required>
        {bound => <ItemSelector of={inpatientDoctor} {...bound} />}
      </FormField>
      <FormField control={control} name="department" label={t('stay:department')} optional>
        {bound => <NameSelector of={department} {...bound} />}
      </FormField>
      <PayerFields inline control={control} />
      {bpjs.isMissing && <BpjsNumberField control={control} />}
      <FormField control={control} name="estimatedOn" label={t('stay:estimatedOn')} optional>
        {bound => <DateField {...bound} />}
      </FormField>
      <FormField control={control} name="indication" label={t('stay:indication')} optional className="col-span-full">
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

function useAdmitForm({ patient, fromEncounterId = null, bedId = null, order = null, onAdmitted }: Admission) {
  const { t } = useTranslation('stay');
  const { rows } = useTopic(admissionsWaiting, { waiting: 'yes' });
  const waits = (who: Admitted | null) => rows.find(({ patientId }) => patientId === who?.id);
  const bpjs = useChosenBpjsNumber();
  const form = useCommandForm(admit, {
    values: {
      patient,
      bedId,
      basis: 'entitled' as ClassBasis,
      entitledClassId: order?.entitledClassId ?? null,
      doctorId: order?.doctorId ?? null,
      department: order?.department ?? null,
      payer: patient?.payer ?? ('general' as Payer),
      insurer: order?.insurer ?? '',
      indication: order?.indication ?? '',
      ...{ estimatedOn: '', bpjsNo: '' },
    },
    body: ({ patient: who, indication, entitledClassId, basis, estimatedOn, bpjsNo: _bpjsNo, ...typed }) => ({
      ...typed,
      ...{ admissionId: order?.admissionId ?? waits(who)?.id ?? null, estimatedOn: estimatedOn || null },
      ...{ ...payerBody(typed), basis, fromEncounterId },
      patientId: who?.id ?? null,
      indication: indication.trim() || null,
      entitledClassId: basis === 'entitled' ? null : entitledClassId,
    }),
    fieldOf: path => (path === 'patientId' ? 'patient' : path),
    check: typed => ({
      patient: typed.patient === null && t('needed.patient'),
      bedId: typed.bedId === null && t('needed.bed'),
      doctorId: typed.doctorId === null && t('needed.doctor'),
      insurer: insurerFault(typed),
      bpjsNo: typed.payer === 'bpjs' && bpjs.faultOf(typed.bpjsNo),
      entitledClassId:
        typed.basis !== 'entitled' && typed.entitledClassId === null && translateCode('stay.class-needed'),
    }),
    success: t('admitted'),
    onDone: async ({ id }, { payer, bpjsNo }) => {
      if (payer === 'bpjs') await bpjs.keep(bpjsNo);
      onAdmitted(id);
    },
  });
  return { form, bpjs };
}
