import { admissionsWaiting, type AdmissionRow } from '@alur/contracts/admission/rows';
import { CalendarClock, Clock, ShieldAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { formatWhen } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { SideSheet } from '@/ui/side-sheet';
import { inTurn } from './admission-looks';

const AdmissionDetail = lazy(async () => ({ default: (await import('./admission-detail')).AdmissionDetail }));

/** This many fit above the plan; the others are on the waiting list. */
const SHOWN = 8;

/** Above the plan of the beds: who waits for one, with the class that was asked for. */
export function WhoMayCome({ onAdmit }: { onAdmit?: (admission: AdmissionRow) => void }) {
  const can = useCan();
  return can('inpatient.ongoing.admission:view') ? <Waiting onAdmit={onAdmit} /> : null;
}

function Waiting({ onAdmit }: { onAdmit?: (admission: AdmissionRow) => void }) {
  const { t } = useTranslation(['admission', 'enums']);
  const today = useToday();
  const { rows } = useTopic(admissionsWaiting, { waiting: 'yes' });
  const [chosen, setChosen] = useState<number | null>(null);
  const open = rows.find(({ id }) => id === chosen);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('admission:mayCome')} className="flex basis-full flex-wrap items-center gap-1.5">
      <h2 className="mr-1 text-xs font-medium text-muted-foreground">
        {t('admission:mayComeCount', { count: rows.length })}
      </h2>
      {inTurn(rows)
        .slice(0, SHOWN)
        .map(row => (
          <button
            key={row.id}
            type="button"
            onClick={() => setChosen(row.id)}
            className="flex min-h-8 items-center gap-1.5 rounded-md border bg-raised px-2 py-1 text-left text-xs"
          >
            {row.status === 'reserved' ? (
              <CalendarClock aria-hidden className="size-3.5 text-waiting-text" />
            ) : (
              <Clock aria-hidden className="size-3.5 text-muted-foreground" />
            )}
            <span className="max-w-40 shrink-0 truncate font-medium">{orErased(row.patientName)}</span>
            <span className="tabular text-muted-foreground">
              {`${t(`enums:genderShort.${row.gender}`)} · ${row.className}`}
              {row.heldUntil && ` · ${t('admission:until', { time: formatWhen(row.heldUntil, today) })}`}
            </span>
            {row.isolation && (
              <ShieldAlert aria-label={t('admission:isolation')} className="size-3.5 text-danger-text" />
            )}
          </button>
        ))}
      {rows.length > SHOWN && (
        <span className="text-xs text-muted-foreground">{t('admission:more', { count: rows.length - SHOWN })}</span>
      )}
      {open && (
        <SideSheet open onOpenChange={isShown => !isShown && setChosen(null)} title={t('admission:one')}>
          <Suspense>
            <AdmissionDetail
              admission={open}
              onAdmit={
                onAdmit &&
                (row => {
                  setChosen(null);
                  onAdmit(row);
                })
              }
            />
          </Suspense>
        </SideSheet>
      )}
    </section>
  );
}
