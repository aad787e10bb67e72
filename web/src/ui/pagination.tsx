import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { formatNumber } from './format';

/** Which rows of how many are shown, and the buttons to other pages. */
export function Pagination({
  page,
  limit,
  total,
  onPage,
}: {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('ui');
  const pages = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const to = Math.min(total, page * limit);
  return (
    <nav
      className="tabular flex items-center justify-end gap-2 py-2 text-xs text-muted-foreground"
      aria-label={t('page', { page, pages })}
    >
      <span role="status">
        {t('range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </span>
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <span className="whitespace-nowrap">{t('page', { page, pages })}</span>
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
