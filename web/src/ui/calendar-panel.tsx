import { Popover } from 'radix-ui';
import { useState, type RefObject } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { enGB, id } from 'react-day-picker/locale';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/i18n/use-locale';
import { Button } from './button';
import { cn } from './cn';
import { addDays } from './add-days';
import { isWithin, type DayBounds } from './read-day';

export interface CalendarPanelProps {
  label: string;
  day: string;
  bounds: DayBounds;
  onDay: (day: string) => void;
  onClose: () => void;
  /** The field below which the calendar opens. */
  box: RefObject<HTMLElement | null>;
}

/** Years that can be chosen without bounds: back to the oldest patient's birth, and forward to the longest plan. */
const YEARS_BACK = 120;
const YEARS_ON = 15;

/**
 * The library takes days as local moments; at noon no change between winter and summer time moves them to another day.
 */
const toNoon = (day: string) => new Date(`${day}T12:00:00`);
const toDay = (noon: Date) =>
  [noon.getFullYear(), noon.getMonth() + 1, noon.getDate()].map(part => String(part).padStart(2, '0')).join('-');

const cell = 'size-9 pointer-coarse:size-11';
const look: DayPickerProps['classNames'] = {
  months: 'relative',
  month_caption: 'flex h-9 items-center pr-18',
  dropdowns: 'flex gap-1',
  dropdown_root: 'relative inline-flex items-center rounded-md focus-within:outline-2 focus-within:outline-ring',
  dropdown: 'absolute inset-0 z-10 w-full cursor-pointer opacity-0',
  caption_label: 'flex items-center gap-0.5 rounded-md px-1.5 py-1 font-medium hover:bg-muted',
  chevron: 'size-4 fill-muted-foreground',
  nav: 'absolute top-0 right-0 flex',
  button_previous: cn(cell, 'grid place-items-center rounded-md hover:bg-muted aria-disabled:opacity-50'),
  button_next: cn(cell, 'grid place-items-center rounded-md hover:bg-muted aria-disabled:opacity-50'),
  weekday: cn(cell, 'text-xs font-normal text-muted-foreground'),
  day: 'p-0 text-center',
  day_button: cn(
    cell,
    'tabular rounded-md hover:bg-muted focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-40',
  ),
  today: 'font-semibold text-primary-text',
  selected: '[&>button]:bg-primary [&>button]:text-primary-foreground [&>button]:hover:bg-primary-hover',
  outside: 'text-muted-foreground',
};

/** A month of days below the field, with weeks from Monday. */
export function CalendarPanel({ label, day, bounds, onDay, onClose, box }: CalendarPanelProps) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const { today, min, max } = bounds;
  const [month, setMonth] = useState(toNoon(day || today));
  const take = (chosen: string) => {
    onDay(chosen);
    onClose();
  };
  return (
    <Popover.Root open onOpenChange={open => !open && onClose()}>
      <Popover.Anchor asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={event => {
            // A click on the field's own button closes the calendar by itself.
            if ((event.target as HTMLElement).closest('button')?.parentElement === box.current) event.preventDefault();
          }}
          onCloseAutoFocus={event => {
            event.preventDefault();
            box.current?.querySelector('input')?.focus();
          }}
          className="z-50 rounded-md border bg-raised p-2 shadow-lg outline-none"
        >
          <DayPicker
            mode="single"
            required
            autoFocus
            showOutsideDays
            fixedWeeks
            captionLayout="dropdown"
            weekStartsOn={1}
            locale={locale === 'id' ? id : enGB}
            classNames={look}
            today={toNoon(today)}
            selected={day ? toNoon(day) : undefined}
            month={month}
            onMonthChange={setMonth}
            startMonth={toNoon(min ?? addDays(today, -YEARS_BACK * 365))}
            endMonth={toNoon(max ?? addDays(today, YEARS_ON * 365))}
            disabled={noon => !isWithin(toDay(noon), bounds)}
            onSelect={noon => take(toDay(noon))}
          />
          {isWithin(today, bounds) && (
            <Button size="sm" variant="ghost" className="w-full" onClick={() => take(today)}>
              {t('day.today')}
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
