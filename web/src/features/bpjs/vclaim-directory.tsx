import { assignVclaimDoctor, assignVclaimPoli, assignVclaimProvider } from '@alur/contracts/bpjs/commands';
import {
  vclaimDoctors,
  vclaimPolis,
  vclaimProvider,
  type VclaimCode,
  type VclaimList,
} from '@alur/contracts/bpjs/vclaim';
import { room as roomSpec } from '@alur/contracts/catalogue/room';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { useAtomValue } from 'jotai';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchant, currentMerchantAtom } from '@/access/current-merchant';
import { get } from '@/api/http';
import { useCommand } from '@/api/use-command';
import { HistoryButton } from '@/changes/history-button';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { EmptyState } from '@/ui/states';
import { CodeDialog, useCodeColumns, type Coded } from './code-parts';

/** The facility itself, a room, or a doctor, and what it is in VClaim. */
interface Entry extends Coded {
  key: string;
  list: VclaimList;
  of: { unitId: number } | { staffId: number } | null;
}

const byName = (a: Entry, b: Entry) => a.name.localeCompare(b.name, 'id', { numeric: true });

/** The facility, its rooms and the doctors of its schedules. */
function useEntries() {
  const { t } = useTranslation('bpjs');
  const rooms = useTopic(roomSpec.topic, {});
  const schedules = useTopic(scheduleList, { status: 'open' });
  const polis = useTopic(vclaimPolis, {});
  const doctors = useTopic(vclaimDoctors, {});
  const provider = useTopic(vclaimProvider, {});
  const own: Entry = {
    ...{ key: 'facility', name: t('vclaim.facility'), list: 'hospital', of: null },
    assigned: provider.rows[0] ?? null,
  };
  const places = rooms.rows
    .filter(({ active }) => active)
    .map(({ id: unitId, name }): Entry => ({
      ...{ key: `room-${unitId}`, name, list: 'poli', of: { unitId } },
      assigned: polis.rows.find(row => row.unitId === unitId) ?? null,
    }));
  const people = [...new Map(schedules.rows.map(row => [row.doctorId, row.doctorName]))].map(
    ([staffId, name]): Entry => ({
      ...{ key: `doctor-${staffId}`, name, list: 'doctor', of: { staffId } },
      assigned: doctors.rows.find(row => row.staffId === staffId) ?? null,
    }),
  );
  return {
    entries: [own, ...places.toSorted(byName), ...people.toSorted(byName)],
    loading: [rooms, schedules, polis, doctors, provider].some(({ loading }) => loading),
    of: polis,
  };
}

/** What the facility, its rooms and its doctors are in VClaim. */
export function VclaimDirectory() {
  const { t } = useTranslation('bpjs');
  const { entries, loading, of } = useEntries();
  const [changing, setChanging] = useState<Entry | null>(null);
  const merchant = useAtomValue(currentMerchantAtom);
  const columns = useCodeColumns<Entry>({ name: t('directory.name'), code: t('vclaim.column') }, setChanging);
  return (
    <>
      <ListPage
        loading={loading}
        columns={3}
        tools={
          <>
            <p className="flex-1 text-xs text-muted-foreground">{t('vclaim.hint')}</p>
            <Freshness topicKey={of.topicKey} status={of.status} />
            {merchant !== null && (
              <HistoryButton of={{ kind: 'vclaim_directory', id: merchant, name: t('vclaim.title') }} />
            )}
          </>
        }
      >
        <DataTable
          label={t('vclaim.title')}
          className="rounded-lg"
          rows={entries}
          rowKey={row => row.key}
          columns={columns}
          empty={
            <EmptyState icon={MapPin} title={t('directory.empty')}>
              {t('directory.emptyHint')}
            </EmptyState>
          }
        />
      </ListPage>
      {changing && <AssignDialog entry={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

/** VClaim searches its lists by three letters at least. */
const FEWEST = 3;

function AssignDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const success = t('vclaim.saved');
  const poli = useCommand(assignVclaimPoli, { success });
  const doctor = useCommand(assignVclaimDoctor, { success });
  const provider = useCommand(assignVclaimProvider, { success });
  const { list, of } = entry;
  const save = async (code: VclaimCode | null) => {
    const { ok } =
      of === null
        ? await provider.run({ body: { provider: code } })
        : 'unitId' in of
          ? await poli.run({ body: { ...of, poli: code } })
          : await doctor.run({ body: { ...of, doctor: code } });
    return ok;
  };
  return (
    <CodeDialog
      title={t('vclaim.of', { name: entry.name })}
      label={t('vclaim.column')}
      value={entry.assigned}
      search={async (q, signal) =>
        (await get<VclaimCode[]>('/v2/bpjs/vclaim-references', { list, q }, { signal })).data
      }
      searchKey={['vclaim', currentMerchant(), list]}
      minLength={FEWEST}
      placeholder={t('vclaim.find')}
      pending={poli.pending || doctor.pending || provider.pending}
      onSave={save}
      onClose={onClose}
    />
  );
}
