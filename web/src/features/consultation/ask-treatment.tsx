import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { requestTreatment, TreatmentPriority } from '@alur/contracts/treatment/commands';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { TreatmentCost } from '@/prices/treatment-cost';
import { GlobalSelector } from '@/selectors/global-selector';
import { orderedTreatment as treatments } from '@/selectors/global/treatments';
import { DateField } from '@/ui/date-field';
import { instantAt } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';
import { WholeInput } from '@/ui/whole-input';

/** The visit, and whom and in which class it is charged. */
export type Charged = Pick<VisitRecordRow, 'encounterId' | 'payer' | 'classId'>;

interface Asked {
  treatmentId: { id: number; name: string } | null;
  quantity: number | null;
  priority: TreatmentPriority;
  note: string;
  wantedAt: string;
  time: string;
}

const nothing: Asked = { treatmentId: null, quantity: 1, priority: 'routine', note: '', wantedAt: '', time: '08:00' };

/** Asks somebody else for a treatment: it is on the bill at once, and on the list of those who carry it out. */
export function AskTreatment({ visit, onClose }: { visit: Charged; onClose: () => void }) {
  const { encounterId } = visit;
  const { t } = useTranslation(['consultation', 'enums']);
  const form = useCommandForm(requestTreatment, {
    values: nothing,
    body: ({ treatmentId, quantity, wantedAt, time, ...typed }) => ({
      ...{ ...typed, encounterId },
      ...{ treatmentId: treatmentId?.id ?? 0, quantity: quantity ?? 0 },
      wantedAt: wantedAt === '' ? null : instantAt(wantedAt, time || '08:00'),
    }),
    check: ({ treatmentId }) => ({ treatmentId: treatmentId === null && t('consultation:treatment.needed') }),
    success: t('consultation:treatment.asked'),
    onDone: onClose,
  });
  const { control } = form;
  const [chosen, quantity] = form.watch(['treatmentId', 'quantity']);
  return (
    <FormDialog
      of={form}
      title={t('consultation:treatment.ask')}
      description={t('consultation:treatment.askHint')}
      verb={t('consultation:treatment.ask')}
      onClose={onClose}
    >
      <FormField control={control} name="treatmentId" label={t('consultation:treatment.one')} required>
        {({ value, onChange }) => (
          <GlobalSelector
            autoFocus
            of={treatments}
            value={value}
            onChange={chosen => onChange(chosen && { id: Number(chosen.id), name: chosen.name })}
            placeholder={t('consultation:treatment.search')}
          />
        )}
      </FormField>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField control={control} name="quantity" label={t('consultation:treatment.quantity')} required>
          {bound => <WholeInput {...bound} />}
        </FormField>
        <FormField control={control} name="priority" label={t('consultation:treatment.priority')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={TreatmentPriority.options.map(each => ({
                value: each,
                label: t(`enums:treatmentPriority.${each}`),
              }))}
            />
          )}
        </FormField>
        <FormField control={control} name="wantedAt" label={t('consultation:treatment.wantedOn')} optional>
          {bound => <DateField {...bound} />}
        </FormField>
        <FormField control={control} name="time" label={t('consultation:treatment.wantedTime')} optional>
          {bound => <TimeField {...bound} />}
        </FormField>
      </div>
      {chosen && <TreatmentCost treatmentId={chosen.id} quantity={quantity ?? 1} charged={visit} />}
      <FormField control={control} name="note" label={t('consultation:treatment.note')} optional>
        {bound => <Textarea {...bound} rows={3} />}
      </FormField>
    </FormDialog>
  );
}
