import type { medicine as medicineSpec } from '@alur/contracts/catalogue/medicine';
import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { compoundAmount, unitsNeeded } from '@alur/contracts/prescription/compounding';
import { CompoundForm, CompoundMethod, DOSE_DECIMALS } from '@alur/contracts/prescription/lines';
import type { Settings } from '@alur/contracts/settings/settings';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingsSection } from '@/app/settings-section';
import { addsByEnter, LineRemoval, nextKey, TypedLines, type LineProps, type TypedLine } from '@/forms/typed-lines';
import { useToday } from '@/live/use-today';
import { GlobalSelector } from '@/selectors/global-selector';
import { medicine } from '@/selectors/global/stock';
import { NameSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { formatNumber, formatRupiah } from '@/ui/format';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';
import { AsPrescribed, directions, soldItem, type SoldItem } from './sale-lines';

export interface MixedItem extends SoldItem {
  /** Amount of the substance in one base unit; null where doses are in base units. */
  strength: number | null;
  doseUnit: string;
}

export interface Component extends TypedLine {
  item: MixedItem | null;
  dose: number | null;
}

export interface SoldCompound extends TypedLine {
  name: string;
  form: (typeof CompoundForm.options)[number];
  packs: number | null;
  method: CompoundMethod;
  signa: string | null;
  components: Component[];
  prescribed: number | null;
  iterations: number | null;
}

const emptyComponent = (lines: readonly Component[] = []): Component => ({
  ...{ key: nextKey(lines), item: null, dose: null },
});

const emptyCompound = (lines: readonly SoldCompound[]): SoldCompound => ({
  ...{ key: nextKey(lines), name: '', form: 'powder', packs: null, method: 'dtd', signa: null },
  ...{ components: [emptyComponent()], prescribed: null, iterations: null },
});

type Rules = Settings['pharmacy'];

/** The facility's rounding and its fee for each compounded medicine. */
export const useCompounding = (): Rules => useSettingsSection('pharmacy').settings.pharmacy;

/** Base units that a component takes of its medicine. */
const needOf = ({ item, dose }: Component, { packs, method }: SoldCompound, { roundUpStock }: Rules): number | null =>
  item === null || dose === null || !packs
    ? null
    : unitsNeeded({ method, packs, prescribedPacks: packs, dose, strength: item.strength }, roundUpStock);

/** What it comes to at the day's prices, which the server fixes when the sale goes to the cashier. */
export const amountOfCompound = (line: SoldCompound, rules: Rules): number => {
  const takes = line.components.flatMap(component => {
    const quantity = needOf(component, line, rules);
    return quantity === null ? [] : [{ quantity, price: component.item?.price ?? 0 }];
  });
  return takes.length === 0 ? 0 : compoundAmount(takes, rules.compoundFee);
};

const mixedItem = (item: CatalogueItem<typeof medicineSpec>, today: string): MixedItem => ({
  ...soldItem(item, today),
  strength: item.strength,
  doseUnit: item.strength === null ? item.baseUnit : (item.strengthUnit ?? item.baseUnit),
});

interface LinesProps {
  lines: readonly SoldCompound[];
  onChange: (lines: SoldCompound[]) => void;
  errorOf: (name: string) => string | null;
  isOnPrescription: boolean;
}

/** Compounded medicines (*racikan*): none at first. */
export function CompoundLines({ lines, onChange, errorOf, isOnPrescription }: LinesProps) {
  const { t } = useTranslation('sale');
  const [fresh, setFresh] = useState<number | null>(null);
  const add = () => {
    const line = emptyCompound(lines);
    setFresh(line.key);
    onChange([...lines, line]);
  };
  return (
    <div className="flex flex-col gap-4">
      {lines.map((line, at) => (
        <CompoundFields
          key={line.key}
          {...{ line, at, isOnPrescription }}
          isFresh={line.key === fresh}
          errorOf={name => errorOf(`compounds.${at}.${name}`)}
          onChange={part => onChange(lines.map(each => (each === line ? { ...line, ...part } : each)))}
          onRemove={() => onChange(lines.filter(each => each !== line))}
        />
      ))}
      <Button size="sm" className="self-start" onClick={add}>
        <Plus aria-hidden />
        {t('compound.add')}
      </Button>
    </div>
  );
}

function CompoundFields({
  line,
  at,
  isFresh,
  isOnPrescription,
  errorOf,
  onChange,
  onRemove,
}: {
  line: SoldCompound;
  at: number;
  isFresh: boolean;
  isOnPrescription: boolean;
  errorOf: (name: string) => string | null;
  onChange: (part: Partial<SoldCompound>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation(['sale', 'enums']);
  const rules = useCompounding();
  return (
    <div role="group" aria-label={t('sale:compound.no', { number: at + 1 })} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-2 sm:grid-cols-4 xl:grid-cols-[minmax(11rem,1fr)_8rem_6rem_14rem_minmax(10rem,16rem)_7rem_2rem]">
        <Field label={t('sale:compound.name')} error={errorOf('name')} className="col-span-full xl:col-span-1">
          <Input
            autoComplete="off"
            autoFocus={isFresh}
            maxLength={255}
            value={line.name}
            onChange={event => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label={t('sale:compound.form')} error={errorOf('form')}>
          <Select
            value={line.form}
            onValueChange={form => onChange({ form })}
            options={CompoundForm.options.map(value => ({ value, label: t(`enums:compoundForm.${value}`) }))}
          />
        </Field>
        <Field label={t('sale:compound.packs')} error={errorOf('packs')}>
          <WholeInput value={line.packs} onChange={packs => onChange({ packs })} />
        </Field>
        <Field label={t('sale:compound.method')} error={errorOf('method')} className="col-span-2 xl:col-span-1">
          <Select
            value={line.method}
            onValueChange={method => onChange({ method })}
            options={CompoundMethod.options.map(value => ({ value, label: t(`sale:compound.${value}`) }))}
          />
        </Field>
        <Field label={t('sale:form.signa')} error={errorOf('signa')} className="col-span-2 xl:col-span-1">
          <NameSelector freely of={directions} value={line.signa} onChange={signa => onChange({ signa })} />
        </Field>
        <div className="xl:text-right">
          <span className="block pb-1 text-sm leading-5 font-medium">{t('sale:amount')}</span>
          <span className="tabular flex h-9 items-center font-medium xl:justify-end">
            {formatRupiah(amountOfCompound(line, rules))}
          </span>
        </div>
        <LineRemoval label={t('sale:compound.remove', { number: at + 1 })} className="mt-6" onRemove={onRemove} />
      </div>
      {isOnPrescription && (
        <AsPrescribed line={line} unit={t('sale:compound.pack')} error={errorOf} onChange={onChange} />
      )}
      <div className="border-l-2 pl-3">
        <TypedLines
          lines={line.components}
          onChange={components => onChange({ components })}
          empty={emptyComponent}
          isTyped={({ item, dose }) => item !== null && dose !== null}
          most={20}
          add={t('sale:compound.addComponent')}
          full={t('sale:compound.full')}
        >
          {component => <ComponentFields {...component} {...{ of: line, rules, errorOf }} />}
        </TypedLines>
      </div>
    </div>
  );
}

function ComponentFields({
  line,
  at,
  isFresh,
  of,
  rules,
  errorOf,
  onChange,
  onRemove,
  onEnter,
}: LineProps<Component> & { of: SoldCompound; rules: Rules; errorOf: (name: string) => string | null }) {
  const { t } = useTranslation('sale');
  const today = useToday();
  const need = needOf(line, of, rules);
  return (
    <div
      role="group"
      aria-label={t('compound.componentNo', { number: at + 1 })}
      className="grid grid-cols-[minmax(0,1fr)_9rem_2rem] items-start gap-2 sm:max-w-2xl"
    >
      <Field
        label={t('compound.component')}
        error={errorOf(`components.${at}.medicineId`)}
        hint={
          line.item && need !== null
            ? t('compound.needs', { quantity: formatNumber(need, 3), unit: line.item.baseUnit })
            : undefined
        }
      >
        <GlobalSelector
          of={medicine}
          autoFocus={isFresh}
          value={line.item}
          onChange={chosen => onChange({ item: chosen && mixedItem(chosen.item, today) })}
        />
      </Field>
      <Field
        label={t('compound.dose', { unit: line.item?.doseUnit ?? '…' })}
        hint={t(of.method === 'dtd' ? 'compound.perPack' : 'compound.inAll')}
        error={errorOf(`components.${at}.dose`)}
      >
        <NumberInput
          decimals={DOSE_DECIMALS}
          value={line.dose}
          onChange={dose => onChange({ dose })}
          onKeyDown={addsByEnter(onEnter)}
        />
      </Field>
      <LineRemoval label={t('compound.removeComponent', { number: at + 1 })} className="mt-6" onRemove={onRemove} />
    </div>
  );
}
