import { closeShift, countShift } from '@alur/contracts/shift/commands';
import type { ShiftRow } from '@alur/contracts/shift/rows';
import type { PaymentMethod } from '@alur/contracts/transaction/enums';
import { useId, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { formatRupiah } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { varianceTone } from './variance';

const head = 'h-row border-b px-2 text-left text-xs font-medium text-muted-foreground';
const cell = 'h-row border-b px-2 py-1';

type Line = ShiftRow['methods'][number];
interface Counted {
  counts: Record<PaymentMethod, number | null>;
}

const linesOf = (shift: ShiftRow): readonly Line[] =>
  shift.methods.length > 0 ? shift.methods : [{ method: 'cash', expected: shift.float, counted: null, variance: null }];

/** Closes a shift: counts the drawer by method, shows the variance, and hands the money over. */
export function CloseShiftDialog({ shift, onClose }: { shift: ShiftRow; onClose: () => void }) {
  const [recounting, setRecounting] = useState(false);
  return shift.counted === null || recounting ? (
    <CountDialog shift={shift} onCounted={() => setRecounting(false)} onClose={onClose} />
  ) : (
    <ClosingDialog shift={shift} onRecount={() => setRecounting(true)} onClose={onClose} />
  );
}

function CountDialog({ shift, onCounted, onClose }: { shift: ShiftRow; onCounted: () => void; onClose: () => void }) {
  const { t } = useTranslation(['shift', 'enums']);
  const lines = linesOf(shift);
  const form = useCommandForm(countShift, {
    values: { counts: Object.fromEntries(lines.map(({ method }) => [method, null])) } as unknown as Counted,
    id: shift.id,
    body: ({ counts }) => ({ counts: lines.map(({ method }) => ({ method, amount: counts[method] })) }),
    // An empty field is refused: counted as 0, it would be recorded as missing money.
    check: ({ counts }) =>
      Object.fromEntries(
        lines.map(({ method }) => [`counts.${method}`, counts[method] === null && t('shift:countMissing')]),
      ),
    fieldOf: path => {
      const line = lines[Number(path.split('.')[1])];
      return line ? `counts.${line.method}` : path;
    },
    success: t('shift:countedDone'),
    onDone: onCounted,
  });
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('shift:closeTitle')}
      description={t('shift:countText')}
      verb={t('shift:count')}
      onClose={onClose}
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('shift:method')}
            </th>
            <th scope="col" className={`${head} w-44 text-right`}>
              {t('shift:counted')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ method }, at) => (
            <tr key={method}>
              <MethodCell shift={shift} method={method} />
              <td className={`${cell} text-right`}>
                <CountField
                  control={form.control}
                  method={method}
                  label={t('shift:countedOf', { method: t(`enums:paymentMethod.${method}`) })}
                  autoFocus={at === 0}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FormDialog>
  );
}

function CountField({
  control,
  method,
  label,
  autoFocus,
}: {
  control: Control<Counted>;
  method: PaymentMethod;
  label: string;
  autoFocus: boolean;
}) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: `counts.${method}` });
  const error = fieldState.error?.message;
  return (
    <>
      <MoneyInput
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : id}
        autoFocus={autoFocus}
        value={field.value}
        onChange={field.onChange}
      />
      {error && (
        <p id={id} role="alert" className="pt-1 text-left text-xs text-danger-text">
          {error}
        </p>
      )}
    </>
  );
}

function ClosingDialog({ shift, onRecount, onClose }: { shift: ShiftRow; onRecount: () => void; onClose: () => void }) {
  const { t } = useTranslation('shift');
  const cash = linesOf(shift).find(line => line.method === 'cash')?.counted ?? null;
  const form = useCommandForm(closeShift, {
    values: { deposited: (cash === null ? 0 : Math.max(0, cash - shift.float)) as number | null, note: '' },
    id: shift.id,
    body: ({ deposited, note }) => ({ deposited: deposited ?? 0, note: note.trim() || null }),
    check: ({ deposited }) => ({ deposited: cash !== null && (deposited ?? 0) > cash && t('depositAbove') }),
    success: t('closed'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('closeTitle')}
      description={t('countText')}
      verb={t('confirmClose')}
      actions={<Button onClick={onRecount}>{t('recount')}</Button>}
      onClose={onClose}
    >
      <Variances shift={shift} />
      <FormField control={form.control} name="deposited" label={t('deposited')} required hint={t('depositedHint')}>
        {bound => <MoneyInput {...bound} autoFocus />}
      </FormField>
      <FormField control={form.control} name="note" label={t('note')} optional hint={t('noteHint')}>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

function Variances({ shift }: { shift: ShiftRow }) {
  const { t } = useTranslation('shift');
  return (
    <table className="w-full border-separate border-spacing-0">
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('method')}
          </th>
          <th scope="col" className={`${head} text-right whitespace-nowrap`}>
            {t('expectedColumn')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('counted')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('variance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOf(shift).map(line => (
          <tr key={line.method}>
            <MethodCell shift={shift} method={line.method} />
            <td className={`${cell} text-right whitespace-nowrap`}>{formatRupiah(line.expected)}</td>
            <td className={`${cell} text-right`}>{formatRupiah(line.counted ?? 0)}</td>
            <td className={`${cell} text-right whitespace-nowrap ${varianceTone(line.variance)}`}>
              <Variance amount={line.variance ?? 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MethodCell({ shift, method }: { shift: ShiftRow; method: PaymentMethod }) {
  const { t } = useTranslation(['shift', 'enums']);
  return (
    <td className={cell}>
      {t(`enums:paymentMethod.${method}`)}
      {method === 'cash' && shift.float > 0 && (
        <span className="block text-xs text-muted-foreground">
          {t('shift:floatIncluded', { amount: formatRupiah(shift.float) })}
        </span>
      )}
    </td>
  );
}

function Variance({ amount }: { amount: number }) {
  const { t } = useTranslation('shift');
  if (amount === 0) return t('none0');
  return amount > 0 ? t('over', { amount: formatRupiah(amount) }) : t('short', { amount: formatRupiah(-amount) });
}
