import { MOST_INGREDIENTS } from '@alur/contracts/preparation/commands';
import { useTranslation } from 'react-i18next';
import {
  addsByEnter,
  LineName,
  LineRemoval,
  nextKey,
  TypedLines,
  type LineProps,
  type TypedLine,
} from '@/forms/typed-lines';
import { GlobalSelector } from '@/selectors/global-selector';
import { medicine } from '@/selectors/global/stock';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';

export interface IngredientLine extends TypedLine {
  item: { id: number; name: string; unit: string } | null;
  quantity: number | null;
}

export const emptyLine = (lines: readonly IngredientLine[] = []): IngredientLine => ({
  ...{ key: nextKey(lines), item: null, quantity: null },
});

interface LinesProps {
  lines: readonly IngredientLine[];
  onChange: (lines: IngredientLine[]) => void;
  errorOf: (name: string) => string | null;
}

/** What a preparation is made of. Enter in the quantity of the last line adds the next one. */
export function IngredientLines({ lines, onChange, errorOf }: LinesProps) {
  const { t } = useTranslation('preparation');
  return (
    <TypedLines
      {...{ lines, onChange, empty: emptyLine, most: MOST_INGREDIENTS }}
      isTyped={({ item, quantity }) => item !== null && quantity !== null}
      add={t('addIngredient')}
      full={t('full', { count: MOST_INGREDIENTS })}
    >
      {line => <LineFields {...line} errorOf={errorOf} />}
    </TypedLines>
  );
}

function LineFields(props: LineProps<IngredientLine> & Pick<LinesProps, 'errorOf'>) {
  const { line, at, errorOf, isFresh, onChange, onRemove, onEnter } = props;
  const { t } = useTranslation('preparation');
  const error = (name: string) => errorOf(`ingredients.${at}.${name}`);
  const named = (name: string) => <LineName at={at}>{name}</LineName>;
  return (
    <div
      role="group"
      aria-label={t('ingredientNo', { number: at + 1 })}
      className="grid grid-cols-[minmax(0,1fr)_8rem_2rem] items-start gap-2"
    >
      <Field label={named(t('ingredient'))} error={error('itemId')}>
        <GlobalSelector
          of={medicine}
          autoFocus={isFresh}
          value={line.item}
          onChange={chosen =>
            onChange({ item: chosen && { id: chosen.item.id, name: chosen.name, unit: chosen.item.baseUnit } })
          }
        />
      </Field>
      <Field
        label={named(line.item ? t('quantityIn', { unit: line.item.unit }) : t('quantity'))}
        hint={at > 0 && line.item ? line.item.unit : undefined}
        error={error('quantity')}
      >
        <NumberInput
          decimals={3}
          value={line.quantity}
          onChange={quantity => onChange({ quantity })}
          onKeyDown={addsByEnter(onEnter)}
        />
      </Field>
      <LineRemoval
        label={t('removeIngredient', { number: at + 1 })}
        className={at === 0 ? 'mt-6' : 'max-xl:mt-6'}
        onRemove={onRemove}
      />
    </div>
  );
}
