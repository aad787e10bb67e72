import { CircleAlert, Clock, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';
import { levelLooks } from './observation-looks';
import { allDue, bySickness, type PostBed } from './post';

const MOST_SHOWN = 60;

/** What is late or due within the hour, late ones first. */
export function DueList({
  due,
  rows,
  onOpen,
}: {
  due: ReturnType<typeof allDue>;
  rows: readonly PostBed[];
  onOpen: (bedId: number) => void;
}) {
  const { t } = useTranslation('observation');
  const nameOf = new Map(rows.map(({ bed, stay }) => [bed.id, stay?.patientName]));
  return (
    <Card title={t('toDo', { count: due.length })} bodyClassName="px-3 py-2">
      {due.length === 0 ? (
        <p className="p-1 text-muted-foreground">{t('nothingDue')}</p>
      ) : (
        <ul className="divide-y">
          {due.slice(0, MOST_SHOWN).map((each, index) => (
            <li key={`${each.bed.id} ${each.what} ${each.at} ${index}`}>
              <button
                type="button"
                className="tabular flex min-h-row w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-1 py-1 text-left hover:bg-muted"
                onClick={() => onOpen(each.bed.id)}
              >
                <StatusChip tone={each.isLate ? 'danger' : 'info'} icon={each.isLate ? CircleAlert : Clock}>
                  {`${formatTime(each.at)} · ${t(each.isLate ? 'late' : 'soon')}`}
                </StatusChip>
                <span className="min-w-0 flex-[1_1_11rem] break-words">
                  {each.what === 'stop' ? t('stops', { name: each.name }) : (each.name ?? t(`due.${each.what}`))}
                  <span className="text-xs text-muted-foreground">
                    {` · ${each.bed.name} · ${orErased(nameOf.get(each.bed.id) ?? '')}`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {due.length > MOST_SHOWN && (
        <p className="px-1 pt-2 text-xs text-muted-foreground">{t('more', { count: due.length - MOST_SHOWN })}</p>
      )}
    </Card>
  );
}

/** The patients whose observations are the worst, or of whom somebody was called. */
export function Sickest({ rows, onOpen }: { rows: readonly PostBed[]; onOpen: (bedId: number) => void }) {
  const { t } = useTranslation(['observation', 'enums']);
  const sick = rows
    .filter(({ watch, level }) => watch !== null && (watch.alerts.length > 0 || level !== null))
    .toSorted(bySickness)
    .slice(0, 8);
  return (
    <Card title={t('observation:sickest')} bodyClassName="px-3 py-2">
      {sick.length === 0 ? (
        <p className="p-1 text-muted-foreground">{t('observation:nobodyScored')}</p>
      ) : (
        <ul className="divide-y">
          {sick.map(({ bed, stay, watch, level, total }) => {
            const [tone, icon] = level ? levelLooks[level] : (['danger', CircleAlert] as const);
            return (
              <li key={bed.id}>
                <button
                  type="button"
                  className="tabular flex min-h-row w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-1 py-1 text-left hover:bg-muted"
                  onClick={() => onOpen(bed.id)}
                >
                  <StatusChip tone={tone} icon={icon}>
                    {level ? `${total} · ${t(`enums:warningLevel.${level}`)}` : t('observation:called')}
                  </StatusChip>
                  <span className="min-w-0 flex-[1_1_11rem] break-words">
                    {orErased(stay?.patientName ?? '')}
                    <span className="text-xs text-muted-foreground">{` · ${bed.roomName}, ${bed.name}`}</span>
                  </span>
                  {(watch?.alerts.length ?? 0) > 0 && (
                    <StatusChip tone="danger" icon={BellRing}>
                      {t('observation:called')}
                    </StatusChip>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
