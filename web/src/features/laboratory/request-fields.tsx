import { laboratoryPanel, laboratoryParameter } from '@alur/contracts/laboratory/catalogues';
import { LaboratoryPriority, type RequestItem } from '@alur/contracts/laboratory/commands';
import { rowPriceOn } from '@alur/contracts/kernel/payer-price';
import { laboratoryContents, type LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { Pregnancy } from '@alur/contracts/laboratory/interpret';
import type { Gender } from '@alur/contracts/kernel/enums';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CoverLetterField } from '@/cover-letter/cover-letter-field';
import { FormField, TextField } from '@/forms/command-form';
import {
  ChosenItems,
  notPlanned,
  PlannedFields,
  scheduledAt,
  type Charged,
  type Planned,
} from '@/orders/request-parts';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { doctor as doctors } from '@/selectors/global/staff';
import { StaffSelector, type ChosenPerson } from '@/selectors/staff-selector';
import { Checkbox } from '@/ui/checkbox';
import { formatRupiah } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { Selector } from '@/ui/selector';
import { Badge } from '@/ui/status-chip';

export interface Asked extends Planned {
  items: RequestItem[];
  priority: LaboratoryPriority;
  fasting: boolean;
  pregnancy: Pregnancy | 'none';
  /** The doctor for whom somebody else orders. */
  onBehalfOf: ChosenPerson | null;
  referringDoctor: string;
  coverLetterId: number | null;
  clinicalNotes: string;
  medicationNotes: string;
}

export const nothingAsked = (): Asked => ({
  ...{ onBehalfOf: null, coverLetterId: null },
  ...{ items: [], priority: 'routine', fasting: false, pregnancy: 'none' },
  ...{ referringDoctor: '', clinicalNotes: '', medicationNotes: '', ...notPlanned },
});

/** The form's values for ordering the same tests as an earlier order. */
export const askedBefore = (former: LaboratoryOrderRow): Asked => ({
  ...nothingAsked(),
  ...{ items: former.requested, priority: former.priority, fasting: former.fasting ?? false },
  ...{ referringDoctor: former.referringDoctor ?? '', coverLetterId: former.coverLetterId },
  ...{ clinicalNotes: former.clinicalNotes, medicationNotes: former.medicationNotes },
});

/** The body of an order, without the visit it belongs to. */
export const requestOf = (typed: Asked) => ({
  ...{ items: typed.items, priority: typed.priority, fasting: typed.fasting || null },
  scheduledAt: scheduledAt(typed),
  pregnancy: typed.pregnancy === 'none' ? null : typed.pregnancy,
  ...{ onBehalfOf: typed.onBehalfOf?.id ?? null, coverLetterId: typed.coverLetterId },
  referringDoctor: typed.referringDoctor.trim() || null,
  ...{ clinicalNotes: typed.clinicalNotes, medicationNotes: typed.medicationNotes, acknowledged: false },
});

interface Offer extends RequestItem {
  name: string;
  code: string;
  price: number;
}

function useOffers({ payer, classId }: Charged): Offer[] {
  const panels = useTopic(laboratoryPanel.topic, {});
  const parameters = useTopic(laboratoryParameter.topic, {});
  const contents = useTopic(laboratoryContents, {});
  const today = useToday();
  return useMemo(() => {
    const filled = new Set(contents.rows.map(({ panelId }) => panelId));
    return [
      ...panels.rows
        .filter(({ active, id }) => active && filled.has(id))
        .map(row => ({ ...row, kind: 'panel' as const })),
      ...parameters.rows.filter(({ active }) => active).map(row => ({ ...row, kind: 'parameter' as const })),
    ].map(row => {
      const { kind, id, name, code } = row;
      return { kind, id, name, code, price: rowPriceOn(row, { payer, classId }, today) };
    });
  }, [panels.rows, parameters.rows, contents.rows, payer, classId, today]);
}

const isSame = (one: RequestItem) => (other: RequestItem) => one.kind === other.kind && one.id === other.id;

/** Chooses tests with what they cost her: searched by name or code, one after another by keyboard. */
function Items({
  value,
  onChange,
  charged,
}: {
  value: RequestItem[];
  onChange: (items: RequestItem[]) => void;
  charged: Charged;
}) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const offers = useOffers(charged);
  const chosen = value.flatMap(item => offers.find(isSame(item)) ?? []);
  return (
    <div className="flex flex-col gap-1">
      <Selector<Offer>
        autoFocus
        value={null}
        onChange={item => item && onChange([...value, { kind: item.kind, id: item.id }])}
        aria-label={t('laboratory:findTest')}
        placeholder={t('laboratory:findTest')}
        search={query => {
          const wanted = query.trim().toLowerCase();
          return offers
            .filter(item => !value.some(isSame(item)))
            .filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(wanted))
            .slice(0, 30);
        }}
        searchKey={['laboratory-offer', offers.length, value.length]}
        itemKey={item => `${item.kind}-${item.id}`}
        itemLabel={item => item.name}
        renderItem={item => (
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{item.name}</span>
            {item.kind === 'panel' && <Badge>{t('enums:laboratoryItem.panel')}</Badge>}
            <span className="tabular text-xs text-muted-foreground">{formatRupiah(item.price)}</span>
          </span>
        )}
      />
      <ChosenItems
        items={chosen.map(item => ({ ...item, key: `${item.kind}-${item.id}` }))}
        words={{ remove: name => t('laboratory:remove', { name }), total: amount => t('laboratory:total', { amount }) }}
        onRemove={item => onChange(value.filter(each => !isSame(item)(each)))}
      />
    </div>
  );
}

/** SPEC 3, laboratory request. */
export function RequestFields({
  control,
  patient,
  doctor,
  charged,
}: {
  control: Control<Asked>;
  patient: { id: number; gender: Gender };
  /** Whether the form asks for a doctor of this facility, and whether one is required. */
  doctor: 'required' | 'optional' | 'none';
  charged: Charged;
}) {
  const { t } = useTranslation(['laboratory', 'enums']);
  return (
    <>
      <FormField control={control} name="items" label={t('laboratory:items')} required>
        {bound => <Items {...bound} charged={charged} />}
      </FormField>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField control={control} name="priority" label={t('laboratory:priority')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={LaboratoryPriority.options.map(each => ({
                value: each,
                label: t(`enums:laboratoryPriority.${each}`),
              }))}
            />
          )}
        </FormField>
        {patient.gender === 'female' && (
          <FormField control={control} name="pregnancy" label={t('laboratory:pregnancy')}>
            {({ value, onChange }) => (
              <Select
                value={value}
                onValueChange={onChange}
                options={[
                  { value: 'none', label: t('laboratory:notPregnant') },
                  ...Pregnancy.options.map(each => ({ value: each, label: t(`enums:pregnancy.${each}`) })),
                ]}
              />
            )}
          </FormField>
        )}
      </div>
      <FormField control={control} name="fasting" label={t('laboratory:fasting')}>
        {({ value, onChange }) => (
          <Checkbox
            label={t('laboratory:isFasting')}
            checked={value}
            onCheckedChange={checked => onChange(checked === true)}
          />
        )}
      </FormField>
      <div className="grid gap-3 sm:grid-cols-2">
        <PlannedFields
          control={control}
          words={{ day: t('laboratory:scheduledOn'), time: t('laboratory:scheduledTime') }}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {doctor !== 'none' && (
          <FormField
            control={control}
            name="onBehalfOf"
            label={t('laboratory:onBehalfOf')}
            required={doctor === 'required'}
            optional={doctor === 'optional'}
          >
            {bound => <StaffSelector of={doctors} {...bound} />}
          </FormField>
        )}
        <TextField control={control} name="referringDoctor" label={t('laboratory:referringDoctor')} optional />
      </div>
      <FormField control={control} name="clinicalNotes" label={t('laboratory:clinicalNotes')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <FormField control={control} name="medicationNotes" label={t('laboratory:medicationNotes')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <FormField control={control} name="coverLetterId" label={t('laboratory:coverLetter')} optional>
        {bound => <CoverLetterField patientId={patient.id} {...bound} />}
      </FormField>
    </>
  );
}
