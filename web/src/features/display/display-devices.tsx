import { revokeDevice } from '@alur/contracts/identity/commands';
import { deviceList } from '@alur/contracts/identity/lists';
import type { DeviceRow } from '@alur/contracts/identity/rows';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { CircleCheck, CircleSlash, History, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicAddress } from '@/app/public-address';
import { useCan } from '@/access/use-can';
import { call } from '@/api/http';
import { useCommand } from '@/api/use-command';
import { useList } from '@/api/use-list';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable, type Column } from '@/ui/data-table';
import { Dialog } from '@/ui/dialog';
import { MenuItem } from '@/ui/menu';
import { RowDeeds } from '@/ui/row-deeds';
import { formatDate, formatTime } from '@/ui/format';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { toast } from '@/ui/toast';
import { AddDisplay } from './add-display';

const SettingHistory = lazy(async () => ({ default: (await import('@/changes/setting-history')).SettingHistory }));

interface Code {
  name: string;
  code: string;
  expiresAt: string;
}

/** The waiting room's televisions: each has its own token, issued by a code and revoked here. */
export function DisplayDevices() {
  const { t } = useTranslation('display');
  const can = useCan();
  const mayEdit = can('settings.display:edit');
  const list = useList(deviceList, { limit: 200, order_by: 'id', sort_by: 'desc' });
  const { rows: schedules, loading: schedulesComing } = useTopic(scheduleList, { status: 'open' });
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<DeviceRow | null>(null);
  const [code, setCode] = useState<Code | null>(null);
  const [told, setTold] = useState<DeviceRow | null>(null);
  const revoke = useCommand(revokeDevice, { success: t('revokedNow') });

  const makeCode = async (id: number, name: string) => {
    try {
      const { data } = await call<Omit<Code, 'name'>>('POST', `/v2/device/${id}/code`, { body: {} });
      setCode({ name, ...data });
    } catch (error) {
      toast.error(error);
    }
  };
  const columns = useColumns({
    schedules,
    onCode: mayEdit ? makeCode : undefined,
    onRevoke: setRevoking,
    onTell: setTold,
  });
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  return (
    <div className="fills flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-muted-foreground">{t('hint', { address: publicAddress('/display') })}</p>
        {mayEdit && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t('add')}
          </Button>
        )}
      </div>
      <div className="fills flex flex-col rounded-lg border bg-raised">
        {list.loading ? (
          <TableSkeleton rows={4} />
        ) : (
          <DataTable
            label={t('title')}
            className="rounded-lg"
            columns={columns}
            rows={list.rows}
            rowKey={row => String(row.id)}
            empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          />
        )}
      </div>
      {/* The display's buttons wait for its schedules: they would move while somebody clicks. */}
      {adding && !schedulesComing && (
        <AddDisplay
          schedules={schedules}
          onClose={() => setAdding(false)}
          onAdded={(id, name) => {
            setAdding(false);
            void makeCode(id, name);
          }}
        />
      )}
      {code && <CodeDialog code={code} onClose={() => setCode(null)} />}
      {told && (
        <Suspense>
          <SettingHistory of={{ kind: 'device', id: told.id, name: told.name }} onClose={() => setTold(null)} />
        </Suspense>
      )}
      {revoking && (
        <ConfirmDialog
          open
          danger
          onOpenChange={open => !open && setRevoking(null)}
          title={t('revokeTitle', { name: revoking.name })}
          description={t('revokeText')}
          confirmLabel={t('revoke')}
          pending={revoke.pending}
          onConfirm={() => void revoke.run({ id: revoking.id }).then(({ ok }) => ok && setRevoking(null))}
        />
      )}
    </div>
  );
}

function CodeDialog({ code, onClose }: { code: Code; onClose: () => void }) {
  const { t } = useTranslation('display');
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="sm"
      title={t('code', { name: code.name })}
      description={t('codeText', { time: formatTime(code.expiresAt) })}
    >
      <p className="tabular rounded-lg bg-surface py-6 text-center text-4xl font-bold tracking-[0.25em] select-all">{`${code.code.slice(0, 4)} ${code.code.slice(4)}`}</p>
    </Dialog>
  );
}

function useColumns({
  schedules,
  onCode,
  onRevoke,
  onTell,
}: {
  schedules: readonly { id: number; name: string }[];
  /** Absent where the person may not edit. */
  onCode?: (id: number, name: string) => Promise<void>;
  onRevoke: (row: DeviceRow) => void;
  onTell: (row: DeviceRow) => void;
}): Column<DeviceRow>[] {
  const { t } = useTranslation(['display', 'ui', 'catalogue']);
  return [
    { id: 'name', card: 'subject', header: t('name'), cell: row => <span className="font-medium">{row.name}</span> },
    {
      id: 'schedules',
      header: t('schedules'),
      cell: row =>
        row.scheduleIds.map(id => schedules.find(schedule => schedule.id === id)?.name ?? `#${id}`).join(', '),
    },
    { id: 'by', header: t('pairedBy'), width: 180, cell: row => row.pairedBy },
    { id: 'at', header: t('pairedAt'), width: 120, cell: row => formatDate(row.pairedAt) },
    {
      id: 'status',
      card: 'state',
      header: t('status'),
      width: 110,
      cell: row =>
        row.active ? (
          <StatusChip tone="success" icon={CircleCheck}>
            {t('active')}
          </StatusChip>
        ) : (
          <StatusChip tone="neutral" icon={CircleSlash}>
            {t('revoked')}
          </StatusChip>
        ),
    },
    {
      id: 'do',
      card: 'action',
      header: <span className="sr-only">{t('makeCode')}</span>,
      width: 270,
      align: 'right',
      cell: row => (
        <RowDeeds
          more={t('ui:more', { name: row.name })}
          deeds={
            onCode && row.active
              ? [
                  { key: 'code', label: t('makeCode'), onPress: () => void onCode(row.id, row.name) },
                  { key: 'revoke', label: t('revoke'), onPress: () => onRevoke(row) },
                ]
              : []
          }
        >
          <MenuItem onSelect={() => onTell(row)}>
            <History aria-hidden />
            {t('catalogue:history.open')}
          </MenuItem>
        </RowDeeds>
      ),
    },
  ];
}
