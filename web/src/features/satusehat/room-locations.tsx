import { room as roomSpec } from '@alur/contracts/catalogue/room';
import { assignLocation } from '@alur/contracts/satusehat/commands';
import { satusehatLocations } from '@alur/contracts/satusehat/rows';
import { useAtomValue } from 'jotai';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { HistoryButton } from '@/changes/history-button';
import { TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { NONE } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { EmptyState } from '@/ui/states';

interface Room {
  id: number;
  name: string;
  locationId: string | null;
}

/** The facility's rooms, and which Location each of them is in SATUSEHAT. */
export function RoomLocations() {
  const { t } = useTranslation('satusehat');
  const rooms = useTopic(roomSpec.topic, {});
  const locations = useTopic(satusehatLocations, {});
  const [changing, setChanging] = useState<Room | null>(null);
  const merchant = useAtomValue(currentMerchantAtom);
  const mayEdit = useCan()('settings.satu-sehat:edit');
  const of = (id: number) => locations.rows.find(({ unitId }) => unitId === id)?.locationId ?? null;
  const rows = rooms.rows
    .filter(({ active }) => active)
    .map(({ id, name }): Room => ({ id, name, locationId: of(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'id', { numeric: true }));
  return (
    <>
      <ListPage
        loading={rooms.loading || locations.loading}
        columns={3}
        tools={
          <>
            <p className="flex-1 text-xs text-muted-foreground">{t('rooms.hint')}</p>
            <Freshness topicKey={locations.topicKey} status={locations.status} />
            {merchant !== null && (
              <HistoryButton of={{ kind: 'satusehat_directory', id: merchant, name: t('rooms.title') }} />
            )}
          </>
        }
      >
        <DataTable
          label={t('rooms.title')}
          className="rounded-lg"
          rows={rows}
          rowKey={row => String(row.id)}
          columns={[
            { id: 'room', card: 'subject', header: t('rooms.room'), className: 'font-medium', cell: row => row.name },
            {
              id: 'location',
              header: t('rooms.location'),
              className: 'tabular',
              cell: row => row.locationId ?? NONE,
            },
            {
              id: 'action',
              card: 'action',
              header: <span className="sr-only">{t('rooms.action')}</span>,
              align: 'right',
              width: 120,
              cell: row =>
                mayEdit && (
                  <Button size="sm" onClick={() => setChanging(row)}>
                    {row.locationId === null ? t('rooms.set') : t('rooms.change')}
                  </Button>
                ),
            },
          ]}
          empty={
            <EmptyState icon={MapPin} title={t('rooms.empty')}>
              {t('rooms.emptyHint')}
            </EmptyState>
          }
        />
      </ListPage>
      {changing && <LocationDialog room={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

/** An empty field takes the assignment back. */
function LocationDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useTranslation('satusehat');
  const question = useSaveQuestion();
  const title = t('rooms.of', { name: room.name });
  const form = useCommandForm(assignLocation, {
    values: { locationId: room.locationId ?? '' },
    body: ({ locationId }) => ({ unitId: room.id, locationId: locationId.trim() || null }),
    ask: () => question(title, false),
    success: t('rooms.saved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={title} verb={t('rooms.save')} onClose={onClose}>
      <TextField
        control={form.control}
        name="locationId"
        label={t('rooms.location')}
        optional
        autoFocus
        maxLength={36}
      />
    </FormDialog>
  );
}
