import { formList, type FormRow } from '@alur/contracts/record/form-rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { SearchBox } from '@/ui/search-box';
import { FormLine } from '../visit-panel';

/** All forms of a person, searched by their title and who signed them. */
export function FormHistory({ personId, onOpen }: { personId: number; onOpen: (row: FormRow) => void }) {
  const { t } = useTranslation('record');
  const [search, setSearch] = useState('');
  const { rows } = useList(formList, { personId, search, order_by: 'id', sort_by: 'desc', limit: 50 });
  return (
    <Card title={t('form.title')} bodyClassName="p-3">
      <SearchBox value={search} onChange={setSearch} label={t('form.search')} />
      {rows.length === 0 ? (
        <p className="px-1 pt-2 text-muted-foreground">{t('form.noneEver')}</p>
      ) : (
        <ul className="divide-y pt-2">
          {rows.map(row => (
            <FormLine key={row.formId} row={row} when={formatDateTime(row.signedAt)} onOpen={() => onOpen(row)} />
          ))}
        </ul>
      )}
    </Card>
  );
}
