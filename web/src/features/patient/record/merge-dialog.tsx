import { mergePatient } from '@alur/contracts/patient/commands';
import type { PatientDetail, PatientRow } from '@alur/contracts/patient/rows';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Textarea } from '@/ui/input';
import { Skeleton } from '@/ui/states';
import { OtherPatient } from './other-patient';
import { SideBySide } from './side-by-side';

interface Values {
  other: PatientRow | null;
  /** The other record survives. */
  swapped: boolean;
  reason: string;
}

/** Merges two records of one person: they are compared side by side, and then one of them points to the other. */
export function MergeDialog({
  patient,
  onMerged,
  onClose,
}: {
  patient: PatientDetail;
  onMerged: (kept: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['patient', 'common', 'ui']);
  const queries = useQueryClient();
  const survivorOf = ({ other, swapped }: Values) => (swapped && other ? other.id : patient.id);
  const form = useCommandForm(mergePatient, {
    values: { other: null, swapped: false, reason: '' } as Values,
    id: survivorOf,
    body: ({ other, swapped, reason }) => ({ mergedId: swapped ? patient.id : (other?.id ?? null), reason }),
    check: ({ other, reason }) => ({
      // A merge is possible only after the two records were shown side by side.
      other: !(other && queries.getQueryData(patientQuery(other.id).queryKey)) && t('patient:merge.chooseFirst'),
      reason: reason.trim().length < 3 && t('ui:reasonRequired'),
    }),
    fieldOf: path => (path === 'mergedId' ? 'other' : path),
    success: t('patient:merge.done'),
    onDone: async (_, sent) => {
      const both = [patient.id, sent.other?.id ?? patient.id];
      await Promise.all(both.map(id => queries.invalidateQueries({ queryKey: patientQuery(id).queryKey })));
      onMerged(survivorOf(sent));
    },
  });
  const [row, swapped] = form.watch(['other', 'swapped']);
  const { data: other } = useQuery({ ...patientQuery(row?.id ?? 0), enabled: row !== null });
  const pair = other && (swapped ? { kept: other, merged: patient } : { kept: patient, merged: other });
  return (
    <FormDialog
      of={form}
      size="lg"
      title={t('patient:merge.title')}
      description={t('patient:merge.text')}
      verb={t('patient:merge.confirm')}
      className="flex flex-col gap-4"
      onClose={onClose}
    >
      <FormField control={form.control} name="other" label={t('patient:merge.other')} required>
        {bound => <OtherPatient than={patient.id} {...bound} />}
      </FormField>
      {row && !pair && <Skeleton className="h-40" />}
      {pair && (
        <>
          <SideBySide {...pair} />
          <Button className="self-start" onClick={() => form.set({ swapped: !swapped })}>
            <ArrowLeftRight aria-hidden />
            {t('patient:merge.swap')}
          </Button>
        </>
      )}
      <FormField control={form.control} name="reason" label={t('common:reason')} required>
        {bound => <Textarea rows={2} maxLength={500} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
