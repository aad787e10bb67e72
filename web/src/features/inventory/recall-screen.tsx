import type { BatchLot, Recipient } from '@alur/contracts/inventory/recall';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { askedQuery } from '@/api/asked-query';
import { useListSearch } from '@/api/use-list';
import { translateError } from '@/i18n/translate-error';
import { useSheetOf } from '@/sheets/use-sheet-of';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { GIVES_WAY, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatNumber } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PartError } from '@/ui/part-error';
import { PatientSubject } from '@/ui/patient-subject';
import { SearchBox } from '@/ui/search-box';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { useDebounced } from '@/ui/use-debounced';

const keyOf = ({ storeId, lotId }: BatchLot) => `${storeId}_${lotId}`;

/** A batch is an item's: two makers may give one number. */
const isSame = (one: BatchLot, other: BatchLot) => one.itemId === other.itemId && one.batch === other.batch;

/** Asks something about batches, each time anew: what a recall rests on is not of a while ago. */
const useAsked = <Row,>(path: string, query: Record<string, string | number>, enabled: boolean) =>
  useQuery({ ...askedQuery<Row[]>(path, query), enabled, gcTime: 0 });

/** Recall of a batch (DOMAIN 7): where it lies, and who got something of it. */
export function RecallScreen() {
  const { t } = useTranslation('inventory');
  const can = useCan();
  const [{ search = '' }, change] = useListSearch<{ search?: string }>();
  const batch = useDebounced(search.trim(), 300);
  const [chosen, setChosen] = useState<BatchLot | null>(null);
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useAsked<BatchLot>('/v2/inventory/batch-lots', { batch }, batch !== '');
  const columns = useColumns();
  const seesWho = can('inventory.recall:view');
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        label={t('recall.search')}
        value={search}
        onChange={next => {
          setChosen(null);
          change({ search: next || undefined });
        }}
        onEnter={() => seesWho && setChosen(data[0] ?? null)}
      />
      {error && <PartError text={translateError(error)} onRetry={() => void refetch()} />}
      {isFetching ? (
        <TableSkeleton rows={3} columns={columns.length} />
      ) : (
        <DataTable
          label={t('recall.lots')}
          className="rounded-lg"
          columns={columns}
          rows={chosen ? data.filter(row => isSame(row, chosen)) : data}
          rowKey={keyOf}
          {...(seesWho && { onOpen: setChosen })}
          empty={
            <EmptyState icon={PackageSearch} title={batch === '' ? t('recall.begin') : t('recall.none')}>
              {t('recall.hint')}
            </EmptyState>
          }
        />
      )}
      {chosen && (
        <Button className="self-start" onClick={() => setChosen(null)}>
          {t('recall.all')}
        </Button>
      )}
      {chosen && <Recipients key={`${chosen.itemId}_${chosen.batch}`} of={chosen} stores={data} />}
    </div>
  );
}

function useColumns(): Column<BatchLot>[] {
  const { t } = useTranslation('inventory');
  return [
    {
      id: 'name',
      header: t('column.name'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => <span className="font-medium">{row.name}</span>,
    },
    { id: 'batch', header: t('batch'), cell: row => row.batch },
    { id: 'expiry', header: t('expiry'), cell: row => formatDate(row.expiry) },
    { id: 'store', header: t('store'), cell: row => row.storeName ?? t('mainStore') },
    {
      ...{ id: 'onHand', header: t('balance'), align: 'right' },
      cell: row => `${formatNumber(row.onHand, 3)} ${row.baseUnit}`,
    },
  ];
}

/** Who got something of the batch: patients, so whoever looks is written down. */
function Recipients({ of, stores }: { of: BatchLot; stores: readonly BatchLot[] }) {
  const { t } = useTranslation(['inventory', 'enums']);
  const { itemId, batch, baseUnit } = of;
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useAsked<Recipient>('/v2/inventory/batch-recipients', { itemId, batch }, true);
  const storeOf = ({ storeId }: Recipient) =>
    stores.find(each => each.storeId === storeId)?.storeName ?? t('inventory:mainStore');
  const sheet = useSheetOf<Recipient>(
    t('inventory:recall.sheet', { batch }),
    [
      { title: t('inventory:recall.date'), of: row => row.date },
      { title: t('inventory:recall.recordNumber'), of: row => row.recordNumber },
      { title: t('inventory:recall.who'), of: row => row.patientName && orErased(row.patientName) },
      { title: t('inventory:recall.by'), of: row => t(`enums:recipientSource.${row.source}`) },
      { title: t('inventory:store'), of: storeOf },
      { title: t('inventory:recall.quantity'), of: row => row.quantity },
      { title: t('inventory:recall.unit'), of: () => baseUnit },
    ],
    { rows: () => Promise.resolve(data), said: t('inventory:recall.downloaded') },
  );
  const columns: Column<Recipient>[] = [
    {
      id: 'who',
      header: t('inventory:recall.who'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row =>
        row.patientName ? (
          <PatientSubject of={{ patientName: row.patientName, recordNumber: row.recordNumber ?? '' }} />
        ) : (
          t('inventory:recall.nobody')
        ),
    },
    { id: 'date', header: t('inventory:recall.date'), cell: row => formatDate(row.date) },
    { id: 'by', header: t('inventory:recall.by'), cell: row => t(`enums:recipientSource.${row.source}`) },
    { id: 'store', header: t('inventory:store'), cell: row => storeOf(row) || NONE },
    {
      ...{ id: 'quantity', header: t('inventory:recall.quantity'), align: 'right' },
      cell: row => `${formatNumber(row.quantity, 3)} ${baseUnit}`,
    },
  ];
  return (
    <Card
      title={t('inventory:recall.recipients', { name: of.name, batch })}
      bodyClassName="p-0"
      actions={
        <Button size="sm" pending={sheet.pending} disabled={data.length === 0} onClick={sheet.save}>
          <FileSpreadsheet aria-hidden />
          {t('inventory:recall.save')}
        </Button>
      }
    >
      {error && <PartError text={translateError(error)} onRetry={() => void refetch()} />}
      {isFetching ? (
        <TableSkeleton rows={3} columns={columns.length} />
      ) : (
        <DataTable
          label={t('inventory:recall.recipients', { name: of.name, batch })}
          columns={columns}
          rows={data}
          rowKey={({ source, sourceId, storeId }) => `${source}_${sourceId}_${storeId}`}
          empty={<EmptyState title={t('inventory:recall.noRecipients')} />}
        />
      )}
    </Card>
  );
}
