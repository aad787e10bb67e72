import { formList, type FormRow } from '@alur/contracts/record/form-rows';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { FormLine } from '../visit-panel';
import { useSaid } from './form-words';
import { useFormChoices } from './use-form-definition';

const ScoreTrend = lazy(async () => ({ default: (await import('./score-trend')).ScoreTrend }));

const LINES = 10;
const ALL = 'all';

/** All forms of a person, searched by title and signer; for a single kind of form, the trend of its scores. */
export function FormHistory({ personId, onOpen }: { personId: number; onOpen: (row: FormRow) => void }) {
  const { t } = useTranslation('record');
  const said = useSaid();
  const choices = useFormChoices();
  const [search, setSearch] = useState('');
  const [form, setForm] = useState(ALL);
  const [page, setPage] = useState(1);
  const wanted = { personId, form: form === ALL ? undefined : form, order_by: 'id', sort_by: 'desc' } as const;
  const list = useList(formList, { ...wanted, search, page, limit: LINES });
  // The trend needs more forms than a page of the list has.
  const scored = useList(formList, { ...wanted, limit: 50 }, { enabled: form !== ALL });
  const isNarrowed = search !== '' || form !== ALL;
  return (
    <Card title={t('form.title')}>
      <div className="grid gap-2 sm:grid-cols-2">
        <SearchBox
          value={search}
          label={t('form.search')}
          onChange={next => {
            setSearch(next);
            setPage(1);
          }}
        />
        <Select
          aria-label={t('form.choose')}
          value={form}
          onValueChange={next => {
            setForm(next);
            setPage(1);
          }}
          options={[
            { value: ALL, label: t('form.all') },
            ...choices.map(({ name, title }) => ({ value: name, label: said(title) })),
          ]}
        />
      </div>
      <Suspense>{form !== ALL && <ScoreTrend rows={scored.rows} />}</Suspense>
      {list.rows.length === 0 ? (
        <p className="pt-2 text-muted-foreground">{t(isNarrowed ? 'form.noneFound' : 'form.noneEver')}</p>
      ) : (
        <ul className="divide-y pt-2">
          {list.rows.map(row => (
            <FormLine key={row.formId} row={row} when={formatDateTime(row.signedAt)} onOpen={() => onOpen(row)} />
          ))}
        </ul>
      )}
      {list.total > LINES && <Pagination page={list.page} limit={list.limit} total={list.total} onPage={setPage} />}
    </Card>
  );
}
