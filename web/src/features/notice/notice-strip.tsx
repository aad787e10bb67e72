import { useNavigate } from '@tanstack/react-router';
import { entryOf, useNotices } from '@/app/notices';
import { useReadOnly } from '@/access/read-only';
import { useCan } from '@/access/use-can';
import { useLocale } from '@/i18n/use-locale';
import { Button } from '@/ui/button';
import { DayMark } from '@/ui/day-mark';
import { orErased } from '@/ui/or-erased';

/** Shown on top of a board: the notices of one kind for the person who works there. */
export function NoticeStrip({ kind }: { kind: string }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const can = useCan();
  const entry = entryOf(kind);
  const rows = useNotices().filter(row => row.kind === kind);
  if (useReadOnly() || !entry || rows.length === 0) return null;
  return (
    <section aria-label={entry.word[locale]} className="rounded-lg border border-warning bg-warning-soft">
      <ul className="divide-y divide-warning">
        {rows.map(row => (
          <li key={row.key} className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1">
            <span className="font-medium text-warning-text">{entry.word[locale]}</span>
            <span className="font-medium">{orErased(row.patientName)}</span>
            <span className="tabular text-xs text-muted-foreground">{orErased(row.recordNumber)}</span>
            <DayMark date={row.date} />
            <span className="min-w-0 flex-1 truncate">{row.note && orErased(row.note)}</span>
            <Button size="sm" variant="primary" onClick={() => void navigate(entry.address(row, can) as never)}>
              {entry.action[locale]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
