import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/i18n/use-locale';
import type { ReplayScreen } from '@/replay/replay-screen';
import { Button } from '@/ui/button';
import { DayInput } from '@/ui/day-input';
import { localDate } from '@/ui/format';
import { Select } from '@/ui/select';

/** A day of the past, or today. */
export function DayChoice({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useTranslation('audit');
  const today = localDate();
  const shifted = (by: number) => new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
  return (
    <span className="flex items-center">
      <Button variant="ghost" size="icon-sm" aria-label={t('replay.previousDay')} onClick={() => onDay(shifted(-1))}>
        <ChevronLeft aria-hidden />
      </Button>
      <DayInput label={t('replay.day')} className="h-8 w-38" max={today} value={day} onDay={onDay} />
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('replay.nextDay')}
        disabled={day >= today}
        onClick={() => onDay(shifted(1))}
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
