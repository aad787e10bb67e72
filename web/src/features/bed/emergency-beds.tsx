import { ward, wardRoom } from '@alur/contracts/bed/catalogues';
import { addBed, retireBed } from '@alur/contracts/bed/commands';
import { bedPlaces, type BedPlaceRow } from '@alur/contracts/bed/rows';
import { History, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { NONE } from '@/ui/column';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { MenuItem } from '@/ui/menu';
import { RowDeeds } from '@/ui/row-deeds';
import { EmptyState, ErrorState } from '@/ui/states';

const SettingHistory = lazy(async () => ({ default: (await import('@/changes/setting-history')).SettingHistory }));
const AddBed = lazy(async () => ({ default: (await import('./add-bed')).AddBed }));

/** SPEC 2, settings, emergency: the beds of the department's rooms, with what the room's description says of them. */
export function EmergencyBeds() {
  const { t } = useTranslation(['bed', 'catalogue', 'ui']);
  const can = useCan();
  const beds = useTopic(bedPlaces, {});
  const wards = useTopic(ward.topic, {});
  const rooms = useTopic(wardRoom.topic, {});
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<BedPlaceRow | null>(null);
  const [told, setTold] = useState<BedPlaceRow | null>(null);
  const isDepartment = (wardId: number) => wards.rows.some(({ id, kind }) => id === wardId && kind === 'emergency');
  const roomOf = (id: number) => rooms.rows.find(room => room.id === id);
  const hasRoom = rooms.rows.some(({ active, wardId }) => active && isDepartment(wardId));
  const rows = beds.rows
    .filter(({ wardId, retired }) => !retired && isDepartment(wardId))
    .toSorted((a, b) => `${a.roomName} ${a.name}`.localeCompare(`${b.roomName} ${b.name}`, 'id', { numeric: true }));
  const mayEdit = addBed.access.some(right => can(right));
  if (beds.status === 'refused') return <ErrorState error={null} />;
  return (
    <>
      <ListPage
        loading={beds.loading || wards.loading || rooms.loading}
        columns={4}
        tools={
          <>
            <span className="flex-1" />
            <Freshness topicKey={beds.topicKey} status={beds.status} />
            {mayEdit && (
              <Button
                variant="primary"
                disabledReason={hasRoom ? null : t('emergency.roomFirst')}
                onClick={() => setAdding(true)}
              >
                <Plus aria-hidden />
                {t('add')}
              </Button>
            )}
          </>
        }
      >
        <DataTable
          label={t('emergency.title')}
          className="rounded-lg"
          rows={rows}
          rowKey={row => row.key}
          flashOn={row => row.position}
          columns={[
            { id: 'name', card: 'subject', header: t('name'), className: 'font-medium', cell: row => row.name },
            { id: 'room', header: t('room'), cell: row => row.roomName },
            {
              id: 'description',
              header: t('emergency.description'),
              cell: row => roomOf(row.roomId)?.description ?? NONE,
            },
            {
              id: 'action',
              card: 'action',
              header: t('emergency.action'),
              width: 190,
              align: 'right',
              cell: row => (
                <RowDeeds
                  more={t('ui:more', { name: row.name })}
                  deeds={
                    mayEdit
                      ? [
                          {
                            ...{ key: 'retire', label: t('retire'), onPress: () => setLeaving(row) },
                            disabledReason: row.taken ? t('emergency.taken') : null,
                          },
                        ]
                      : []
                  }
                >
                  <MenuItem onSelect={() => setTold(row)}>
                    <History aria-hidden />
                    {t('catalogue:history.open')}
                  </MenuItem>
                </RowDeeds>
              ),
            },
          ]}
          empty={<EmptyState title={t('emergency.empty')}>{t('emergency.emptyHint')}</EmptyState>}
        />
      </ListPage>
      {isAdding && (
        <Suspense>
          <AddBed fits={id => isDepartment(roomOf(id)?.wardId ?? 0)} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {told && (
        <Suspense>
          <SettingHistory of={{ kind: 'bed', id: told.id, name: told.name }} onClose={() => setTold(null)} />
        </Suspense>
      )}
      {leaving && <AskRetire bed={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function AskRetire({ bed, onClose }: { bed: BedPlaceRow; onClose: () => void }) {
  const { t } = useTranslation('bed');
  const retire = useCommand(retireBed, { success: t('retired') });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={open => !open && onClose()}
      title={t('emergency.retireTitle', { name: bed.name })}
      description={t('emergency.retireText')}
      confirmLabel={t('retire')}
      pending={retire.pending}
      onConfirm={() => void retire.run({ id: bed.id }).then(onClose)}
    />
  );
}
