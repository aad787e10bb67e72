import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/i18n/use-locale';
import type { ReplayScreen } from '@/replay/replay-screen';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { localDate } from '@/ui/format';
import { addDays } from '@/ui/add-days';
import { Select } from '@/ui/select';

/** A day of the past, or today. */
export function DayChoice({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useTranslation('audit');
  const today = localDate();
  return (
    <span className="flex items-center">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('replay.previousDay')}
        onClick={() => onDay(addDays(day, -1))}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <DateField
        aria-label={t('replay.day')}
        className="w-38 [&>input]:h-8"
        max={today}
        value={day}
        onChange={next => next && onDay(next)}
      />
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('replay.nextDay')}
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      >
        <ChevronRight aria-hidden />
      </Button>
    </span>
  );
}

export function ScreenChoice({
  screens,
  value,
  onScreen,
}: {
  screens: readonly ReplayScreen[];
  value: string;
  onScreen: (key: string) => void;
}) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  return (
    <Select
      aria-label={t('replay.screen')}
      className="h-8 w-48"
      value={value}
      onValueChange={onScreen}
      options={screens.map(({ key, word }) => ({ value: key, label: word[locale] }))}
    />
  );
}
