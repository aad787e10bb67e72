import { noteList } from '@alur/contracts/record/note-rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { Card } from '@/ui/card';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { ProgressNote } from './progress-notes';

const NOTES = 5;

/** The progress notes of a person over all visits, the newest first, searched by who signed them. */
export function NoteHistory({ personId }: { personId: number }) {
  const { t } = useTranslation('record');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const list = useList(noteList, { personId, search, page, order_by: 'id', sort_by: 'desc', limit: NOTES });
  return (
    <Card title={t('cppt.title')}>
      <SearchBox
        value={search}
        label={t('cppt.search')}
        onChange={next => {
          setSearch(next);
          setPage(1);
        }}
      />
      {list.rows.length === 0 ? (
        <p className="pt-2 text-muted-foreground">{t(search === '' ? 'cppt.none' : 'cppt.noneFound')}</p>
      ) : (
        <ul className="flex flex-col gap-3 divide-y pt-2">
          {list.rows.map(row => (
            <li key={row.id} className="pt-3 first:pt-0">
              <ProgressNote row={row} />
            </li>
          ))}
        </ul>
      )}
      {list.total > NOTES && <Pagination page={list.page} limit={list.limit} total={list.total} onPage={setPage} />}
    </Card>
  );
}
