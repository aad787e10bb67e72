import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { Payer, type Gender } from '@alur/contracts/kernel/enums';
import { ageOn, yearsOf } from '@alur/contracts/patient/age';
import { orderRadiology, registerRadiology } from '@alur/contracts/radiology/commands';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCurrentFacility } from '@/app/facilities';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { InsurerSelector } from '@/selectors/insurer-selector';
import { Select } from '@/ui/select';
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
  const { encounterId, patientId, gender, age, doctorId, doctorName } = visit;
  const isForDoctor = !can('radiology.queue:order');
  const responsible = doctorId === null || doctorName === null ? null : { id: doctorId, name: doctorName };
  const form = useCommandForm(orderRadiology, {
    values: { ...nothingAsked(), onBehalfOf: isForDoctor ? responsible : null },
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

interface Registering extends Asked {
  payer: Payer;
  insurer: string;
}

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
  const { t } = useTranslation(['radiology', 'enums']);
  const facility = useCurrentFacility();
  const today = useToday();
  const payers = Payer.options.filter(payer => payer !== 'bpjs' || facility?.isBpjs);
  const form = useCommandForm(registerRadiology, {
    values: { ...nothingAsked(), payer: 'general', insurer: '' } as Registering,
    body: typed => ({
      ...{ patientId: patient.id, payer: typed.payer, insurer: typed.insurer.trim() || null },
      ...requestOf(typed),
    }),
    check: ({ examinationIds }) => ({ examinationIds: examinationIds.length === 0 && t('radiology:needed') }),
    success: t('radiology:registered'),
    onDone: onRegistered,
  });
  const { id, gender, birthDate } = patient;
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('radiology:registerTitle')}
      description={t('radiology:registerHint')}
      verb={t('radiology:register')}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField control={form.control} name="payer" label={t('radiology:payer')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={payers.map(payer => ({ value: payer, label: t(`enums:payer.${payer}`) }))}
            />
          )}
        </FormField>
        <FormField control={form.control} name="insurer" label={t('radiology:insurer')} optional>
          {bound => <InsurerSelector {...bound} />}
        </FormField>
      </div>
      <RequestFields
        control={form.control as unknown as Control<Asked>}
        patient={{ id, gender, age: yearsOf(ageOn(birthDate, today)) }}
        examinationIds={form.watch('examinationIds')}
        charged={{ payer: form.watch('payer'), classId: null }}
      />
    </FormDialog>
  );
}
