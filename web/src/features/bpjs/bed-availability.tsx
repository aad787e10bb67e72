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
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { ListPage } from '@/ui/list-page';
import { Selector } from '@/ui/selector';
import { EmptyState } from '@/ui/states';
import { StatusChip, type Tone } from '@/ui/status-chip';

/** A class of rooms, what it is in Aplicares, and what BPJS was told of its rooms. */
interface Entry {
  classId: number;
  name: string;
  assigned: VclaimCode | null;
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
  const mayEdit = useCan()('settings.bpjs:edit');
  return (
    <>
      <ListPage
        loading={loading}
        columns={4}
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
          columns={[
            {
              ...{ id: 'name', card: 'subject', header: t('beds.class'), className: 'font-medium' },
              cell: row => row.name,
            },
            {
              ...{ id: 'code', header: t('beds.column'), className: 'tabular' },
              cell: ({ assigned }) => (assigned ? `${assigned.code} ${assigned.name}` : NONE),
            },
            {
              ...{ id: 'rooms', header: t('beds.rooms') },
              cell: ({ rooms }) =>
                rooms.length > 0 ? rooms.map(room => <Told key={room.roomId} room={room} />) : NONE,
            },
            {
              ...{ id: 'action', card: 'action', align: 'right', width: 120 },
              header: <span className="sr-only">{t('directory.action')}</span>,
              cell: row =>
                mayEdit && (
                  <Button size="sm" onClick={() => setChanging(row)}>
                    {t(row.assigned ? 'directory.change' : 'directory.set')}
                  </Button>
                ),
            },
          ]}
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

/** Chooses from Aplicares's own list, so that no code is typed wrongly. */
function AssignDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const [chosen, setChosen] = useState(entry.assigned);
  const assign = useCommand(assignBedClass, { success: t('beds.saved') });
  const save = async () => {
    const bedClass = chosen && { code: chosen.code, name: chosen.name };
    const { ok } = await assign.run({ body: { classId: entry.classId, bedClass } });
    if (ok) onClose();
  };
  const has = ({ code, name }: VclaimCode, q: string) => `${code} ${name}`.toLowerCase().includes(q.toLowerCase());
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={open => !open && onClose()}
      title={t('beds.of', { name: entry.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('directory.cancel')}</Button>
          <Button variant="primary" pending={assign.pending} onClick={() => void save()}>
            {t('directory.save')}
          </Button>
        </>
      }
    >
      <Field label={t('beds.column')}>
        <Selector<VclaimCode>
          clearable
          value={chosen}
          onChange={setChosen}
          search={async (q, signal) => {
            const { data } = await get<VclaimCode[]>('/v2/bpjs/bed-class-references', {}, { signal });
            return data.filter(each => has(each, q));
          }}
          searchKey={['bed-classes', currentMerchant()]}
          itemKey={({ code }) => code}
          itemLabel={({ code, name }) => `${code} ${name}`}
        />
      </Field>
    </Dialog>
  );
}
