import { EarlyErasureGround, erasePatient, erasePatientEarly, ErasureGround } from '@alur/contracts/patient/commands';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useCan } from '@/access/use-can';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { toast } from '@/ui/toast';
import { patientQuery } from '../patient-queries';

type Ground = z.infer<typeof ErasureGround>;
type EarlyGround = z.infer<typeof EarlyErasureGround>;
const isEarly = (ground: Ground): ground is EarlyGround =>
  (EarlyErasureGround.options as readonly string[]).includes(ground);

/** What cannot be undone by anyone: asked for with a ground and a reason, and the record number typed once more. */
export function EraseDialog({ patient, onClose }: { patient: PatientDetail; onClose: () => void }) {
  const { t } = useTranslation(['patient', 'common', 'ui']);
  const can = useCan();
  const queries = useQueryClient();
  const [ground, setGround] = useState<Ground | null>(null);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const onRefused = (error: ApiError) => {
    const said = fieldMessages(error);
    setErrors(Object.keys(said).length > 0 ? said : { refused: translateError(error) });
    return true;
  };
  const afterRetention = useCommand(erasePatient, { onRefused });
  const early = useCommand(erasePatientEarly, { onRefused });
  const pending = afterRetention.pending || early.pending;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const found: Record<string, string> = {};
    if (ground === null) found.ground = t('patient:erase.groundMissing');
    if (reason.trim().length < 3) found.reason = t('ui:reasonRequired');
    if (typed.trim().toUpperCase() !== patient.recordNumber) found.typed = t('patient:erase.numberDiffers');
    setErrors(found);
    if (ground === null || Object.keys(found).length > 0) return;
    const said = { reason: reason.trim() };
    const outcome = await (isEarly(ground) && can('front-office.patient-list:erase-early')
      ? early.run({ id: patient.id, body: { ground, ...said } })
      : afterRetention.run({ id: patient.id, body: { ground, ...said } }));
    if (!outcome.ok) return;
    if (outcome.data.settled) toast.success(t('patient:erase.done'));
    else toast.info(t('patient:erase.underWay'));
    await Promise.all(
      [patient.id, ...patient.mergedIds].map(id => queries.invalidateQueries({ queryKey: patientQuery(id).queryKey })),
    );
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && !pending && onClose()}
      title={t('patient:erase.title', { name: patient.name })}
      description={t('patient:erase.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="erase-form" variant="danger" pending={pending}>
            {t('patient:erase.confirm')}
          </Button>
        </>
      }
    >
      <form id="erase-form" noValidate className="flex flex-col gap-4" onSubmit={event => void submit(event)}>
        <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('patient:erase.warning')}
            {patient.mergedIds.length > 0 && ` ${t('patient:erase.withMerged', { count: patient.mergedIds.length })}`}
          </span>
        </p>
        <Field label={t('patient:erase.ground')} required error={errors.ground}>
          <Select
            value={ground}
            onValueChange={setGround}
            options={ErasureGround.options.map(value => ({ value, label: t(`patient:erase.grounds.${value}`) }))}
          />
        </Field>
        <Field label={t('common:reason')} required hint={t('patient:erase.reasonHint')} error={errors.reason}>
          <Textarea rows={2} value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
        </Field>
        <Field label={t('patient:erase.typeNumber', { number: patient.recordNumber })} required error={errors.typed}>
          <Input autoComplete="off" value={typed} onChange={event => setTyped(event.target.value)} />
        </Field>
        {errors.refused && (
          <p role="alert" className="text-danger-text">
            {errors.refused}
          </p>
        )}
      </form>
    </Dialog>
  );
}
