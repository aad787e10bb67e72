import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import {
  ImmunizationReason,
  ImmunizationSite,
  NotGivenBecause,
  type Concern,
  DoseUnit,
  ImmunizationRoute,
} from '@alur/contracts/immunization/enums';
import { giveImmunization, recordNotGiven } from '@alur/contracts/immunization/commands';
import { concernsOf } from '@alur/contracts/immunization/concerns';
import type { VaccineItem } from '@alur/contracts/immunization/rows';
import type { PlannedDose } from '@alur/contracts/immunization/schedule';
import { vaccineFacts } from '@alur/contracts/immunization/vaccines';
import { allergiesMet } from '@alur/contracts/prescription/allergy-match';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { formatDate, formatNumber, instantAt } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { LineSkeleton } from '@/ui/states';
import { TimeField } from '@/ui/time-field';
import { ConcernTicks, type Warned } from './concern-ticks';
import { reasonFor, useDoseName, vaccineFor } from './plan-words';
import type { Immunizations, Vaccinated } from './use-immunizations';
import { useShelf, useVaccineItems } from './use-shelf';

interface Props {
  visit: Pick<VisitRecordRow, 'encounterId' | 'unitId'>;
  patient: Vaccinated;
  hers: Immunizations;
  /** The dose that was asked for; null for any. */
  wanted: PlannedDose | null;
  onClose: () => void;
}

/** Gives a dose, or says why one that is due is not given. */
export function GiveDialog(props: Props) {
  const { items, loading } = useVaccineItems();
  const [isLeftOut, setLeftOut] = useState(false);
  if (loading) return <LineSkeleton />;
  return isLeftOut && props.wanted ? (
    <NotGivenForm {...props} wanted={props.wanted} onBack={() => setLeftOut(false)} />
  ) : (
    <GiveForm {...props} items={items} onLeaveOut={props.wanted ? () => setLeftOut(true) : null} />
  );
}

/** The number that comes next of a vaccine. */
const nextNumber = (item: VaccineItem, { doses }: Immunizations): number => {
  const { series } = vaccineFacts[item.vaccine];
  const had = doses.filter(({ vaccine }) => vaccineFacts[vaccine].series.some(each => series.includes(each)));
  return Math.max(0, ...had.map(({ doseNumber }) => doseNumber)) + 1;
};

/** What is asked begins with what is usual for the vaccine, and with the dose that comes next. */
const beginningOf = (item: VaccineItem | undefined, hers: Immunizations, wanted: PlannedDose | null) => {
  const facts = item && vaccineFacts[item.vaccine];
  const isWanted = facts && wanted && facts.series.includes(wanted.series);
  const doseNumber = isWanted ? wanted.doseNumber : item ? nextNumber(item, hers) : null;
  return {
    medicineId: item ? String(item.id) : '',
    lotId: '',
    doseNumber,
    route: facts?.route ?? ('intramuscular' as const),
    amount: (facts?.amount ?? null) as number | null,
    amountUnit: facts?.unit ?? ('ml' as const),
    reason: item && doseNumber !== null ? reasonFor(hers.plan, item.vaccine, doseNumber) : ('basic' as const),
    accepted: [] as Concern[],
  };
};

const useGiveForm = ({ visit, patient, hers, wanted, items, onClose }: Props & { items: VaccineItem[] }) => {
  const { t } = useTranslation('immunization');
  const fitting = wanted && items.filter(({ vaccine }) => vaccineFacts[vaccine].series.includes(wanted.series));
  const form = useCommandForm(giveImmunization, {
    values: {
      ...beginningOf(fitting?.[0], hers, wanted),
      ...{ site: '' as '' | ImmunizationSiteName, time: '', note: '' },
    },
    body: ({ time, site, note, medicineId, lotId, ...typed }) => ({
      ...{ ...typed, encounterId: visit.encounterId, medicineId: Number(medicineId), lotId: Number(lotId) },
      ...{ site: site === '' || typed.route === 'oral' ? null : site, note: note.trim() || null },
      givenAt: time === '' ? null : instantAt(hers.today, time),
    }),
    fieldOf: path => (path === 'givenAt' ? 'time' : path),
    check: typed => ({
      medicineId: typed.medicineId === '' && t('needed.item'),
      lotId: typed.medicineId !== '' && typed.lotId === '' && t('needed.lot'),
      doseNumber: typed.doseNumber === null && t('needed.number'),
      amount: typed.amount === null && t('needed.amount'),
    }),
    success: t('given'),
    onDone: onClose,
  });
  const item = items.find(({ id }) => String(id) === form.watch('medicineId'));
  const doseNumber = form.watch('doseNumber');
  const warnings: Warned[] = [
    ...(item && doseNumber !== null
      ? concernsOf({ vaccine: item.vaccine, doseNumber, date: hers.today }, patient.birthDate, hers.doses)
      : []),
    ...(item ? allergiesMet(item, patient.allergies) : [])
      .slice(0, 1)
      .map(({ substance }) => ({ concern: 'allergy' as const, day: null, substance })),
  ];
  return { form, item, warnings };
};
type ImmunizationSiteName = (typeof ImmunizationSite.options)[number];

function GiveForm(props: Props & { items: VaccineItem[]; onLeaveOut: (() => void) | null }) {
  const { t } = useTranslation(['immunization', 'enums']);
  const { visit, patient, hers, wanted, items, onLeaveOut, onClose } = props;
  const { form, item, warnings } = useGiveForm(props);
  const { control } = form;
  const nameOf = useDoseName();
  return (
    <FormDialog
      of={form}
      title={wanted ? nameOf(wanted) : t('immunization:giveTitle')}
      description={patient.name}
      verb={t('immunization:give')}
      actions={onLeaveOut && <Button onClick={onLeaveOut}>{t('immunization:notGiven')}</Button>}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="medicineId"
        label={t('immunization:item')}
        required
        hint={
          items.length === 0 ? t('immunization:noItem') : item?.isProgramme ? t('immunization:programme') : undefined
        }
      >
        {({ value }) => (
          <Select
            value={value}
            onValueChange={id =>
              form.set(
                beginningOf(
                  items.find(each => String(each.id) === id),
                  hers,
                  wanted,
                ),
              )
            }
            options={items.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </FormField>
      {item && <LotField {...{ control, unitId: visit.unitId, itemId: item.id, today: hers.today }} />}
      <HowGiven control={control} isInjected={form.watch('route') !== 'oral'} />
      <ConcernTicks
        warnings={warnings}
        accepted={form.watch('accepted')}
        error={form.errorOf('accepted')}
        onChange={accepted => form.set({ accepted })}
      />
    </FormDialog>
  );
}

type Control = ReturnType<typeof useGiveForm>['form']['control'];

/** The lots on the shelf; one that has expired is shown and is not to be chosen. */
function LotField({
  control,
  unitId,
  itemId,
  today,
}: {
  control: Control;
  unitId: number;
  itemId: number;
  today: string;
}) {
  const { t } = useTranslation('immunization');
  const lots = useShelf(unitId, itemId);
  const labelOf = (lot: (typeof lots)[number]) => {
    const { batch, expiry, onHand, reserved } = lot;
    const words = { batch, expiry: formatDate(expiry), left: formatNumber(onHand - reserved) };
    return expiry < today ? `${t('lotOf', words)}, ${t('expired')}` : t('lotOf', words);
  };
  return (
    <FormField
      control={control}
      name="lotId"
      label={t('lot')}
      required
      hint={lots.length === 0 ? t('noLot') : undefined}
    >
      {({ value, onChange }) => (
        <Select
          value={value}
          onValueChange={onChange}
          disabled={lots.length === 0}
          options={lots.map(lot => ({ value: String(lot.id), label: labelOf(lot), disabled: lot.expiry < today }))}
        />
      )}
    </FormField>
  );
}

function HowGiven({ control, isInjected }: { control: Control; isInjected: boolean }) {
  const { t } = useTranslation(['immunization', 'enums']);
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <FormField control={control} name="doseNumber" label={t('immunization:doseNumber')} required>
          {bound => <NumberInput {...bound} />}
        </FormField>
        <FormField control={control} name="reason" label={t('immunization:reason')} required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={ImmunizationReason.options.map(one => ({
                value: one,
                label: t(`enums:immunizationReason.${one}`),
              }))}
            />
          )}
        </FormField>
        <FormField control={control} name="route" label={t('immunization:route')} required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={ImmunizationRoute.options.map(one => ({
                value: one,
                label: t(`enums:immunizationRoute.${one}`),
              }))}
            />
          )}
        </FormField>
        {isInjected && (
          <FormField control={control} name="site" label={t('immunization:site')} required>
            {({ value, onChange }) => (
              <Select
                value={value}
                onValueChange={onChange}
                options={ImmunizationSite.options.map(one => ({
                  value: one,
                  label: t(`enums:immunizationSite.${one}`),
                }))}
              />
            )}
          </FormField>
        )}
        <FormField control={control} name="amount" label={t('immunization:amount')} required>
          {bound => <NumberInput decimals={3} {...bound} />}
        </FormField>
        <FormField control={control} name="amountUnit" label={t('immunization:amountUnit')} required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={DoseUnit.options.map(one => ({ value: one, label: t(`enums:doseUnit.${one}`) }))}
            />
          )}
        </FormField>
        <FormField
          control={control}
          name="time"
          label={t('immunization:givenAt')}
          hint={t('immunization:nowIfEmpty')}
          optional
        >
          {bound => <TimeField {...bound} />}
        </FormField>
        <TextField control={control} name="note" label={t('immunization:note')} optional />
      </div>
    </>
  );
}

function NotGivenForm({
  visit,
  patient,
  wanted,
  onBack,
  onClose,
}: Props & { wanted: PlannedDose; onBack: () => void }) {
  const { t } = useTranslation(['immunization', 'enums']);
  const nameOf = useDoseName();
  const form = useCommandForm(recordNotGiven, {
    values: { because: 'refused' as (typeof NotGivenBecause.options)[number], note: '' },
    body: ({ because, note }) => ({
      ...{ encounterId: visit.encounterId, vaccine: vaccineFor(wanted.series), doseNumber: wanted.doseNumber },
      ...{ because, note: note.trim() || null },
    }),
    success: t('immunization:notGivenDone'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('immunization:notGivenTitle')}
      description={`${nameOf(wanted)} · ${patient.name}`}
      verb={t('immunization:notGiven')}
      actions={<Button onClick={onBack}>{t('immunization:backToGive')}</Button>}
      onClose={onClose}
    >
      <FormField control={form.control} name="because" label={t('immunization:because')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={NotGivenBecause.options.map(one => ({ value: one, label: t(`enums:notGivenBecause.${one}`) }))}
          />
        )}
      </FormField>
      <TextField control={form.control} name="note" label={t('immunization:note')} optional />
    </FormDialog>
  );
}
