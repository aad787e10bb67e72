import { wardBeds } from '@alur/contracts/bed/rows';
import * as commands from '@alur/contracts/referral/commands';
import type { ReferralRow } from '@alur/contracts/referral/rows';
import { ClassBasis } from '@alur/contracts/stay/commands';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { BedSelector } from '@/selectors/bed-selector';
import { inpatientBed, inpatientDoctor, roomClass } from '@/selectors/global/wards';
import { ItemSelector } from '@/selectors/item-selector';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';

export interface ReferralDialogProps {
  referral: ReferralRow;
  onClose: () => void;
}

const HOURS = [2, 6, 12, 24] as const;

/** The ward accepts the patient: which bed, and how long it is held. */
export function AcceptDialog({ referral, onClose }: ReferralDialogProps) {
  const { t } = useTranslation('referral');
  const beds = useTopic(wardBeds, {});
  const now = useNow(60_000);
  const form = useCommandForm(commands.acceptTransfer, {
    values: { bedId: referral.bedId, hours: '6' },
    id: referral.id,
    body: ({ bedId, hours }) => ({ bedId, until: new Date(now + Number(hours) * 3_600_000).toISOString() }),
    check: ({ bedId }) => ({ bedId: bedId === null && t('needed.bed') }),
    success: t('accepted'),
    onDone: onClose,
  });
  const ofWard = beds.rows.filter(({ wardId }) => wardId === referral.toUnitId);
  return (
    <FormDialog of={form} title={t('accept')} verb={t('accept')} onClose={onClose}>
      <FormField control={form.control} name="bedId" label={t('bed')} required>
        {bound => (
          <BedSelector
            of={inpatientBed}
            rows={ofWard.some(({ status }) => status === 'available') ? ofWard : beds.rows}
            patientId={referral.patientId}
            {...bound}
          />
        )}
      </FormField>
      <FormField control={form.control} name="hours" label={t('keptFor')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={HOURS.map(count => ({ value: String(count), label: t('hours', { count }) }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

/** Records that the other facility accepts the patient. */
export function AcceptanceDialog({ referral, onClose }: ReferralDialogProps) {
  const { t } = useTranslation('referral');
  const form = useCommandForm(commands.recordAcceptance, {
    values: { acceptingOfficer: '', externalNumber: '' },
    id: referral.id,
    body: typed => ({
      acceptingOfficer: typed.acceptingOfficer.trim(),
      externalNumber: typed.externalNumber.trim() || null,
    }),
    check: typed => ({ acceptingOfficer: !typed.acceptingOfficer.trim() && t('needed.officer') }),
    success: t('acceptanceSaved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('recordAcceptance')} onClose={onClose}>
      <TextField control={form.control} name="acceptingOfficer" label={t('officer')} required maxLength={255} />
      {referral.numbered === null && (
        <TextField control={form.control} name="externalNumber" label={t('externalNumber')} optional maxLength={255} />
      )}
    </FormDialog>
  );
}

const parts = ['situation', 'background', 'assessment', 'recommendation'] as const;

/** DOMAIN 1.4: an SBAR handover, with the escort and the patient's condition. */
export function DepartDialog({ referral, onClose }: ReferralDialogProps) {
  const { t } = useTranslation('referral');
  const form = useCommandForm(commands.departReferral, {
    values: {
      handover: { situation: referral.reason, background: '', assessment: '', recommendation: '' },
      ...{ escortLevel: '1', conditionBefore: '', equipment: '' },
    },
    id: referral.id,
    body: ({ handover, escortLevel, conditionBefore, equipment }) => ({
      ...{ departedAt: null, handover, conditionBefore: conditionBefore.trim() },
      ...{ escortLevel: Number(escortLevel), equipment: equipment.trim() || null },
    }),
    check: ({ handover, conditionBefore }) => ({
      ...Object.fromEntries(parts.map(part => [`handover.${part}`, !handover[part].trim() && t('needed.part')])),
      conditionBefore: !conditionBefore.trim() && t('needed.condition'),
    }),
    success: t('departed'),
    onDone: onClose,
  });
  const { control } = form;
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('depart')}
      description={t(referral.type === 'internal' ? 'departHintInside' : 'departHintOutside')}
      verb={t('depart')}
      className="grid gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      {parts.map(part => (
        <FormField key={part} control={control} name={`handover.${part}`} label={t(part)} required>
          {bound => <Textarea rows={3} {...bound} />}
        </FormField>
      ))}
      <FormField control={control} name="escortLevel" label={t('escortLevel')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={(['0', '1', '2', '3'] as const).map(level => ({ value: level, label: t(`escort.${level}`) }))}
          />
        )}
      </FormField>
      <TextField control={control} name="equipment" label={t('equipment')} optional maxLength={255} />
      <FormField
        control={control}
        name="conditionBefore"
        label={t('conditionBefore')}
        required
        className="col-span-full"
      >
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

interface Arriving {
  bedId: number | null;
  basis: ClassBasis;
  entitledClassId: number | null;
  doctorId: number | null;
  conditionAfter: string;
}

/** Records the arrival, in the bed that was held or in another. A patient who had no stay gets one. */
export function ArriveDialog({ referral, onClose }: ReferralDialogProps) {
  const { t } = useTranslation(['referral', 'enums']);
  const beds = useTopic(wardBeds, {});
  const moves = referral.source === 'INPATIENT';
  const shared = {
    values: {
      ...{ bedId: referral.bedId, basis: 'entitled', entitledClassId: null, doctorId: null, conditionAfter: '' },
    } as Arriving,
    id: referral.id,
    check: (typed: Arriving) => ({
      doctorId: !moves && typed.doctorId === null && t('referral:needed.doctor'),
      conditionAfter: !typed.conditionAfter.trim() && t('referral:needed.condition'),
      entitledClassId:
        typed.basis !== 'entitled' && typed.entitledClassId === null && translateCode('stay.class-needed'),
    }),
    success: t('referral:arrived'),
    onDone: onClose,
  };
  const bodyOf = ({ bedId, basis, entitledClassId, conditionAfter }: Arriving) => ({
    ...{ arrivedAt: null, bedId, basis, conditionAfter: conditionAfter.trim() },
    entitledClassId: basis === 'entitled' ? null : entitledClassId,
  });
  const moved = useCommandForm(commands.arriveInBed, { ...shared, body: bodyOf });
  const admitted = useCommandForm(commands.arriveAsInpatient, {
    ...shared,
    body: typed => ({ ...bodyOf(typed), doctorId: typed.doctorId, department: null, payer: null, insurer: null }),
  });
  const form = moves ? moved : admitted;
  const { control } = form;
  const basis = form.watch('basis');
  return (
    <FormDialog of={form} title={t('referral:arrive')} verb={t('referral:arrive')} onClose={onClose}>
      <FormField control={control} name="bedId" label={t('referral:bed')} required>
        {bound => <BedSelector of={inpatientBed} rows={beds.rows} patientId={referral.patientId} {...bound} />}
      </FormField>
      <FormField control={control} name="basis" label={t('referral:basis')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={ClassBasis.options.map(one => ({ value: one, label: t(`enums:classBasis.${one}`) }))}
          />
        )}
      </FormField>
      {basis !== 'entitled' && (
        <FormField control={control} name="entitledClassId" label={t('referral:entitled')} required>
          {bound => <ItemSelector of={roomClass} {...bound} />}
        </FormField>
      )}
      {!moves && (
        <FormField control={control} name="doctorId" label={t('referral:responsible')} required>
          {bound => <ItemSelector of={inpatientDoctor} {...bound} />}
        </FormField>
      )}
      <FormField control={control} name="conditionAfter" label={t('referral:conditionAfter')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Records that the crew is back: the visit ends as referred. */
export function CompleteDialog({ referral, onClose }: ReferralDialogProps) {
  const { t } = useTranslation('referral');
  const form = useCommandForm(commands.completeReferral, {
    values: { conditionAfter: '' },
    id: referral.id,
    body: ({ conditionAfter }) => ({ arrivedAt: null, conditionAfter: conditionAfter.trim() }),
    check: ({ conditionAfter }) => ({ conditionAfter: !conditionAfter.trim() && t('needed.condition') }),
    success: t('completed'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('complete')} description={t('completeHint')} verb={t('complete')} onClose={onClose}>
      <FormField control={form.control} name="conditionAfter" label={t('conditionAfter')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Records the other facility's findings, treatment and advice. */
export function AnswerDialog({ referral, onClose }: ReferralDialogProps) {
  const { t } = useTranslation('referral');
  const form = useCommandForm(commands.answerReferral, {
    values: referral.answer ?? { diagnosis: '', action: '', advice: '', answeredBy: referral.acceptedBy ?? '' },
    id: referral.id,
    body: typed => typed,
    check: typed => ({
      diagnosis: !typed.diagnosis.trim() && t('needed.part'),
      answeredBy: !typed.answeredBy.trim() && t('needed.officer'),
    }),
    success: t('answered'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('answer')} onClose={onClose}>
      <FormField control={form.control} name="diagnosis" label={t('diagnosis')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <FormField control={form.control} name="action" label={t('action')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <FormField control={form.control} name="advice" label={t('advice')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <TextField control={form.control} name="answeredBy" label={t('answeredBy')} required maxLength={255} />
    </FormDialog>
  );
}
