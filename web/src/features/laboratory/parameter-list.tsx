import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import { laboratoryGroup, laboratoryParameter } from '@alur/contracts/laboratory/catalogues';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { GIVES_WAY } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatRupiah } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';

/** The measured parameters; each leads to its reference ranges. */
export function ParameterList({ onOpen, onAdd }: { onOpen: (id: number) => void; onAdd?: () => void }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const can = useCan();
  const today = useToday();
  const topic = useTopic(laboratoryParameter.topic, {});
  const groups = useTopic(laboratoryGroup.topic, {});
  const groupOf = new Map(groups.rows.map(({ id, name }) => [id, name]));
  const [{ search = '' }, change] = useListSearch<{ search?: string }>();
  const wanted = search.trim().toLowerCase();
  const rows = topic.rows
    .filter(({ active, name, code }) => active && `${name} ${code}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  return (
    <ListPage
      loading={topic.loading}
      columns={5}
      tools={
        <>
          <SearchBox
            label={t('laboratory:searchParameter')}
            value={search}
            onChange={next => change({ search: next || undefined })}
          />
          <span className="ml-auto flex items-center gap-3">
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            {onAdd && can('laboratorium.config:edit') && (
              <Button variant="primary" onClick={onAdd}>
                <Plus aria-hidden />
                {t('laboratory:addParameter')}
              </Button>
            )}
          </span>
        </>
      }
    >
      <DataTable
        label={t('laboratory:parameters')}
        className="rounded-lg"
        rows={rows}
        rowKey={row => row.key}
        onOpen={row => onOpen(row.id)}
        empty={<EmptyState title={t('laboratory:noParameters')}>{t('laboratory:noParametersHint')}</EmptyState>}
        columns={[
          { id: 'code', card: 'lead', header: t('laboratory:code'), width: 96, cell: row => row.code },
          {
            id: 'name',
            card: 'subject',
            header: t('laboratory:test'),
            className: `${GIVES_WAY} font-medium`,
            cell: row => row.name,
          },
          {
            id: 'group',
            header: t('laboratory:group'),
            cell: row => (row.groupId === null ? '–' : (groupOf.get(row.groupId) ?? '–')),
          },
          { id: 'unit', header: t('laboratory:unit'), cell: row => row.unit ?? '–' },
          { id: 'kind', header: t('laboratory:kind'), cell: row => t(`enums:resultKind.${row.kind}`) },
          {
            id: 'price',
            header: t('laboratory:price'),
            align: 'right',
            cell: row => formatRupiah(pricedOn(row, pricesOf(row), today).price),
          },
        ]}
      />
    </ListPage>
  );
}
