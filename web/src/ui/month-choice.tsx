import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { formatMonth } from './format';
import { addMonths } from './read-day';

/** A month, and its neighbours up to the last. */
export function MonthChoice({
  month,
  last,
  onChange,
}: {
  month: string;
  last: string;
  onChange: (to: string) => void;
}) {
  const { t } = useTranslation('ui');
  return (
    <span className="flex items-center gap-1">
      <Button
        size="icon"
        variant="ghost"
        aria-label={t('previousMonth')}
        onClick={() => onChange(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <span aria-live="polite" className="min-w-36 text-center font-medium">
        {formatMonth(month)}
      </span>
      <Button
        size="icon"
        variant="ghost"
        aria-label={t('nextMonth')}
        disabledReason={month >= last ? t('lastMonth') : null}
        onClick={() => onChange(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden />
      </Button>
    </span>
  );
}
