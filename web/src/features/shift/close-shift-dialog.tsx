import { closeShift, countShift } from '@alur/contracts/shift/commands';
import type { ShiftRow } from '@alur/contracts/shift/rows';
import type { PaymentMethod } from '@alur/contracts/transaction/enums';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { focusInvalid } from '@/ui/focus-invalid';
import { formatRupiah } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { varianceTone } from './variance';

const head = 'h-row border-b px-2 text-left text-xs font-medium text-muted-foreground';
const cell = 'h-row border-b px-2 py-1';

/** Counts the drawer by method, shows the variance, then hands over and closes. */
export function CloseShiftDialog({ shift, onClose }: { shift: ShiftRow; onClose: () => void }) {
  const { t } = useTranslation(['shift', 'common', 'enums']);
  const counted = shift.counted !== null;
  const methods: ShiftRow['methods'] =
    shift.methods.length > 0
      ? shift.methods
      : [{ method: 'cash', expected: shift.float, counted: null, variance: null }];
  const [recounting, setRecounting] = useState(false);
  const [counts, setCounts] = useState<Partial<Record<PaymentMethod, number | null>>>({});
  const cash = methods.find(line => line.method === 'cash')?.counted ?? null;
  const [deposited, setDeposited] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const onRefused = (error: ApiError) => {
    setErrors(fieldMessages(error));
    return error.fields.length > 0;
  };
  const save = useCommand(countShift, { success: t('countedDone'), onRefused });
  const close = useCommand(closeShift, { success: t('closed'), onRefused });
  const counting = !counted || recounting;
  const handed = deposited ?? (cash === null ? 0 : Math.max(0, cash - shift.float));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors({});
    if (counting) {
      // An empty field is no count of nothing: that would go down as money missing.
      const missing = methods.flatMap(({ method }, at) =>
        (counts[method] ?? null) === null ? [[pathOf(at), t('countMissing')] as const] : [],
      );
      if (missing.length > 0) {
        setErrors(Object.fromEntries(missing));
        return focusInvalid(event.currentTarget);
      }
      const outcome = await save.run({
        id: shift.id,
        body: { counts: methods.map(({ method }) => ({ method, amount: counts[method] ?? 0 })) },
      });
      if (outcome.ok) setRecounting(false);
      return;
    }
    if (cash !== null && handed > cash) return setErrors({ deposited: t('depositAbove') });
    const outcome = await close.run({ id: shift.id, body: { deposited: handed, note: note.trim() || null } });
    if (outcome.ok) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={next => {
        if (!next) onClose();
      }}
      title={t('closeTitle')}
      description={t('countText')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          {!counting && <Button onClick={() => setRecounting(true)}>{t('recount')}</Button>}
          <Button type="submit" form="close-shift" variant="primary" pending={save.pending || close.pending}>
            {counting ? t('count') : t('confirmClose')}
          </Button>
        </>
      }
    >
      <form
        id="close-shift"
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="grid gap-4"
      >
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('method')}
              </th>
              {!counting && (
                <th scope="col" className={`${head} text-right whitespace-nowrap`}>
                  {t('expectedColumn')}
                </th>
              )}
              <th scope="col" className={`${head} text-right ${counting ? 'w-44' : ''}`}>
                {t('counted')}
              </th>
              {!counting && (
                <th scope="col" className={`${head} text-right`}>
                  {t('variance')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {methods.map((line, at) => (
              <tr key={line.method}>
                <td className={cell}>
                  {t(`enums:paymentMethod.${line.method}`)}
                  {line.method === 'cash' && shift.float > 0 && (
                    <span className="block text-xs text-muted-foreground">
                      {t('floatIncluded', { amount: formatRupiah(shift.float) })}
                    </span>
                  )}
                </td>
                {!counting && <td className={`${cell} text-right whitespace-nowrap`}>{formatRupiah(line.expected)}</td>}
                <td className={`${cell} text-right`}>
                  {counting ? (
                    <CountField
                      label={t('countedOf', { method: t(`enums:paymentMethod.${line.method}`) })}
                      autoFocus={at === 0}
                      value={counts[line.method] ?? null}
                      error={errors[pathOf(at)] ?? null}
                      onChange={amount => setCounts({ ...counts, [line.method]: amount })}
                    />
                  ) : (
                    formatRupiah(line.counted ?? 0)
                  )}
                </td>
                {!counting && (
                  <td className={`${cell} text-right whitespace-nowrap ${varianceTone(line.variance)}`}>
                    <Variance amount={line.variance ?? 0} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {errors.counts && (
          <p role="alert" className="text-xs text-danger-text">
            {errors.counts}
          </p>
        )}
        {!counting && (
          <>
            <Field label={t('deposited')} required hint={t('depositedHint')} error={errors.deposited}>
              <NumberInput value={handed} onChange={next => setDeposited(next ?? 0)} autoFocus />
            </Field>
            <Field label={t('note')} optional hint={t('noteHint')} error={errors.note}>
              <Textarea rows={2} value={note} onChange={event => setNote(event.target.value)} />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  );
}

/** Where the server names a count that it cannot take. */
const pathOf = (at: number) => `counts.${at}.amount`;

function CountField({
  label,
  value,
  error,
  autoFocus,
  onChange,
}: {
  label: string;
  value: number | null;
  error: string | null;
  autoFocus: boolean;
  onChange: (amount: number | null) => void;
}) {
  const id = useId();
  return (
    <>
      <NumberInput
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        autoFocus={autoFocus}
        value={value}
        onChange={onChange}
      />
      {error && (
        <p id={id} role="alert" className="pt-1 text-left text-xs text-danger-text">
          {error}
        </p>
      )}
    </>
  );
}

function Variance({ amount }: { amount: number }) {
  const { t } = useTranslation('shift');
  if (amount === 0) return t('none0');
  return amount > 0 ? t('over', { amount: formatRupiah(amount) }) : t('short', { amount: formatRupiah(-amount) });
}
