import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import { radiologyExamination, radiologyMethod, radiologyModality } from '@alur/contracts/radiology/catalogues';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { GIVES_WAY, NONE } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatRupiah } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';

/** The examinations that can be ordered; each has a page of its own. */
export function ExaminationList({ onOpen, onAdd }: { onOpen: (id: number) => void; onAdd?: () => void }) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const today = useToday();
  const topic = useTopic(radiologyExamination.topic, {});
  const modalities = useTopic(radiologyModality.topic, {});
  const methods = useTopic(radiologyMethod.topic, {});
  const nameIn = (rows: readonly { id: number; name: string }[], id: number | null) =>
    rows.find(row => row.id === id)?.name ?? NONE;
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
            label={t('searchExamination')}
            value={search}
            onChange={next => change({ search: next || undefined })}
          />
          <span className="ml-auto flex items-center gap-3">
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            {onAdd && can('radiology.config:edit') && (
              <Button variant="primary" onClick={onAdd}>
                <Plus aria-hidden />
                {t('addExamination')}
              </Button>
            )}
          </span>
        </>
      }
    >
      <DataTable
        label={t('examinations')}
        className="rounded-lg"
        rows={rows}
        rowKey={row => row.key}
        onOpen={row => onOpen(row.id)}
        empty={<EmptyState title={t('noExaminations')}>{t('noExaminationsHint')}</EmptyState>}
        columns={[
          { id: 'code', card: 'lead', header: t('code'), width: 112, cell: row => row.code },
          {
            id: 'name',
            card: 'subject',
            header: t('examination'),
            className: `${GIVES_WAY} font-medium`,
            cell: row => row.name,
          },
          { id: 'modality', header: t('modality'), cell: row => nameIn(modalities.rows, row.modalityId) },
          { id: 'method', header: t('method'), cell: row => nameIn(methods.rows, row.methodId) },
          {
            id: 'price',
            header: t('price'),
            align: 'right',
            cell: row => formatRupiah(pricedOn(row, pricesOf(row), today).price),
          },
        ]}
      />
    </ListPage>
  );
}
