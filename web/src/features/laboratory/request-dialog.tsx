import { orderLaboratory, registerLaboratory } from '@alur/contracts/laboratory/commands';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import type { Gender } from '@alur/contracts/kernel/enums';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import type { ApiError } from '@/api/api-error';
import type { Control } from 'react-hook-form';
import { FormDialog } from '@/forms/form-dialog';
import type { Paying } from '@/forms/payer-fields';
import { doctorOf, OutsidePayerFields } from '@/orders/request-parts';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { askedBefore, nothingAsked, requestOf, RequestFields, type Asked } from './request-fields';

/** Asks for a confirmation where the same test was ordered within the last hours. */
function useRepeated() {
  const [repeated, setRepeated] = useState<ApiError | null>(null);
  const onRefused = (error: ApiError): boolean => {
    if (error.code !== 'laboratory.repeated') return false;
    setRepeated(error);
    return true;
  };
  return { repeated, setRepeated, onRefused };
}

function Repeated({
  of: { repeated, setRepeated },
  pending,
  onConfirm,
}: {
  of: ReturnType<typeof useRepeated>;
  pending: boolean;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('laboratory');
  return (
    repeated && (
      <ConfirmDialog
        open
        onOpenChange={open => !open && setRepeated(null)}
        title={t('repeatedTitle')}
        description={translateCode(repeated.code, repeated.params) ?? ''}
        confirmLabel={t('orderAgain')}
        pending={pending}
        onConfirm={onConfirm}
      />
    )
  );
}

/** Orders laboratory tests in a visit, by a doctor or by a nurse on her behalf; an earlier order can be continued. */
export function RequestDialog({
  visit,
  former,
  onClose,
}: {
  visit: Pick<VisitRecordRow, 'encounterId' | 'patientId' | 'gender' | 'doctorId' | 'doctorName' | 'payer' | 'classId'>;
  former?: LaboratoryOrderRow;
  onClose: () => void;
}) {
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const again = useRepeated();
  const { encounterId, patientId, gender } = visit;
  const isForDoctor = !can('laboratorium.queue:order');
  const form = useCommandForm(orderLaboratory, {
    values: { ...(former ? askedBefore(former) : nothingAsked()), onBehalfOf: isForDoctor ? doctorOf(visit) : null },
    body: typed => ({ encounterId, ...requestOf(typed), continues: former?.id ?? null }),
    check: ({ items, onBehalfOf }) => ({
      items: items.length === 0 && t('needed.items'),
      onBehalfOf: isForDoctor && onBehalfOf === null && t('needed.doctor'),
    }),
    success: t('ordered'),
    onRefused: again.onRefused,
    onDone: onClose,
  });
  return (
    <>
      <FormDialog
        of={form}
        size="md"
        title={t('requestTitle')}
        description={former && t('continueHint')}
        verb={t('order')}
        onClose={onClose}
      >
        <RequestFields
          control={form.control}
          patient={{ id: patientId, gender }}
          doctor={isForDoctor ? 'required' : 'none'}
          charged={visit}
        />
      </FormDialog>
      <Repeated
        of={again}
        pending={form.pending}
        onConfirm={() => void form.submit({ acknowledged: true }).then(() => again.setRepeated(null))}
      />
    </>
  );
}

type Registering = Asked & Paying;

/** Registers a patient sent from outside: her visit and her bill are created with the order. */
export function RegisterDialog({
  patient,
  onClose,
  onRegistered,
}: {
  patient: { id: number; gender: Gender };
  onClose: () => void;
  onRegistered: () => void;
}) {
  const { t } = useTranslation('laboratory');
  const again = useRepeated();
  const form = useCommandForm(registerLaboratory, {
    values: { ...nothingAsked(), payer: 'general', insurer: '' } as Registering,
    body: typed => ({
      ...{ patientId: patient.id, payer: typed.payer, insurer: typed.insurer.trim() || null },
      ...requestOf(typed),
    }),
    check: ({ items }) => ({ items: items.length === 0 && t('needed.items') }),
    success: t('registered'),
    onRefused: again.onRefused,
    onDone: onRegistered,
  });
  return (
    <>
      <FormDialog
        of={form}
        size="md"
        title={t('registerTitle')}
        description={t('registerHint')}
        verb={t('register')}
        onClose={onClose}
      >
        <OutsidePayerFields control={form.control} words={{ payer: t('payer'), insurer: t('insurer') }} />
        <RequestFields
          control={form.control as unknown as Control<Asked>}
          patient={patient}
          doctor="optional"
          charged={{ payer: form.watch('payer'), classId: null }}
        />
      </FormDialog>
      <Repeated
        of={again}
        pending={form.pending}
        onConfirm={() => void form.submit({ acknowledged: true }).then(() => again.setRepeated(null))}
      />
    </>
  );
}
