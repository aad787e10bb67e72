import { requestBackReferral } from '@alur/contracts/back-referral/commands';
import type { BackReferralRow } from '@alur/contracts/back-referral/rows';
import { vclaimDoctors, type VclaimCode } from '@alur/contracts/bpjs/vclaim';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { prescriptionVisit } from '@alur/contracts/prescription/topics';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { useAskedOfVclaim } from '@/selectors/use-asked-of-vclaim';
import { VclaimEntry } from '@/selectors/vclaim-entry';
import { VclaimSelector } from '@/selectors/vclaim-selector';
import { MedicineLines, prescribedLines, type MedicineLine } from './medicine-lines';

interface Props {
  encounterId: number;
  doctorId: number | null;
  /** What was refused stands again. */
  refused: BackReferralRow | null;
  onClose: () => void;
}

interface Values {
  programme: VclaimCode | null;
  doctor: VclaimCode | null;
  notes: string;
  advice: string;
  medicines: MedicineLine[];
}

const valuesOf = (
  refused: BackReferralRow | null,
  prescriptions: readonly PrescriptionRow[],
  doctor: VclaimCode | null,
): Values => ({
  ...{ programme: refused?.programme ?? null, doctor: refused?.doctor ?? doctor },
  ...{ notes: refused?.notes ?? '', advice: refused?.advice ?? '' },
  medicines: refused
    ? refused.medicines.map((line, at) => ({ ...line, key: at + 1, prescribed: null }))
    : prescribedLines(prescriptions),
});

/** Chooses programme and medicines out of VClaim's own lists, and has the back-referral issued (DOMAIN-WIRES 2). */
export function RequestDialog({ encounterId, doctorId, refused, onClose }: Props) {
  const { t } = useTranslation('back-referral');
  const programmes = useAskedOfVclaim<VclaimCode>('back-referral-programmes', {}, true);
  const prescriptions = useTopic(prescriptionVisit, { encounterId });
  const own = useTopic(vclaimDoctors, {}).rows.find(each => each.staffId === doctorId);
  const form = useCommandForm(requestBackReferral, {
    values: valuesOf(refused, prescriptions.rows, own ? { code: own.code, name: own.name } : null),
    body: ({ medicines, ...typed }) => ({
      ...{ ...typed, encounterId },
      medicines: medicines.map(({ medicine, timesADay, each, quantity }) => ({ medicine, timesADay, each, quantity })),
    }),
    success: t('request.asked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="lg"
      title={t('request.open')}
      description={t('request.text')}
      verb={t('request.do')}
      className="grid items-start gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      <FormField control={form.control} name="programme" label={t('programme')} required>
        {({ value, onChange }) => (
          <VclaimEntry asked={programmes} value={value} labelOf={({ name }) => name} onChange={onChange} />
        )}
      </FormField>
      <FormField control={form.control} name="doctor" label={t('doctor')} required>
        {bound => <VclaimSelector list="doctor" {...bound} />}
      </FormField>
      <TextField
        control={form.control}
        name="notes"
        label={t('notes')}
        hint={t('notesHint')}
        required
        maxLength={255}
      />
      <TextField
        control={form.control}
        name="advice"
        label={t('advice')}
        hint={t('adviceHint')}
        required
        maxLength={255}
      />
      <div className="col-span-full">
        <MedicineLines
          lines={form.watch('medicines')}
          onChange={medicines => form.set({ medicines })}
          errorOf={form.errorOf}
        />
      </div>
    </FormDialog>
  );
}
