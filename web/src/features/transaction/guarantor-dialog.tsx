import { addGuarantor, changeGuarantor } from '@alur/contracts/transaction/commands';
import { CoverMode, GuarantorKind, ItemType } from '@alur/contracts/transaction/enums';
import type { GuarantorRow } from '@alur/contracts/transaction/rows';
import { useTranslation } from 'react-i18next';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { InsurerSelector } from '@/selectors/insurer-selector';
import { Checkbox } from '@/ui/checkbox';
import { FieldGroup } from '@/ui/field-group';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';

const BPJS = 'BPJS Kesehatan';

interface Values {
  kind: GuarantorKind;
  name: string;
  mode: CoverMode;
  value: number | null;
  itemTypes: ItemType[];
  document: string;
}

const valuesOf = (guarantor: GuarantorRow | null): Values => ({
  kind: guarantor?.kind ?? 'insurance',
  name: guarantor?.name ?? '',
  mode: guarantor?.cover.mode ?? 'all',
  value: guarantor?.cover.value ?? null,
  itemTypes: guarantor?.cover.itemTypes ?? [],
  document: guarantor?.document ?? '',
});

/** Only the fields that belong to this kind of cover. */
const coverOf = ({ mode, value, itemTypes }: Values) => ({
  mode,
  value: mode === 'all' || mode === 'items' ? null : value,
  itemTypes: itemTypes.length === 0 ? null : itemTypes,
});

/** Adds a guarantor after the present ones, or changes one. */
export function GuarantorDialog({
  billId,
  guarantor,
  onClose,
}: {
  billId: number;
  guarantor: GuarantorRow | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('transaction');
  const said = (typed: Values) => ({
    name: typed.kind === 'bpjs' ? BPJS : typed.name.trim(),
    cover: coverOf(typed),
    document: typed.document.trim() || null,
  });
  const common = {
    values: valuesOf(guarantor),
    id: billId,
    fieldOf: (path: string) => path.replace('cover.', ''),
    success: t('guarantor.saved'),
    onDone: onClose,
  };
  const adding = useCommandForm(addGuarantor, {
    ...common,
    body: typed => ({ ...said(typed), kind: typed.kind, insurerId: null }),
  });
  const changing = useCommandForm(changeGuarantor, {
    ...common,
    body: typed => ({ ...said(typed), guarantorId: guarantor?.guarantorId ?? 0 }),
  });
  const form = guarantor ? changing : adding;
  return (
    <FormDialog
      of={form}
      title={t(guarantor ? 'guarantor.edit' : 'guarantor.add')}
      verb={t('guarantor.save')}
      onClose={onClose}
    >
      <GuarantorFields control={form.control} isNew={guarantor === null} />
    </FormDialog>
  );
}

function GuarantorFields({ control, isNew }: { control: Control<Values>; isNew: boolean }) {
  const { t } = useTranslation('transaction');
  const [kind, mode] = useWatch({ control, name: ['kind', 'mode'] });
  return (
    <>
      {isNew && (
        <FormField control={control} name="kind" label={t('guarantor.kind')} required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={GuarantorKind.options.map(one => ({ value: one, label: t(`payer.${one}`) }))}
            />
          )}
        </FormField>
      )}
      {kind === 'insurance' && (
        <FormField control={control} name="name" label={t('guarantor.name')} required>
          {bound => <InsurerSelector {...bound} />}
        </FormField>
      )}
      <FormField control={control} name="mode" label={t('guarantor.cover')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={CoverMode.options.map(one => ({ value: one, label: t(`guarantor.mode.${one}`) }))}
          />
        )}
      </FormField>
      {mode === 'percent' && (
        <FormField control={control} name="value" label={t('guarantor.percent')} required>
          {bound => <NumberInput decimals={2} {...bound} />}
        </FormField>
      )}
      {(mode === 'limit' || mode === 'tariff') && (
        <FormField
          control={control}
          name="value"
          label={t(`guarantor.${mode}`)}
          hint={mode === 'tariff' ? t('guarantor.tariffHint') : undefined}
          required={mode === 'limit'}
          optional={mode === 'tariff'}
        >
          {bound => <MoneyInput {...bound} />}
        </FormField>
      )}
      {mode !== 'all' && <Kinds control={control} />}
      <TextField control={control} name="document" label={t('guarantor.document')} optional />
    </>
  );
}

/** The kinds of items that are covered; none ticked means all, unless the cover is limited to kinds. */
function Kinds({ control }: { control: Control<Values> }) {
  const { t } = useTranslation(['transaction', 'enums']);
  return (
    <FormField control={control} name="itemTypes" label={t('transaction:guarantor.items')}>
      {({ value, onChange }) => (
        <FieldGroup legend={<span className="sr-only">{t('transaction:guarantor.items')}</span>}>
          <div className="grid gap-1 sm:grid-cols-2">
            {ItemType.options.map(type => (
              <Checkbox
                key={type}
                label={t(`enums:itemType.${type}`)}
                checked={value.includes(type)}
                onCheckedChange={on => onChange(on === true ? [...value, type] : value.filter(one => one !== type))}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </FormField>
  );
}
