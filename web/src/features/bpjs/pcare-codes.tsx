import { assignMedicine, assignTreatment } from '@alur/contracts/bpjs/commands';
import type { PcareItemKind } from '@alur/contracts/bpjs/enums';
import { pcareMedicines, pcareTreatments } from '@alur/contracts/bpjs/rows';
import { medicine as medicineSpec } from '@alur/contracts/catalogue/medicine';
import { treatment as treatmentSpec } from '@alur/contracts/treatment/catalogues';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { useCommand } from '@/api/use-command';
import { useList } from '@/api/use-list';
import { useTopic } from '@/live/use-topic';
import { DataTable } from '@/ui/data-table';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { CodeDialog, matching, useCodeColumns, type Coded } from './code-parts';
import { fetchReference } from './references';
import type { Code } from './report-values';

type Entry = Coded & { id: number };

/** Medicines of the catalogue, and which of PCare's list each is; without a code one goes there by its name. */
export function MedicineCodes() {
  const [query, change] = useState({ search: '', page: 1 });
  const { rows, total } = useList(medicineSpec.selector, { ...query, order_by: 'name' });
  const codes = useTopic(pcareMedicines, {}).rows;
  const entries = rows.map(({ id, name }) => ({
    ...{ id, name },
    assigned: codes.find(({ itemId }) => itemId === id) ?? null,
  }));
  return <Codes kind="medicine" {...{ entries, total, query, change }} />;
}

/** Treatments of the catalogue, and which of PCare's list each is; without a code one is not sent. */
export function TreatmentCodes() {
  const [query, change] = useState({ search: '', page: 1 });
  const { rows, total } = useList(treatmentSpec.selector, { ...query, order_by: 'name' });
  const codes = useTopic(pcareTreatments, {}).rows;
  const entries = rows.map(({ id, name }) => ({
    ...{ id, name },
    assigned: codes.find(({ treatmentId }) => treatmentId === id) ?? null,
  }));
  return <Codes kind="treatment" {...{ entries, total, query, change }} />;
}

interface Query {
  search: string;
  page: number;
}

function Codes(props: {
  kind: PcareItemKind;
  entries: readonly Entry[];
  total: number;
  query: Query;
  change: (query: Query) => void;
}) {
  const { kind, entries, total, query, change } = props;
  const { t } = useTranslation('bpjs');
  const [changing, setChanging] = useState<Entry | null>(null);
  const columns = useCodeColumns<Entry>({ name: t(`codes.${kind}`), code: t('directory.pcare') }, setChanging);
  return (
    <div className="grid gap-3">
      <SearchBox
        label={t(`codes.search.${kind}`)}
        className="w-64"
        value={query.search}
        onChange={search => change({ search, page: 1 })}
      />
      <DataTable
        label={t(`codes.${kind}`)}
        className="rounded-lg"
        rows={[...entries]}
        rowKey={({ id }) => String(id)}
        columns={columns}
        empty={
          <EmptyState icon={MapPin} title={t('codes.empty')}>
            {t('codes.emptyHint')}
          </EmptyState>
        }
      />
      <Pagination page={query.page} limit={50} total={total} onPage={page => change({ ...query, page })} />
      {changing && <AssignDialog kind={kind} entry={changing} onClose={() => setChanging(null)} />}
    </div>
  );
}

/** PCare finds medicines by words; its list of treatments is short, and is narrowed here. */
const searches: Readonly<Record<PcareItemKind, (q: string, signal: AbortSignal) => Promise<Code[]>>> = {
  medicine: (q, signal) => fetchReference('medicine', q, signal),
  treatment: async (q, signal) => matching(await fetchReference('treatment', '', signal), q),
};

function AssignDialog({ kind, entry, onClose }: { kind: PcareItemKind; entry: Entry; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const success = t('directory.saved');
  const medicine = useCommand(assignMedicine, { success });
  const treatment = useCommand(assignTreatment, { success });
  const save = async (code: Code | null) => {
    const { ok } =
      kind === 'medicine'
        ? await medicine.run({ body: { itemId: entry.id, medicine: code } })
        : await treatment.run({ body: { treatmentId: entry.id, treatment: code } });
    return ok;
  };
  return (
    <CodeDialog
      title={t('directory.of', { name: entry.name })}
      label={t('directory.pcare')}
      value={entry.assigned}
      search={searches[kind]}
      searchKey={['bpjs', currentMerchant(), kind]}
      minLength={kind === 'medicine' ? 3 : 0}
      pending={medicine.pending || treatment.pending}
      onSave={save}
      onClose={onClose}
    />
  );
}
