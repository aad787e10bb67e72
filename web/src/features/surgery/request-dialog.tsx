import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { requestSurgery } from '@alur/contracts/surgery/commands';
import { Anaesthesia, BodySide, SurgeryPriority } from '@alur/contracts/surgery/enums';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { TreatmentCost } from '@/prices/treatment-cost';
import { GlobalSelector } from '@/selectors/global-selector';
import { doctor } from '@/selectors/global/staff';
import { orderedTreatment as treatments } from '@/selectors/global/treatments';
import { StaffIdSelector } from '@/selectors/staff-selector';
import { DateField } from '@/ui/date-field';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';

const UNSAID = 'unsaid';

interface Values {
  treatmentId: { id: number; name: string } | null;
  diagnosis: string;
  site: string;
  side: BodySide;
  priority: SurgeryPriority;
  operatorId: number | null;
  wantedOn: string;
  anaesthesia: Anaesthesia | typeof UNSAID;
  notes: string;
}

const primaryOf = ({ diagnoses }: VisitRecordRow): string => {
  const primary = diagnoses.find(({ kind }) => kind === 'primary') ?? diagnoses[0];
  return primary ? `${primary.code} ${primary.name}` : '';
};

/** Asks for an operation, with the visit's diagnosis filled in. */
export function RequestDialog({ visit, onClose }: { visit: VisitRecordRow; onClose: () => void }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const today = useToday();
  const values: Values = {
    ...{ treatmentId: null, diagnosis: primaryOf(visit), site: '', side: 'not_applicable', priority: 'elective' },
    ...{ operatorId: null, wantedOn: '', anaesthesia: UNSAID, notes: '' },
  };
  const form = useCommandForm(requestSurgery, {
    values,
    body: ({ treatmentId, wantedOn, anaesthesia, ...typed }) => ({
      ...{ ...typed, encounterId: visit.encounterId, treatmentId: treatmentId?.id ?? 0 },
      ...{ wantedOn: wantedOn || null, anaesthesia: anaesthesia === UNSAID ? null : anaesthesia },
    }),
    check: ({ treatmentId, diagnosis }) => ({
      treatmentId: treatmentId === null && t('surgery:request.treatmentNeeded'),
      diagnosis: diagnosis.trim() === '' && t('surgery:request.diagnosisNeeded'),
    }),
    success: t('surgery:request.done'),
    onDone: onClose,
  });
  const { control } = form;
  const chosen = form.watch('treatmentId');
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('surgery:request.title')}
      description={t('surgery:request.text')}
      verb={t('surgery:request.ask')}
      onClose={onClose}
    >
      <FormField control={control} name="treatmentId" label={t('surgery:request.treatment')} required>
        {({ value, onChange }) => (
          <GlobalSelector
            autoFocus
            of={treatments}
            value={value}
            onChange={chosen => onChange(chosen && { id: Number(chosen.id), name: chosen.name })}
          />
        )}
      </FormField>
      {chosen && <TreatmentCost treatmentId={chosen.id} charged={visit} />}
      <TextField control={control} name="diagnosis" label={t('surgery:request.diagnosis')} required maxLength={255} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField control={control} name="site" label={t('surgery:request.site')} optional maxLength={255} />
        <FormField control={control} name="side" label={t('surgery:request.side')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={BodySide.options.map(each => ({ value: each, label: t(`enums:bodySide.${each}`) }))}
            />
          )}
        </FormField>
        <FormField control={control} name="priority" label={t('surgery:request.priority')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={SurgeryPriority.options.map(each => ({
                value: each,
                label: t(`enums:surgeryPriority.${each}`),
              }))}
            />
          )}
        </FormField>
        <FormField control={control} name="wantedOn" label={t('surgery:request.wantedOn')} optional>
          {bound => <DateField {...bound} min={today} />}
        </FormField>
        <FormField control={control} name="operatorId" label={t('surgery:request.operator')} optional>
          {bound => <StaffIdSelector {...bound} of={doctor} />}
        </FormField>
        <FormField control={control} name="anaesthesia" label={t('surgery:request.anaesthesia')} optional>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={[
                { value: UNSAID, label: t('surgery:request.anaesthesiaUnsaid') },
                ...Anaesthesia.options.map(each => ({ value: each, label: t(`enums:anaesthesia.${each}`) })),
              ]}
            />
          )}
        </FormField>
      </div>
      <FormField control={control} name="notes" label={t('surgery:request.notes')} optional>
        {bound => <Textarea {...bound} rows={3} />}
      </FormField>
    </FormDialog>
  );
}
