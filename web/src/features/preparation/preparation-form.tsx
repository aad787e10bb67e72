import { MedicineClass } from '@alur/contracts/catalogue/medicine';
import { addPreparation, setFormula } from '@alur/contracts/preparation/commands';
import type { PreparationRow } from '@alur/contracts/preparation/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { inventoryCategory, unitOfMeasure } from '@/selectors/global/stock';
import { NameSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatNumber } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';
import { emptyLine, IngredientLines, type IngredientLine } from './ingredient-lines';

interface Formula {
  yieldQuantity: number | null;
  shelfLifeDays: number | null;
  instructions: string;
  ingredients: IngredientLine[];
}
interface Item {
  name: string;
  form: string;
  baseUnit: string | null;
  category: string | null;
  medicineClass: (typeof MedicineClass.options)[number];
  price: number | null;
}

const formulaOf = (row: PreparationRow | null): Formula => ({
  ...{ yieldQuantity: row?.yieldQuantity ?? null, shelfLifeDays: row?.shelfLifeDays ?? null },
  instructions: row?.instructions ?? '',
  ingredients: row?.ingredients.map(({ itemId: id, name, unit, quantity }, at) => ({
    ...{ key: at + 1, item: { id, name, unit }, quantity },
  })) ?? [emptyLine()],
});

const bodyOf = <Values extends Formula>({ instructions, ingredients, ...typed }: Values) => ({
  ...typed,
  instructions: instructions.trim() || null,
  // Lines at the end that nobody filled in are left out.
  ingredients: ingredients
    .slice(0, Math.max(1, ingredients.findLastIndex(({ item }) => item !== null) + 1))
    .map(({ item, quantity }) => ({ itemId: item?.id ?? null, quantity })),
});

interface Closing {
  onDone: (id: number) => void;
  onCancel: () => void;
}

/** A new item that the facility makes itself, with its formula. */
export function AddPreparation({ onDone, onCancel }: Closing) {
  const { t } = useTranslation('preparation');
  const question = useSaveQuestion();
  const blank: Item = {
    ...{ name: '', form: '', baseUnit: null, category: null, medicineClass: 'prescription', price: null },
  };
  const form = useCommandForm(addPreparation, {
    values: { ...blank, ...formulaOf(null) } as Item & Formula,
    body: bodyOf,
    check: useCheck(),
    ask: () => question(t('inSentence'), true),
    guard: true,
    success: t('saved'),
    onDone: ({ id }) => onDone(id),
  });
  return (
    <CommandForm of={form} className="flex flex-col gap-4">
      <Card title={t('item')}>
        <ItemFields control={form.control} />
      </Card>
      <FormulaFields
        control={form.control as unknown as Control<Formula>}
        errorOf={form.errorOf}
        unit={form.watch('baseUnit')}
      />
      <Foot pending={form.pending} onCancel={onCancel} />
    </CommandForm>
  );
}

/** Another formula of a preparation; what was made by the one before keeps it. */
export function ChangeFormula({ row, onDone, onCancel }: Closing & { row: PreparationRow }) {
  const { t } = useTranslation('preparation');
  const question = useSaveQuestion();
  const form = useCommandForm(setFormula, {
    values: formulaOf(row),
    ...{ id: row.id, ifMatch: row.revision },
    body: bodyOf,
    check: useCheck(),
    ask: () => question(t('formulaInSentence'), false),
    guard: true,
    success: t('saved'),
    onDone: ({ id }) => onDone(id),
  });
  return (
    <CommandForm of={form} className="flex flex-col gap-4">
      {form.overtaken.length > 0 && (
        <OvertakenFields
          text={t('overtaken')}
          fields={form.overtaken.map(name => ({ label: t(labels[name]), words: wordsOf(row)[name] }))}
          onTake={form.takeTheirs}
          onKeep={form.keepMine}
        />
      )}
      <FormulaFields control={form.control} errorOf={form.errorOf} unit={row.unit} />
      <Foot pending={form.pending} onCancel={onCancel} />
    </CommandForm>
  );
}

const labels = {
  yieldQuantity: 'yield',
  shelfLifeDays: 'shelfLife',
  instructions: 'instructions',
  ingredients: 'ingredients',
} as const;
/** What another has saved of the formula meanwhile. */
const wordsOf = (row: PreparationRow): Record<keyof Formula, string> => ({
  ...{ yieldQuantity: formatNumber(row.yieldQuantity, 3), shelfLifeDays: formatNumber(row.shelfLifeDays) },
  instructions: row.instructions ?? '',
  ingredients: row.ingredients
    .map(({ name, quantity, unit }) => `${name}: ${formatNumber(quantity, 3)} ${unit}`)
    .join('\n'),
});

function useCheck() {
  const { t } = useTranslation('preparation');
  return ({ yieldQuantity, ingredients }: Formula) => ({
    yieldQuantity: yieldQuantity !== null && yieldQuantity <= 0 && t('positive'),
    'ingredients.0.itemId': ingredients.every(({ item }) => item === null) && t('ingredientNeeded'),
  });
}

function ItemFields({ control }: { control: Control<Item & Formula> }) {
  const { t } = useTranslation(['preparation', 'enums']);
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <TextField control={control} name="name" label={t('preparation:name')} required maxLength={255} autoFocus />
      <TextField
        control={control}
        name="form"
        label={t('preparation:form')}
        hint={t('preparation:formHint')}
        required
        maxLength={255}
      />
      <FormField control={control} name="baseUnit" label={t('preparation:baseUnit')} required>
        {bound => <NameSelector of={unitOfMeasure} {...bound} />}
      </FormField>
      <FormField control={control} name="category" label={t('preparation:category')} optional>
        {bound => <NameSelector of={inventoryCategory} {...bound} />}
      </FormField>
      <FormField control={control} name="medicineClass" label={t('preparation:class')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={MedicineClass.options.map(one => ({ value: one, label: t(`enums:medicineClass.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="price" label={t('preparation:price')} required>
        {bound => <MoneyInput {...bound} />}
      </FormField>
    </div>
  );
}

function FormulaFields({
  control,
  errorOf,
  unit,
}: {
  control: Control<Formula>;
  errorOf: (name: string) => string | null;
  unit: string | null;
}) {
  const { t } = useTranslation('preparation');
  return (
    <Card title={t('formula')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <FormField control={control} name="ingredients" label={<span className="sr-only">{t('ingredients')}</span>}>
          {({ value, onChange }) => <IngredientLines lines={value} onChange={onChange} errorOf={errorOf} />}
        </FormField>
        <div className="grid grid-cols-2 items-start gap-4">
          <FormField
            control={control}
            name="yieldQuantity"
            label={unit ? t('yieldIn', { unit }) : t('yield')}
            hint={t('yieldHint')}
            required
          >
            {bound => <NumberInput decimals={3} {...bound} />}
          </FormField>
          <FormField control={control} name="shelfLifeDays" label={t('shelfLife')} hint={t('shelfLifeHint')} required>
            {bound => <WholeInput {...bound} />}
          </FormField>
          <FormField control={control} name="instructions" label={t('instructions')} optional className="col-span-full">
            {bound => <Textarea rows={6} maxLength={10_000} {...bound} />}
          </FormField>
        </div>
      </div>
    </Card>
  );
}

function Foot({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button type="submit" variant="primary" pending={pending}>
        {t('save')}
      </Button>
    </div>
  );
}
