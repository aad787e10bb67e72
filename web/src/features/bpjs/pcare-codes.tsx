import { assignMedicine, assignTreatment } from '@alur/contracts/bpjs/commands';
import type { PcareItemKind } from '@alur/contracts/bpjs/enums';
import { pcareMedicines, pcareTreatments } from '@alur/contracts/bpjs/rows';
import { medicine as medicineSpec } from '@alur/contracts/catalogue/medicine';
import { treatment as treatmentSpec } from '@alur/contracts/treatment/catalogues';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useList } from '@/api/use-list';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { NONE } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { Selector } from '@/ui/selector';
import { EmptyState } from '@/ui/states';
import { fetchReference } from './references';
import type { Code } from './report-values';

interface Entry {
  id: number;
  name: string;
  assigned: Code | null;
}

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
  const mayEdit = useCan()('settings.bpjs:edit');
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
        columns={[
          { id: 'name', card: 'subject', header: t(`codes.${kind}`), className: 'font-medium', cell: row => row.name },
          {
            id: 'pcare',
            header: t('directory.pcare'),
            className: 'tabular',
            cell: ({ assigned }) => (assigned ? `${assigned.code} ${assigned.name}` : NONE),
          },
          {
            id: 'action',
            card: 'action',
            header: <span className="sr-only">{t('directory.action')}</span>,
            align: 'right',
            width: 120,
            cell: row =>
              mayEdit && (
                <Button size="sm" onClick={() => setChanging(row)}>
                  {t(row.assigned ? 'directory.change' : 'directory.set')}
                </Button>
              ),
          },
        ]}
        empty={
          <EmptyState icon={MapPin} title={t('codes.empty')}>
            {t('codes.emptyHint')}
          </EmptyState>
        }
      />
      <Pagination page={query.page} limit={50} total={total} onPage={page => change({ ...query, page })} />
      {changing && <CodeDialog kind={kind} entry={changing} onClose={() => setChanging(null)} />}
    </div>
  );
}

/** PCare finds medicines by words; its list of treatments is short, and is narrowed here. */
const searches: Readonly<Record<PcareItemKind, (q: string, signal: AbortSignal) => Promise<Code[]>>> = {
  medicine: (q, signal) => fetchReference('medicine', q, signal),
  treatment: async (q, signal) =>
    (await fetchReference('treatment', '', signal)).filter(({ code, name }) =>
      `${code} ${name}`.toLowerCase().includes(q.toLowerCase()),
    ),
};

/** Chooses from PCare's own list, so that no code is typed wrongly. */
function CodeDialog({ kind, entry, onClose }: { kind: PcareItemKind; entry: Entry; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const [chosen, setChosen] = useState(entry.assigned);
  const success = t('directory.saved');
  const medicine = useCommand(assignMedicine, { success });
  const treatment = useCommand(assignTreatment, { success });
  const save = async () => {
    const code = chosen && { code: chosen.code, name: chosen.name };
    const { ok } =
      kind === 'medicine'
        ? await medicine.run({ body: { itemId: entry.id, medicine: code } })
        : await treatment.run({ body: { treatmentId: entry.id, treatment: code } });
    if (ok) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={open => !open && onClose()}
      title={t('directory.of', { name: entry.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('directory.cancel')}</Button>
          <Button variant="primary" pending={medicine.pending || treatment.pending} onClick={() => void save()}>
            {t('directory.save')}
          </Button>
        </>
      }
    >
      <Field label={t('directory.pcare')}>
        <Selector
          autoFocus
          clearable
          value={chosen}
          onChange={setChosen}
          search={searches[kind]}
          searchKey={['bpjs', currentMerchant(), kind]}
          minLength={kind === 'medicine' ? 3 : 0}
          itemKey={({ code }) => code}
          itemLabel={({ code, name }) => `${code} ${name}`}
        />
      </Field>
    </Dialog>
  );
}
