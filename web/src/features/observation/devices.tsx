import { removeDevice, deviceInError } from '@alur/contracts/invasive-device/commands';
import { invasiveDevices, ventilatorMinutes, type InvasiveDeviceRow } from '@alur/contracts/invasive-device/rows';
import { Cable, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useReasonCommand } from '@/api/reason-dialog';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Badge } from '@/ui/status-chip';
import { dayNumber } from './chart-data';

const InsertForm = lazy(async () => ({ default: (await import('./insert-form')).InsertForm }));

/** Lines, tubes and catheters, with how long each has been in. */
export function Devices({ encounterId, now }: { encounterId: number; now: number }) {
  const { t } = useTranslation('observation');
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { rows } = useTopic(invasiveDevices, { encounterId });
  const shown = rows
    .filter(({ status }) => status !== 'entered_in_error')
    .toSorted(
      (a, b) => Number(a.status !== 'in') - Number(b.status !== 'in') || a.insertedAt.localeCompare(b.insertedAt),
    );
  const ventilated = ventilatorMinutes(rows, now);
  return (
    <Card
      title={t('devices')}
      actions={
        can('inpatient.ongoing.chart:record') && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <Plus aria-hidden />
            {t('insert')}
          </Button>
        )
      }
    >
      {shown.length === 0 ? (
        <p className="text-muted-foreground">{t('noDevices')}</p>
      ) : (
        <ul className="divide-y">
          {shown.map(row => (
            <Device key={row.id} row={row} now={now} />
          ))}
        </ul>
      )}
      {ventilated > 0 && (
        <p className="tabular border-t pt-2 font-medium">
          {t('ventilated', { hours: Math.floor(ventilated / 60), minutes: ventilated % 60 })}
        </p>
      )}
      <Suspense>{isOpen && <InsertForm encounterId={encounterId} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

function Device({ row, now }: { row: InvasiveDeviceRow; now: number }) {
  const { t } = useTranslation(['observation', 'enums']);
  const can = useCan();
  const remove = useCommand(removeDevice, { success: t('observation:removed') });
  const { ask, dialog } = useReasonCommand(row.id, {
    command: deviceInError,
    title: t('observation:inErrorTitle'),
    description: t('observation:inErrorText'),
    confirmLabel: t('observation:inError'),
    success: t('observation:voided'),
    danger: true,
  });
  const isIn = row.status === 'in';
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      <Cable aria-hidden className="size-4 text-muted-foreground" />
      <span className="min-w-32 flex-1">
        {t(`enums:deviceKind.${row.kind}`)}
        {row.site && <span className="text-xs text-muted-foreground"> {orErased(row.site)}</span>}
      </span>
      {isIn ? (
        <Badge>{t('observation:dayOf', { count: dayNumber(row.insertedAt, now) })}</Badge>
      ) : (
        <span className="tabular text-xs text-muted-foreground">
          {t('observation:removedAt', {
            time: formatDateTime(row.removedAt ?? row.insertedAt),
            name: row.removedBy ?? '',
          })}
        </span>
      )}
      {isIn && can('inpatient.ongoing.chart:record') && (
        <Button size="sm" pending={remove.pending} onClick={() => void remove.run({ id: row.id, body: {} })}>
          {t('observation:remove')}
        </Button>
      )}
      {can('inpatient.ongoing.chart:void') && (
        <Button size="sm" variant="ghost" onClick={ask}>
          {t('observation:inError')}
        </Button>
      )}
      {dialog}
    </li>
  );
}
