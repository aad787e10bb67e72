import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useLocale } from '@/i18n/use-locale';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { formatWhen } from '@/ui/format';
import { Menu, MenuItem, MenuLabel } from '@/ui/menu';
import { orErased } from '@/ui/or-erased';
import { useNoticeCount } from '@/ui/page-title';
import { entryOf, useNotices } from './notices';

/**
 * The person's pending tasks, on every page: the number in the top bar and in the tab's title, and links to where they
 * are done.
 */
export function NoticeBell() {
  const { t } = useTranslation('shell');
  const notices = useNotices();
  useNoticeCount(notices.length);
  return (
    <Menu
      className="w-80"
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="relative"
          aria-label={t('notices.label', { count: notices.length })}
        >
          <Bell aria-hidden />
          {notices.length > 0 && (
            <span
              aria-hidden
              className="tabular absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-danger px-1 text-[0.625rem] font-semibold text-danger-foreground"
            >
              {notices.length}
            </span>
          )}
        </Button>
      }
    >
      <MenuLabel>{t(notices.length === 0 ? 'notices.none' : 'notices.title')}</MenuLabel>
      <Entries rows={notices} />
    </Menu>
  );
}

/** The tasks, drawn when the menu opens. */
function Entries({ rows }: { rows: ReturnType<typeof useNotices> }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const can = useCan();
  const today = useToday();
  return rows.map(row => {
    const entry = entryOf(row.kind)!;
    const Icon = entry.icon;
    return (
      <MenuItem key={row.key} onSelect={() => void navigate(entry.address(row, can) as never)}>
        <Icon aria-hidden />
        <span className="min-w-0">
          <span className="block font-medium">{entry.word[locale]}</span>
          <span className="block truncate text-xs text-muted-foreground">
            {orErased(row.patientName)} · {row.since && formatWhen(row.since, today)}
            {row.note ? ` · ${orErased(row.note)}` : ''}
          </span>
        </span>
      </MenuItem>
    );
  });
}
