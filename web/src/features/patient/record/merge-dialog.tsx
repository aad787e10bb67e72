import { mergePatient } from '@alur/contracts/patient/commands';
import type { PatientDetail, PatientRow } from '@alur/contracts/patient/rows';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { Skeleton } from '@/ui/states';
import { patientQuery } from '../patient-queries';
import { OtherPatient } from './other-patient';
import { SideBySide } from './side-by-side';

/** One person with two records: looked at side by side, then one of them points to the other. */
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
  const [row, setRow] = useState<PatientRow | null>(null);
  const [swapped, setSwapped] = useState(false);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { data: other } = useQuery({ ...patientQuery(row?.id ?? 0), enabled: row !== null });
  const merge = useCommand(mergePatient, {
    success: t('patient:merge.done'),
    onRefused: error => {
      setErrors(fieldMessages(error));
      return error.fields.length > 0;
    },
  });
  const pair = other && (swapped ? { kept: other, merged: patient } : { kept: patient, merged: other });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (merge.pending) return;
    const found: Record<string, string> = {};
    if (!pair) found.mergedId = t('patient:merge.chooseFirst');
    if (reason.trim().length < 3) found.reason = t('ui:reasonRequired');
    setErrors(found);
    if (!pair || Object.keys(found).length > 0) return;
    const { kept, merged } = pair;
    const outcome = await merge.run({ id: kept.id, body: { mergedId: merged.id, reason: reason.trim() } });
    if (!outcome.ok) return;
    await Promise.all(
      [kept, merged].map(({ id }) => queries.invalidateQueries({ queryKey: patientQuery(id).queryKey })),
    );
    onMerged(kept.id);
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && !merge.pending && onClose()}
      size="lg"
      title={t('patient:merge.title')}
      description={t('patient:merge.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="merge-form" variant="primary" pending={merge.pending}>
            {t('patient:merge.confirm')}
          </Button>
        </>
      }
    >
      <form id="merge-form" noValidate className="flex flex-col gap-4" onSubmit={event => void submit(event)}>
        <Field label={t('patient:merge.other')} required error={errors.mergedId}>
          <OtherPatient than={patient.id} value={row} onChange={setRow} />
        </Field>
        {row && !pair && <Skeleton className="h-40" />}
        {pair && (
          <>
            <SideBySide {...pair} />
            <Button className="self-start" onClick={() => setSwapped(now => !now)}>
              <ArrowLeftRight aria-hidden />
              {t('patient:merge.swap')}
            </Button>
          </>
        )}
        <Field label={t('common:reason')} required error={errors.reason}>
          <Textarea rows={2} value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
