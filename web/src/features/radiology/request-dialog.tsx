import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { Gender } from '@alur/contracts/kernel/enums';
import { ageOn, yearsOf } from '@alur/contracts/patient/age';
import { orderRadiology, registerRadiology } from '@alur/contracts/radiology/commands';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { FormDialog } from '@/forms/form-dialog';
import type { Paying } from '@/forms/payer-fields';
import { doctorOf, OutsidePayerFields } from '@/orders/request-parts';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { RequestFields } from './request-fields';
import { nothingAsked, requestOf, type Asked } from './request-values';

/** Orders examinations in a visit, by a doctor or by a nurse on her behalf. */
export function RequestDialog({
  visit,
  onClose,
}: {
  visit: Pick<
    VisitRecordRow,
    'encounterId' | 'patientId' | 'gender' | 'age' | 'doctorId' | 'doctorName' | 'payer' | 'classId'
  >;
  onClose: () => void;
}) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const { encounterId, patientId, gender, age } = visit;
  const isForDoctor = !can('radiology.queue:order');
  const form = useCommandForm(orderRadiology, {
    values: { ...nothingAsked(), onBehalfOf: isForDoctor ? doctorOf(visit) : null },
    body: typed => ({ encounterId, ...requestOf(typed) }),
    check: ({ examinationIds, onBehalfOf }) => ({
      examinationIds: examinationIds.length === 0 && t('needed'),
      onBehalfOf: isForDoctor && onBehalfOf === null && t('neededDoctor'),
    }),
    success: t('ordered'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} size="md" title={t('requestTitle')} verb={t('order')} onClose={onClose}>
      <RequestFields
        control={form.control}
        patient={{ id: patientId, gender, age: yearsOf(age) }}
        examinationIds={form.watch('examinationIds')}
        isForDoctor={isForDoctor}
        charged={visit}
      />
    </FormDialog>
  );
}

type Registering = Asked & Paying;

/** Registers a patient sent from outside: her visit and her bill are created with the order. */
export function RegisterDialog({
  patient,
  onClose,
  onRegistered,
}: {
  patient: { id: number; gender: Gender; birthDate: string | null };
  onClose: () => void;
  onRegistered: () => void;
}) {
  const { t } = useTranslation('radiology');
  const today = useToday();
  const form = useCommandForm(registerRadiology, {
    values: { ...nothingAsked(), payer: 'general', insurer: '' } as Registering,
    body: typed => ({
      ...{ patientId: patient.id, payer: typed.payer, insurer: typed.insurer.trim() || null },
      ...requestOf(typed),
    }),
    check: ({ examinationIds }) => ({ examinationIds: examinationIds.length === 0 && t('needed') }),
    success: t('registered'),
    onDone: onRegistered,
  });
  const { id, gender, birthDate } = patient;
  return (
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
        patient={{ id, gender, age: yearsOf(ageOn(birthDate, today)) }}
        examinationIds={form.watch('examinationIds')}
        charged={{ payer: form.watch('payer'), classId: null }}
      />
    </FormDialog>
  );
}
