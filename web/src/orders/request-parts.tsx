import { Payer } from '@alur/contracts/kernel/enums';
import { Trash2 } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { FormField } from '@/forms/command-form';
import type { Paying } from '@/forms/payer-fields';
import { InsurerSelector } from '@/selectors/insurer-selector';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { formatRupiah, instantAt } from '@/ui/format';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';

/** Whom an order is charged to, and in which class. */
export interface Charged {
  payer: Payer;
  classId: number | null;
}

/** The day on which it is to be done, and the hour; empty for now. */
export interface Planned {
  scheduledOn: string;
  scheduledTime: string;
}

const MORNING = '07:00';
export const notPlanned: Planned = { scheduledOn: '', scheduledTime: MORNING };

export const scheduledAt = ({ scheduledOn, scheduledTime }: Planned): string | null =>
  scheduledOn === '' ? null : instantAt(scheduledOn, scheduledTime || MORNING);

/** The doctor of the visit, for whom somebody else orders; null where there is none yet. */
export const doctorOf = ({ doctorId, doctorName }: { doctorId: number | null; doctorName: string | null }) =>
  doctorId === null || doctorName === null ? null : { id: doctorId, name: doctorName };

/** Day and hour; without a day it is for now, so that an hour would say nothing. */
export function PlannedFields<Values extends Planned>({
  control,
  words,
}: {
  control: Control<Values>;
  words: Record<'day' | 'time', string>;
}) {
  // The form may have other fields, but it always has these two.
  const own = control as unknown as Control<Planned>;
  const isPlanned = useWatch({ control: own, name: 'scheduledOn' }) !== '';
  return (
    <>
      <FormField control={own} name="scheduledOn" label={words.day} optional>
        {({ value, onChange }) => <DateField value={value} onChange={onChange} />}
      </FormField>
      {isPlanned && (
        <FormField control={own} name="scheduledTime" label={words.time} optional>
          {bound => <TimeField {...bound} />}
        </FormField>
      )}
    </>
  );
}

/** Payer and insurer of a patient who was sent from outside. */
export function OutsidePayerFields<Values extends Paying>({
  control,
  words,
}: {
  control: Control<Values>;
  words: Record<'payer' | 'insurer', string>;
}) {
  const { t } = useTranslation('enums');
  const facility = useCurrentFacility();
  const own = control as unknown as Control<Paying>;
  const payers = Payer.options.filter(payer => payer !== 'bpjs' || facility?.isBpjs);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <FormField control={own} name="payer" label={words.payer}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={payers.map(payer => ({ value: payer, label: t(`payer.${payer}`) }))}
          />
        )}
      </FormField>
      <FormField control={own} name="insurer" label={words.insurer} optional>
        {bound => <InsurerSelector {...bound} />}
      </FormField>
    </div>
  );
}

interface Chosen {
  key: string;
  name: string;
  price: number;
  /** What is to be done before. */
  preparation?: string | null;
}

/** What was chosen with what it costs, and the sum. */
export function ChosenItems<Item extends Chosen>({
  items,
  words,
  onRemove,
}: {
  items: readonly Item[];
  words: { remove: (name: string) => string; total: (amount: string) => string };
  onRemove: (item: Item) => void;
}) {
  const total = items.reduce((sum, { price }) => sum + price, 0);
  return (
    <>
      <ul className="divide-y">
        {items.map(item => (
          <li key={item.key} className="flex min-h-row items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              {item.name}
              {item.preparation && (
                <span className="block text-xs whitespace-pre-line text-warning-text">{item.preparation}</span>
              )}
            </span>
            <span className="tabular text-xs text-muted-foreground">{formatRupiah(item.price)}</span>
            <Button size="icon-sm" variant="ghost" aria-label={words.remove(item.name)} onClick={() => onRemove(item)}>
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <p className="tabular text-right text-xs text-muted-foreground">{words.total(formatRupiah(total))}</p>
      )}
    </>
  );
}
