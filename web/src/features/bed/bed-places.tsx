import { roomClass, ward, wardRoom } from '@alur/contracts/bed/catalogues';
import { addBed, retireBed } from '@alur/contracts/bed/commands';
import { bedPlaces, type BedPlaceRow } from '@alur/contracts/bed/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { History, PencilLine, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import type { SheetProps } from '@/catalogues/catalogue-form';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { NONE, type Column } from '@/ui/column';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { MenuItem } from '@/ui/menu';
import { RowDeeds } from '@/ui/row-deeds';
import { EmptyState, ErrorState } from '@/ui/states';
import { bedSheetForm } from './bed-sheet-form';

const SettingHistory = lazy(async () => ({ default: (await import('@/changes/setting-history')).SettingHistory }));
const DescribeBed = lazy(async () => ({ default: (await import('./describe-bed')).DescribeBed }));
const AddBed = lazy(async () => ({ default: (await import('./add-bed')).AddBed }));

interface BedPlacesProps {
  /** The beds of the emergency department, or those of the wards. */
  of: 'emergency' | 'inpatient';
  /** Draws the button of the list's spreadsheet. */
  sheet: (given: SheetProps) => ReactNode;
}

/** SPEC 2, settings: the beds of the department's rooms, each with its own description or else its room's. */
export function BedPlaces({ of, sheet }: BedPlacesProps) {
  const { t } = useTranslation(['bed', 'catalogue', 'ui']);
  const can = useCan();
  const beds = useTopic(bedPlaces, {});
  const wards = useTopic(ward.topic, {});
  const rooms = useTopic(wardRoom.topic, {});
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<BedPlaceRow | null>(null);
  const [described, setDescribed] = useState<BedPlaceRow | null>(null);
  const [told, setTold] = useState<BedPlaceRow | null>(null);
  const isThere = (wardId: number) =>
    wards.rows.some(({ id, kind }) => id === wardId && (kind === 'emergency') === (of === 'emergency'));
  const roomOf = (id: number) => rooms.rows.find(room => room.id === id);
  const hasRoom = rooms.rows.some(({ active, wardId }) => active && isThere(wardId));
  const rows = beds.rows
    .filter(({ wardId, retired }) => !retired && isThere(wardId))
    .toSorted((a, b) => `${a.roomName} ${a.name}`.localeCompare(`${b.roomName} ${b.name}`, 'id', { numeric: true }));
  const mayEdit = addBed.access.some(right => can(right));
  const columns = useBedColumns(of, {
    edit: mayEdit ? { retire: setLeaving, describe: setDescribed } : null,
    tell: setTold,
  });
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
            <Suspense>
              {sheet({
                form: bedSheetForm(rooms.rows),
                items: rows.map(row => ({ ...row, active: true })),
                mayAdd: mayEdit,
              })}
            </Suspense>
            {mayEdit && (
              <Button
                variant="primary"
                disabledReason={hasRoom ? null : t(`${of}.roomFirst`)}
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
          label={t(`${of}.title`)}
          className="rounded-lg"
          rows={rows}
          rowKey={row => row.key}
          flashOn={row => row.position}
          columns={columns}
          empty={<EmptyState title={t(`${of}.empty`)}>{t(`${of}.emptyHint`)}</EmptyState>}
        />
      </ListPage>
      {isAdding && (
        <Suspense>
          <AddBed fits={id => isThere(roomOf(id)?.wardId ?? 0)} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {described && (
        <Suspense>
          <DescribeBed bed={described} onClose={() => setDescribed(null)} />
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

type Row = TopicRow<typeof bedPlaces>;

/** `edit` is null for people who may not. */
function useBedColumns(
  of: BedPlacesProps['of'],
  {
    edit,
    tell,
  }: {
    edit: { retire: (row: Row) => void; describe: (row: Row) => void } | null;
    tell: (row: Row) => void;
  },
): Column<Row>[] {
  const { t } = useTranslation(['bed', 'catalogue', 'ui']);
  const rooms = useTopic(wardRoom.topic, {});
  const classes = useTopic(roomClass.topic, {});
  return [
    { id: 'name', card: 'subject', header: t('name'), className: 'font-medium', cell: row => row.name },
    { id: 'room', header: t('room'), cell: row => row.roomName },
    ...(of === 'inpatient'
      ? [
          {
            ...{ id: 'class', header: t('places.class') },
            cell: ({ classId }: BedPlaceRow) => classes.rows.find(({ id }) => id === classId)?.name ?? NONE,
          },
        ]
      : []),
    {
      id: 'description',
      header: t('places.description'),
      cell: row => row.description ?? rooms.rows.find(({ id }) => id === row.roomId)?.description ?? NONE,
    },
    {
      id: 'action',
      card: 'action',
      header: t('places.action'),
      width: 190,
      align: 'right',
      cell: row => (
        <RowDeeds
          more={t('ui:more', { name: row.name })}
          deeds={
            edit
              ? [
                  {
                    ...{ key: 'retire', label: t('retire'), onPress: () => edit.retire(row) },
                    disabledReason: row.taken ? t('places.taken') : null,
                  },
                ]
              : []
          }
        >
          {edit && (
            <MenuItem onSelect={() => edit.describe(row)}>
              <PencilLine aria-hidden />
              {t('places.describe')}
            </MenuItem>
          )}
          <MenuItem onSelect={() => tell(row)}>
            <History aria-hidden />
            {t('catalogue:history.open')}
          </MenuItem>
        </RowDeeds>
      ),
    },
  ];
}

function AskRetire({ bed, onClose }: { bed: BedPlaceRow; onClose: () => void }) {
  const { t } = useTranslation('bed');
  const retire = useCommand(retireBed, { success: t('retired') });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={open => !open && onClose()}
      title={t('places.retireTitle', { name: bed.name })}
      description={t('places.retireText')}
      confirmLabel={t('retire')}
      pending={retire.pending}
      onConfirm={() => void retire.run({ id: bed.id }).then(onClose)}
    />
  );
}
