import { EarlyErasureGround, erasePatient, erasePatientEarly, ErasureGround } from '@alur/contracts/patient/commands';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useCan } from '@/access/use-can';
import { patientQuery } from '@/api/patient-query';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateError } from '@/i18n/translate-error';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { toast } from '@/ui/toast';

type Ground = z.infer<typeof ErasureGround>;
type EarlyGround = z.infer<typeof EarlyErasureGround>;
const isEarly = (ground: Ground): ground is EarlyGround =>
  (EarlyErasureGround.options as readonly string[]).includes(ground);

/**
 * Erases a person, which nobody can undo: it asks for a legal ground, a reason, and the record number typed once more.
 */
export function EraseDialog({ patient, onClose }: { patient: PatientDetail; onClose: () => void }) {
  const { t } = useTranslation(['patient', 'common', 'ui']);
  const can = useCan();
  const queries = useQueryClient();
  const [isSooner, setSooner] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useCommandForm(
    isSooner && can('front-office.patient-list:erase-early') ? erasePatientEarly : erasePatient,
    {
      values: { ground: null as Ground | null, reason: '', typed: '' },
      id: patient.id,
      body: ({ ground, reason }) => ({ ground, reason }),
      check: ({ ground, reason, typed }) => ({
        ground: ground === null && t('patient:erase.groundMissing'),
        reason: reason.trim().length < 3 && t('ui:reasonRequired'),
        typed: typed.trim().toUpperCase() !== patient.recordNumber && t('patient:erase.numberDiffers'),
      }),
      onRefused: error => {
        const isWhole = error.fields.length === 0;
        setRefusal(isWhole ? translateError(error) : null);
        return isWhole;
      },
      onDone: async data => {
        if (data.settled) toast.success(t('patient:erase.done'));
        else toast.info(t('patient:erase.underWay'));
        await Promise.all(
          [patient.id, ...patient.mergedIds].map(id =>
            queries.invalidateQueries({ queryKey: patientQuery(id).queryKey }),
          ),
        );
        onClose();
      },
    },
  );
  const { control } = form;
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('patient:erase.title', { name: patient.name })}
      description={t('patient:erase.text')}
      verb={t('patient:erase.confirm')}
      danger
      className="flex flex-col gap-4"
      onClose={onClose}
    >
      <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-text">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {t('patient:erase.warning')}
          {patient.mergedIds.length > 0 && ` ${t('patient:erase.withMerged', { count: patient.mergedIds.length })}`}
        </span>
      </p>
      <FormField control={control} name="ground" label={t('patient:erase.ground')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={ground => {
              onChange(ground);
              setSooner(isEarly(ground));
            }}
            options={ErasureGround.options.map(one => ({ value: one, label: t(`patient:erase.grounds.${one}`) }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="reason"
        label={t('common:reason')}
        required
        hint={t('patient:erase.reasonHint')}
      >
        {bound => <Textarea rows={2} maxLength={500} {...bound} />}
      </FormField>
      <TextField
        control={control}
        name="typed"
        label={t('patient:erase.typeNumber', { number: patient.recordNumber })}
        required
      />
      {refusal && (
        <p role="alert" className="text-danger-text">
          {refusal}
        </p>
      )}
    </FormDialog>
  );
}
