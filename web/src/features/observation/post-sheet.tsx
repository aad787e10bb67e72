import type { WatchRow } from '@alur/contracts/record/observation-rows';
import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { Button } from '@/ui/button';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime, formatTime } from '@/ui/format';
import { IsolationSign } from '@/ui/isolation-sign';
import { orErased } from '@/ui/or-erased';
import { SideSheet } from '@/ui/side-sheet';
import { StatusChip } from '@/ui/status-chip';
import { dayNumber } from './chart-data';
import { AlertLine } from './alert-line';
import { ScoreChip, shownValue } from './observation-looks';
import type { Due, PostBed } from './post';

/** One patient beside the board: who she is, her last three observations, and what waits. */
export function PostSheet({
  of: { bed, stay, watch, due },
  onClose,
  onOpen,
  onOpenChart,
}: {
  of: PostBed;
  onClose: () => void;
  onOpen: (encounterId: number) => void;
  onOpenChart: (encounterId: number) => void;
}) {
  const { t } = useTranslation(['observation', 'enums']);
  const now = useNow(30_000);
  const isolation = stay?.isolation;
  const facts: [string, ReactNode][] = stay
    ? [
        [t('observation:doctor'), stay.doctor],
        [t('observation:class'), stay.className],
        [t('observation:payer'), stay.insurer ?? t(`enums:payer.${stay.payer}`)],
        [t('observation:stayDay'), String(dayNumber(stay.admittedAt, now))],
        [t('observation:isolation'), isolation && <IsolationSign key="isolation" precaution={isolation.precaution} />],
        [t('observation:goesOn'), bed.goesOn && formatDate(bed.goesOn)],
        [t('observation:orders'), watch && watch.orders.length > 0 ? String(watch.orders.length) : null],
      ]
    : [];
  return (
    <SideSheet
      open
      onOpenChange={open => !open && onClose()}
      title={stay ? orErased(stay.patientName) : bed.name}
      description={
        stay
          ? `${bed.roomName}, ${bed.name} · ${orErased(stay.recordNumber)} · ${t(`enums:genderShort.${stay.gender}`)}`
          : `${bed.roomName} · ${t(`enums:bedStatus.${bed.status}`)}`
      }
      footer={
        stay && (
          <>
            <Button onClick={() => onOpen(stay.encounterId)}>{t('observation:openStay')}</Button>
            <Button variant="primary" onClick={() => onOpenChart(stay.encounterId)}>
              {t('observation:open')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {watch?.alerts.map(alert => (
          <AlertLine key={alert.observationId} alert={alert} />
        ))}
        <Facts facts={facts} className="gap-y-1" />
        <Waiting due={due} />
        <LastThree of={watch?.observations ?? []} />
        <In devices={watch?.devices ?? []} now={now} />
      </div>
    </SideSheet>
  );
}

function Waiting({ due }: { due: readonly Due[] }) {
  const { t } = useTranslation('observation');
  return (
    <section aria-label={t('due.title')}>
      <h3 className="pb-1 font-semibold">{t('due.title')}</h3>
      {due.length === 0 ? (
        <p className="text-muted-foreground">{t('nothingDue')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {due.map(({ what, at, name, isLate }, index) => (
            <li key={`${what} ${at} ${index}`} className="flex flex-wrap items-center gap-2">
              <StatusChip tone={isLate ? 'danger' : 'info'} icon={isLate ? CircleAlert : Clock}>
                {`${formatTime(at)} · ${t(isLate ? 'late' : 'soon')}`}
              </StatusChip>
              <span>{what === 'stop' ? t('stops', { name }) : (name ?? t(`due.${what}`))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LastThree({ of }: { of: WatchRow['observations'] }) {
  const { t } = useTranslation('observation');
  return (
    <section aria-label={t('lastThree')}>
      <h3 className="pb-1 font-semibold">{t('lastThree')}</h3>
      {of.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {of.toReversed().map(each => (
            <li key={each.observationId} className="tabular">
              <span className="flex flex-wrap items-center gap-2">
                {formatDateTime(each.at)}
                <ScoreChip score={each.score} level={each.level} />
              </span>
              <span className="text-xs text-muted-foreground">
                {each.values
                  .slice(0, 10)
                  .map(
                    ({ name, value, choice }) =>
                      `${t(`short.${name as 'pulse'}`)} ${shownValue(name, value ?? choice)}`,
                  )
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">{t('none')}</p>
      )}
    </section>
  );
}

function In({ devices, now }: { devices: WatchRow['devices']; now: number }) {
  const { t } = useTranslation(['observation', 'enums']);
  if (devices.length === 0) return null;
  return (
    <section aria-label={t('observation:devices')}>
      <h3 className="pb-1 font-semibold">{t('observation:devices')}</h3>
      <ul>
        {devices.map(({ deviceId, kind, insertedAt }) => (
          <li key={deviceId}>
            {`${t(`enums:deviceKind.${kind as 'drain'}`)} · ${t('observation:dayOf', { count: dayNumber(insertedAt, now) })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
