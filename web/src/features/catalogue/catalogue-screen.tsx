import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { Language } from '@alur/contracts/kernel/words';
import { CircleCheck, CircleSlash, FileText, History, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { newest } from '@/live/newest';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { NONE } from '@/ui/column';
import { toast } from '@/ui/toast';
import { DataTable, type Column } from '@/ui/data-table';
import { MenuItem } from '@/ui/menu';
import { RowDeeds } from '@/ui/row-deeds';
import { ListPage } from '@/ui/list-page';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { StatusFilter } from '@/ui/status-filter';
import { useKeys } from '@/ui/use-keys';
import type { CatalogueForm, FieldForm } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';
import { ItemName } from '@/selectors/item-name';
import { inSentence, matches, type Item } from './items';
import { SheetButton } from './sheet-button';
import { useValueWords } from './value-words';

const CatalogueDialog = lazy(async () => ({ default: (await import('./catalogue-dialog')).CatalogueDialog }));

const SettingHistory = lazy(async () => ({ default: (await import('@/changes/setting-history')).SettingHistory }));

type Row = Item & LiveRow;
const titleOf = (item: Item) => String(item['name'] ?? item['text'] ?? item.id);

/** A page of an item with what its form does not cover. */
interface ItemPage {
  label: string;
  open: (id: number) => void;
}

/** Items with the prices of today. */
function useItemsOfToday(rows: readonly Row[]): Row[] {
  const today = useToday();
  return useMemo(() => rows.map(row => pricedOn(row, pricesOf(row), today)), [rows, today]);
}

/** A list that the facility maintains, with its form: both follow from the catalogue's declaration. */
export function CatalogueScreen({ form, page }: { form: CatalogueForm; page?: ItemPage }) {
  const { t } = useTranslation('catalogue');
  const can = useCan();
  const topic = useTopic(form.spec.topic, {});
  const [{ show = 'active', search = '' }, setSearch] = useListSearch<{
    show?: 'active' | 'retired';
    search?: string;
  }>();
  const [editing, setEditing] = useState<Item | 'new' | null>(null);
  const [retiring, setRetiring] = useState<Item | null>(null);
  const [told, setTold] = useState<Item | null>(null);
  const restore = useRestore(form);
  const mayEdit = form.spec.add.access.some(right => can(right));
  const locale = useLocale();
  const name = inSentence(form.word[locale]);
  const items = useItemsOfToday(topic.rows);
  const rows = useMemo(
    () =>
      items
        .filter(row => row.active === (show === 'active') && matches(row, search))
        .sort((a, b) => titleOf(a).localeCompare(titleOf(b), 'id')),
    [items, show, search],
  );
  const inUse = topic.rows.filter(row => row.active).length;
  useKeys('alt+n', t('addKey'), () => setEditing('new'), { enabled: mayEdit });
  const edit = mayEdit ? (row: Row | undefined) => row?.active && setEditing(row) : undefined;
  const columns = useColumns(form, mayEdit, {
    edit: setEditing,
    retire: setRetiring,
    restore,
    tell: setTold,
    page,
  });

  return (
    <>
      <ListPage
        loading={topic.loading}
        columns={columns.length}
        tools={
          <>
            <SearchBox
              label={t('search', { name })}
              value={search}
              onChange={next => setSearch({ search: next || undefined })}
              onEnter={() => edit?.(rows[0])}
            />
            <StatusFilter
              label={t('show')}
              value={show}
              onChange={next => setSearch({ show: next === 'active' ? undefined : next })}
              options={[
                { value: 'active', label: t('active'), count: inUse },
                { value: 'retired', label: t('retired'), count: topic.rows.length - inUse },
              ]}
              className="sm:min-w-max sm:flex-1"
            />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            <SheetButton form={form} items={items} mayAdd={mayEdit} />
            {mayEdit && (
              <Button variant="primary" onClick={() => setEditing('new')}>
                <Plus aria-hidden />
                {t('add', { name })}
              </Button>
            )}
          </>
        }
      >
        <DataTable
          label={form.word[locale]}
          className="rounded-lg"
          columns={columns}
          rows={rows}
          rowKey={row => row.key}
          flashOn={row => row.position}
          onOpen={edit}
          empty={<Nothing name={name} isSearched={search !== ''} isActive={show === 'active'} />}
        />
      </ListPage>
      {editing && (
        <Suspense>
          <CatalogueDialog
            form={form}
            item={editing === 'new' ? null : newest(editing, topic.rows)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {told && (
        <Suspense>
          <SettingHistory
            of={{ kind: form.spec.key, id: told.id, name: titleOf(told) }}
            onClose={() => setTold(null)}
          />
        </Suspense>
      )}
      {retiring && <AskRetire form={form} item={retiring} onClose={() => setRetiring(null)} />}
    </>
  );
}

function Nothing({ name, isSearched, isActive }: { name: string; isSearched: boolean; isActive: boolean }) {
  const { t } = useTranslation('catalogue');
  if (isSearched) return <EmptyState title={t('noMatch')}>{t('noMatchHint')}</EmptyState>;
  return <EmptyState title={t('emptyTitle', { name })}>{isActive ? t('emptyHint') : undefined}</EmptyState>;
}

function useRestore(form: CatalogueForm): (item: Item) => void {
  const { t } = useTranslation('catalogue');
  const { run } = useCommand(form.spec.restore);
  return item =>
    void run({ id: item.id }).then(({ ok }) => ok && toast.success(t('restoredDone', { name: titleOf(item) })));
}

function AskRetire({ form, item, onClose }: { form: CatalogueForm; item: Item; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const retire = useCommand(form.spec.retire, { success: t('retiredDone', { name: titleOf(item) }) });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('retireTitle', { name: titleOf(item) })}
      description={t('retireText', { name: titleOf(item) })}
      confirmLabel={t('retire')}
      danger
      pending={retire.pending}
      onConfirm={() => void retire.run({ id: item.id }).then(onClose)}
    />
  );
}

const columnOf = ({ word, align, Cell }: NonNullable<CatalogueForm['also']>, locale: Language): Column<Row> => ({
  id: 'also',
  header: word[locale],
  align,
  cell: row => (
    <Suspense>
      <Cell id={row.id} />
    </Suspense>
  ),
});

function useColumns(
  form: CatalogueForm,
  mayEdit: boolean,
  {
    edit,
    retire,
    restore,
    tell,
    page,
  }: Record<'edit' | 'retire' | 'restore' | 'tell', (item: Item) => void> & { page?: ItemPage },
): Column<Row>[] {
  const { t } = useTranslation(['catalogue', 'ui']);
  const locale = useLocale();
  const words = useValueWords();
  const show = (field: FieldForm, row: Row) => {
    if (field.kind === 'item') return <ItemName from={field.from.spec} id={Number(row[field.name])} />;
    const said = words(field, row);
    if (said === '') return NONE;
    return typeof row[field.name] === 'string' ? (
      <span className="block max-w-72 truncate @[80rem]:max-w-md">{said}</span>
    ) : (
      said
    );
  };
  const listed = form.fields.filter(field => field.listed);
  return [
    ...listed.map((field, at): Column<Row> => ({
      id: field.name,
      header: field.word[locale],
      card: at === 0 ? 'subject' : undefined,
      align: ['money', 'whole', 'decimal'].includes(field.kind) ? 'right' : 'left',
      className: at === 0 ? 'font-medium' : undefined,
      sortBy: row => {
        const value = row[field.name] ?? null;
        return typeof value === 'boolean' ? Number(value) : value;
      },
      cell: row => show(field, row),
    })),
    ...(form.also ? [columnOf(form.also, locale)] : []),
    {
      id: 'status',
      card: 'state',
      header: t('status'),
      width: 120,
      cell: row =>
        row.active ? (
          <StatusChip tone="success" icon={CircleCheck}>
            {t('active')}
          </StatusChip>
        ) : (
          <StatusChip tone="neutral" icon={CircleSlash}>
            {t('retired')}
          </StatusChip>
        ),
    },
    {
      id: 'action',
      card: 'action',
      header: t('action'),
      pinned: true,
      width: 132,
      align: 'right',
      cell: row => (
        <RowDeeds
          deeds={
            !mayEdit
              ? []
              : row.active
                ? [{ key: 'edit', label: t('edit'), onPress: () => edit(row) }]
                : [{ key: 'restore', label: t('restore'), onPress: () => restore(row) }]
          }
          more={t('ui:more', { name: titleOf(row) })}
        >
          {page && (
            <MenuItem onSelect={() => page.open(row.id)}>
              <FileText aria-hidden />
              {page.label}
            </MenuItem>
          )}
          <MenuItem onSelect={() => tell(row)}>
            <History aria-hidden />
            {t('history.open')}
          </MenuItem>
          {mayEdit && row.active && (
            <MenuItem danger onSelect={() => retire(row)}>
              <CircleSlash aria-hidden />
              {t('retire')}
            </MenuItem>
          )}
        </RowDeeds>
      ),
    },
  ];
}
