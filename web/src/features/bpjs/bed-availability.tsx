import { roomClass } from '@alur/contracts/bed/catalogues';
import { assignBedClass, resendRoomAvailability } from '@alur/contracts/bpjs/commands';
import { bedClasses, roomAvailability, type RoomAvailabilityRow } from '@alur/contracts/bpjs/room-availability';
import type { VclaimCode } from '@alur/contracts/bpjs/vclaim';
import { useAtomValue } from 'jotai';
import { BedDouble, CircleCheck, CircleX, CloudUpload, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchant, currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { get } from '@/api/http';
import { useCommand } from '@/api/use-command';
import { HistoryButton } from '@/changes/history-button';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { NONE } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { EmptyState } from '@/ui/states';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { CodeDialog, matching, useCodeColumns, type Coded } from './code-parts';

/** A class of rooms, what it is in Aplicares, and what BPJS was told of its rooms. */
interface Entry extends Coded {
  classId: number;
  rooms: RoomAvailabilityRow[];
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'id', { numeric: true });

function useEntries() {
  const classes = useTopic(roomClass.topic, {});
  const codes = useTopic(bedClasses, {});
  const told = useTopic(roomAvailability, {});
  const entries = classes.rows
    .filter(({ active }) => active)
    .map(({ id, name }): Entry => {
      const assigned = codes.rows.find(({ classId }) => classId === id) ?? null;
      const rooms = told.rows.filter(({ classCode }) => classCode === assigned?.code).toSorted(byName);
      return { classId: id, name, assigned, rooms };
    });
  return {
    entries: entries.toSorted(byName),
    loading: [classes, codes, told].some(({ loading }) => loading),
    of: told,
  };
}

/** Which class of Aplicares each class of rooms is, and how many free beds BPJS was told of (DOMAIN-WIRES 7). */
export function BedAvailability() {
  const { t } = useTranslation('bpjs');
  const { entries, loading, of } = useEntries();
  const [changing, setChanging] = useState<Entry | null>(null);
  const merchant = useAtomValue(currentMerchantAtom);
  const columns = useCodeColumns<Entry>({ name: t('beds.class'), code: t('beds.column') }, setChanging, [
    {
      ...{ id: 'rooms', header: t('beds.rooms') },
      cell: ({ rooms }) => (rooms.length > 0 ? rooms.map(room => <Told key={room.roomId} room={room} />) : NONE),
    },
  ]);
  return (
    <>
      <ListPage
        loading={loading}
        columns={columns.length}
        tools={
          <>
            <p className="flex-1 text-xs text-muted-foreground">{t('beds.hint')}</p>
            <Freshness topicKey={of.topicKey} status={of.status} />
            {merchant !== null && (
              <HistoryButton of={{ kind: 'vclaim_directory', id: merchant, name: t('beds.title') }} />
            )}
          </>
        }
      >
        <DataTable
          label={t('beds.title')}
          className="rounded-lg"
          rows={entries}
          rowKey={row => String(row.classId)}
          columns={columns}
          empty={
            <EmptyState icon={BedDouble} title={t('beds.empty')}>
              {t('beds.emptyHint')}
            </EmptyState>
          }
        />
      </ListPage>
      {changing && <AssignDialog entry={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

const looks: Record<RoomAvailabilityRow['status'], [Tone, LucideIcon]> = {
  told: ['success', CircleCheck],
  waiting: ['waiting', CloudUpload],
  failed: ['danger', CircleX],
};

/** How many of a room's beds are free, and whether BPJS knows it; what it refused in its own words. */
function Told({ room: { roomId, name, available, capacity, status, problem } }: { room: RoomAvailabilityRow }) {
  const { t } = useTranslation(['bpjs', 'enums']);
  const resend = useCommand(resendRoomAvailability, { success: t('bpjs:beds.resent') });
  const mayEdit = useCan()('settings.bpjs:edit');
  const [tone, icon] = looks[status];
  return (
    <span className="flex flex-wrap items-center gap-x-2 py-0.5">
      <span className="tabular">{t('bpjs:beds.free', { name, available, capacity })}</span>
      <StatusChip tone={tone} icon={icon}>
        {t(`bpjs:beds.status.${status}`)}
      </StatusChip>
      {problem && (
        <span className="text-xs text-muted-foreground">
          {t(`enums:bpjsProblem.${problem.problem}`)} {problem.message}
        </span>
      )}
      {status === 'failed' && mayEdit && (
        <Button size="sm" pending={resend.pending} onClick={() => void resend.run({ body: { roomId } })}>
          {t('bpjs:beds.resend')}
        </Button>
      )}
    </span>
  );
}

function AssignDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const assign = useCommand(assignBedClass, { success: t('beds.saved') });
  return (
    <CodeDialog
      title={t('beds.of', { name: entry.name })}
      label={t('beds.column')}
      value={entry.assigned}
      search={async (q, signal) =>
        matching((await get<VclaimCode[]>('/v2/bpjs/bed-class-references', {}, { signal })).data, q)
      }
      searchKey={['bed-classes', currentMerchant()]}
      pending={assign.pending}
      onSave={async bedClass => (await assign.run({ body: { classId: entry.classId, bedClass } })).ok}
      onClose={onClose}
    />
  );
}
