import { ward as wardSpec, wardRoom as wardRoomSpec } from '@alur/contracts/bed/catalogues';
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

interface Place {
  id: number;
  name: string;
  kind: string;
}
type Room = Place & { locationId: string | null };

const byName = (a: Place, b: Place) => a.name.localeCompare(b.name, 'id', { numeric: true });

/** Clinics, then each ward and emergency department with its rooms. */
const usePlaces = (): { places: Place[]; loading: boolean } => {
  const { t } = useTranslation('satusehat');
  const [clinics, wards, rooms] = [
    useTopic(roomSpec.topic, {}),
    useTopic(wardSpec.topic, {}),
    useTopic(wardRoomSpec.topic, {}),
  ];
  const used = <Item extends { active: boolean }>({ rows }: { rows: readonly Item[] }) =>
    rows.filter(({ active }) => active);
  const clinicPlaces = used(clinics).map(({ id, name }): Place => ({ id, name, kind: t('rooms.kinds.clinic') }));
  const roomsOf = (ward: { id: number; name: string }) =>
    used(rooms)
      .filter(({ wardId }) => wardId === ward.id)
      .map(({ id, name }): Place => ({ id, name, kind: t('rooms.roomOf', { ward: ward.name }) }));
  const wardPlaces = used(wards).map(({ id, name, kind }): Place => ({ id, name, kind: t(`rooms.kinds.${kind}`) }));
  return {
    places: [
      ...clinicPlaces.toSorted(byName),
      ...wardPlaces.toSorted(byName).flatMap(ward => [ward, ...roomsOf(ward).toSorted(byName)]),
    ],
    loading: clinics.loading || wards.loading || rooms.loading,
  };
};

/** The facility's clinics, wards and rooms, and which Location each of them is in SATUSEHAT. */
export function RoomLocations() {
  const { t } = useTranslation('satusehat');
  const { places, loading } = usePlaces();
  const locations = useTopic(satusehatLocations, {});
  const [changing, setChanging] = useState<Room | null>(null);
  const merchant = useAtomValue(currentMerchantAtom);
  const mayEdit = useCan()('settings.satu-sehat:edit');
  const of = (id: number) => locations.rows.find(({ unitId }) => unitId === id)?.locationId ?? null;
  const rows = places.map((place): Room => ({ ...place, locationId: of(place.id) }));
  return (
    <>
      <ListPage
        loading={loading || locations.loading}
        columns={4}
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
            { id: 'kind', header: t('rooms.kind'), cell: row => row.kind },
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
