import { referralList, type ReferralRow } from '@alur/contracts/referral/rows';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useList, useListSearch } from '@/api/use-list';
import { textsFor } from '@/i18n/i18n';
import { cn } from '@/ui/cn';
import { DataTable } from '@/ui/data-table';
import { formatDate } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';

const ReferralBoard = lazy(async () => {
  const [{ ReferralBoard: board }] = await Promise.all([
    import('@/features/referral/referral-board'),
    textsFor('referral')(),
  ]);
  return { default: board };
});

const parts = ['referral', 'feedback'] as const;

/** SPEC 2: the tab referral, with its sub-tabs referral and feedback. */
export function Referrals({ onOpen }: { onOpen: (referral: ReferralRow) => void }) {
  const { t } = useTranslation('emergency');
  useAccessScope('emergency', 'referral');
  const [{ part = 'referral' }, change] = useListSearch<{ part?: string }>();
  return (
    <div className="fills flex flex-col gap-3">
      <div role="group" aria-label={t('tabs.referral')} className="flex gap-1">
        {parts.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={part === one}
            onClick={() => change({ part: one === 'referral' ? undefined : one })}
            className={cn(
              'h-9 rounded-md px-3 pointer-coarse:h-11',
              part === one ? 'bg-primary-soft font-medium text-primary-text' : 'text-muted-foreground hover:bg-muted',
            )}
          >
            {t(`referrals.${one}`)}
          </button>
        ))}
      </div>
      {part === 'feedback' ? <Feedback onOpen={onOpen} /> : <ReferralBoard desk="IGD" />}
    </div>
  );
}

/** *Balasan*: the answers of the facilities that patients were referred to, and those still awaited. */
function Feedback({ onOpen }: { onOpen: (referral: ReferralRow) => void }) {
  const { t } = useTranslation('emergency');
  const [{ search = '', page = 1 }, change] = useListSearch<{ search?: string; page?: number }>();
  const list = useList(referralList, {
    ...{ search, page, source: 'IGD', type: 'external', status: 'done', order_by: 'id', sort_by: 'desc' },
  });
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={5}
      tools={
        <SearchBox
          label={t('search')}
          value={search}
          onChange={next => change({ search: next || undefined, page: undefined })}
        />
      }
      pages={<Pagination page={page} limit={50} total={list.total} onPage={next => change({ page: next })} />}
    >
      <DataTable
        label={t('referrals.feedback')}
        className="rounded-lg"
        rows={list.rows}
        rowKey={row => String(row.id)}
        onOpen={onOpen}
        empty={<EmptyState title={t('referrals.none')} />}
        columns={[
          {
            id: 'patient',
            card: 'subject',
            header: t('patient'),
            cell: row => `${orErased(row.patientName)} · ${orErased(row.recordNumber)}`,
          },
          { id: 'to', header: t('destination'), cell: row => row.destination?.facility },
          { id: 'date', header: t('referrals.date'), width: 110, cell: row => formatDate(row.plannedOn) },
          {
            id: 'answer',
            card: 'state',
            header: t('referrals.diagnosis'),
            cell: row => (row.answer ? orErased(row.answer.diagnosis) : t('referrals.awaited')),
          },
          { id: 'action', header: t('referrals.action'), cell: row => row.answer && orErased(row.answer.action) },
          { id: 'advice', header: t('referrals.advice'), cell: row => row.answer && orErased(row.answer.advice) },
        ]}
      />
    </ListPage>
  );
}
