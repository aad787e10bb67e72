import { Calendar } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import type * as panels from './calendar-panel';
import { cn } from './cn';
import { addDays } from './add-days';
import { isWholeDay, readDay, showDay, within } from './read-day';
import { TypedInput, type TypedInputProps } from './typed-input';

// The calendar's code is loaded when the pointer comes near its button, so that idle pages do without it (as in
// menu.tsx).
let panel: typeof panels | null = null;
const load = async () => (panel ??= await import('./calendar-panel'));

export interface DateFieldProps extends TypedInputProps {
  /** The first and the last day that are accepted. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A calendar day, typed as people write it (see `readDay`) or chosen in a calendar; its value is `yyyy-MM-dd` or ''.
 * The browser's own date input would write days in the format of the browser's language, not of the screen's.
 */
export function DateField({ min, max, className, onKeyDown, ...rest }: DateFieldProps) {
  const { t } = useTranslation('ui');
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const bounds = { today, min, max };
  const show = () => void load().then(() => setOpen(true));
  const isFixed = rest.disabled || rest.readOnly;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey && event.key === 'ArrowDown' && !isFixed) {
      event.preventDefault();
      show();
    }
    onKeyDown?.(event);
  };
  return (
    <span ref={box} className={cn('relative block', className)}>
      <TypedInput
        inputMode="numeric"
        placeholder={t('day.form')}
        title={t('day.keys')}
        {...rest}
        className="tabular pr-9 pointer-coarse:pr-11"
        onKeyDown={press}
        reading={{
          show: showDay,
          read: text => readDay(text, bounds),
          isWhole: isWholeDay,
          step: (day, by) => within(day ? addDays(day, by) : today, bounds),
          refusal: day =>
            min && day < min
              ? t('day.earliest', { day: showDay(min) })
              : max && day > max
                ? t('day.latest', { day: showDay(max) })
                : null,
          unreadable: t('day.unreadable', { day: showDay(today) }),
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('day.calendar')}
        aria-expanded={isOpen}
        disabled={isFixed}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-r-md text-muted-foreground hover:text-foreground disabled:opacity-60 pointer-coarse:w-11"
        onPointerEnter={() => void load()}
        onClick={() => (isOpen ? setOpen(false) : show())}
      >
        <Calendar aria-hidden className="size-4" />
      </button>
      {isOpen && panel && (
        <panel.CalendarPanel
          label={t('day.calendar')}
          day={rest.value}
          bounds={bounds}
          onDay={rest.onChange}
          onClose={() => setOpen(false)}
          box={box}
        />
      )}
    </span>
  );
}
