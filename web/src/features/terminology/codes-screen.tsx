import type { CodeImportRow } from '@alur/contracts/terminology/rows';
import { codeImports } from '@alur/contracts/terminology/rows';
import { beginCodeImport } from '@alur/contracts/terminology/commands';
import { useAtomValue } from 'jotai';
import { CircleCheck, CircleSlash, FileSpreadsheet, LoaderCircle } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { HistoryButton } from '@/changes/history-button';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { formatDateTime, formatNumber } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { EmptyState, ErrorState } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';

const CodeUse = lazy(async () => ({ default: (await import('./code-use')).CodeUse }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));

const looks = {
  running: { tone: 'info', icon: LoaderCircle },
  finished: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleSlash },
} as const;

/** The imported code files with their progress, and the import of another. */
export function CodesScreen() {
  const { t } = useTranslation(['terminology', 'enums']);
  const can = useCan();
  const merchant = useAtomValue(currentMerchantAtom);
  const topic = useTopic(codeImports, {});
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const rows = useMemo(() => topic.rows.toSorted((a, b) => b.begunAt.localeCompare(a.begunAt)), [topic.rows]);
  if (topic.status === 'refused') return <ErrorState error={null} />;
  const status = ({ status: is }: CodeImportRow) => (
    <StatusChip tone={looks[is].tone} icon={looks[is].icon}>
      {t(`enums:codeImportStatus.${is}`)}
    </StatusChip>
  );
  return (
    <>
      <ListPage
        loading={topic.loading}
        columns={5}
        tools={
          <>
            <p className="min-w-60 flex-1 text-xs text-muted-foreground">{t('explain')}</p>
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            {merchant !== null && <HistoryButton of={{ kind: 'code_list', id: merchant, name: t('use.title') }} />}
            <Button onClick={() => setChoosing(true)}>{t('use.open')}</Button>
            {beginCodeImport.access.some(right => can(right)) && (
              <Button variant="primary" onClick={() => setOpen(true)}>
                <FileSpreadsheet aria-hidden />
                {t('open')}
              </Button>
            )}
          </>
        }
      >
        <DataTable
          label={t('title')}
          className="rounded-lg"
          rows={rows}
          rowKey={row => row.key}
          flashOn={row => row.position}
          columns={[
            {
              id: 'system',
              card: 'subject',
              header: t('system'),
              className: 'font-medium',
              cell: row => t(`enums:codeSystem.${row.system}`),
            },
            { id: 'version', header: t('version'), cell: row => row.version },
            { id: 'begun', card: 'lead', header: t('begun'), cell: row => formatDateTime(row.begunAt) },
            {
              id: 'codes',
              header: t('codes'),
              align: 'right',
              cell: ({ imported, total }) =>
                t('codesOf', { imported: formatNumber(imported), total: formatNumber(total) }),
            },
            { id: 'status', card: 'state', header: t('status'), width: 150, cell: status },
          ]}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        />
      </ListPage>
      {isChoosing && (
        <Suspense>
          <CodeUse onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
