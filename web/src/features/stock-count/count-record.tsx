import * as commands from '@alur/contracts/stock-count/commands';
import {
  stockCountLines,
  stockCountOne,
  stockCountSheet,
  type StockCountLineRow,
  type StockCountRow,
} from '@alur/contracts/stock-count/rows';
import { expectedOf } from '@alur/contracts/stock-count/variance';
import { useAtomValue } from 'jotai';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { sessionAtom } from '@/api/session';
import { useCommand } from '@/api/use-command';
import { NotFoundScreen } from '@/app/error-screen';
import { useAsk } from '@/forms/use-ask';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { useSheetOf } from '@/sheets/use-sheet-of';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDateTime } from '@/ui/format';
import { PageHead, type Back } from '@/ui/page-head';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { CountChip } from './count-chip';
import { byDifference, CountDifferences } from './count-differences';
import { CountSheet } from './count-sheet';
import { signedRupiah } from './signed';

const CountPaper = lazy(async () => ({ default: (await import('./count-paper')).CountPaper }));

/** One count: what is to be counted, then what differs, and the next step. */
export function CountRecord({ id, back }: { id: number; back: Back }) {
  const { t } = useTranslation('stock-count');
  const topic = useTopic(stockCountOne, { id });
  const sheet = useTopic(stockCountSheet, { countId: id });
  const lines = useTopic(stockCountLines, { countId: id });
  const [printing, setPrinting] = useState(false);
  const row = topic.rows[0];
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading || sheet.loading || lines.loading) return <TableSkeleton rows={6} columns={4} />;
  if (!row) return <NotFoundScreen />;
  const isOpen = row.status === 'counting';
  return (
    <>
      <PageHead
        title={row.number}
        place={t('one')}
        back={back}
        meta={
          <span className="flex flex-wrap items-center gap-2">
            <CountChip status={row.status} />
            {row.storeName ?? t('mainStore')}
            <Freshness topicKey={topic.topicKey} status={topic.status} />
          </span>
        }
        actions={<Deeds row={row} />}
      />
      {row.reason && (
        <p className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
          {t(isOpen ? 'returnedBecause' : 'cancelledBecause', { reason: row.reason })}
        </p>
      )}
      {isOpen ? (
        <CountSheet row={row} lines={sheet.rows} />
      ) : (
        <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
          <CountDifferences row={row} lines={lines.rows} />
          <Course row={row}>
            <Out row={row} lines={lines.rows} onPrint={() => setPrinting(true)} />
          </Course>
        </div>
      )}
      <Suspense>{printing && <CountPaper row={row} lines={lines.rows} onClose={() => setPrinting(false)} />}</Suspense>
    </>
  );
}

/** The next step comes last. */
function Deeds({ row }: { row: StockCountRow }) {
  const { t } = useTranslation('stock-count');
  const can = useCan();
  const me = useAtomValue(sessionAtom)?.user.id;
  const { id, status } = row;
  const { ask, dialog } = useAsk();
  const submit = useCommand(commands.submitStockCount, { success: t('submitted') });
  const approve = useCommand(commands.approveStockCount, { success: t('approvedDone') });
  const sendBack = useReasonCommand(id, {
    ...{ command: commands.returnStockCount, title: t('return'), description: t('returnText') },
    ...{ confirmLabel: t('return'), success: t('returned') },
  });
  const cancel = useReasonCommand(id, {
    ...{ command: commands.cancelStockCount, title: t('cancel'), description: t('cancelText'), danger: true },
    ...{ confirmLabel: t('cancel'), success: t('cancelledDone') },
  });
  const may = { count: can('inventory.count:count'), approve: can('inventory.count:approve') };
  const isEnded = status === 'approved' || status === 'cancelled';
  // Four eyes: whoever submitted a count does not approve it (record 130).
  const isOwn = row.submitted?.staffId === me;
  return (
    <>
      {!isEnded && may.count && <Button onClick={cancel.ask}>{t('cancel')}</Button>}
      {status === 'counted' && may.approve && <Button onClick={sendBack.ask}>{t('return')}</Button>}
      {status === 'counting' && may.count && (
        <Button
          variant="primary"
          pending={submit.pending}
          onClick={() =>
            ask(
              { title: t('submit'), text: t('submitText'), confirm: t('submit') },
              () => void submit.run({ id, body: {} }),
            )
          }
        >
          {t('submit')}
        </Button>
      )}
      {status === 'counted' && may.approve && (
        <Button
          variant="primary"
          pending={approve.pending}
          disabledReason={isOwn ? t('ownCount') : null}
          onClick={() =>
            ask(
              {
                ...{ title: t('approve'), confirm: t('approve') },
                text: t('approveText', { count: row.differences ?? 0, value: signedRupiah(row.variance ?? 0) }),
              },
              () => void approve.run({ id, body: {} }),
            )
          }
        >
          {t('approve')}
        </Button>
      )}
      {dialog}
      {sendBack.dialog}
      {cancel.dialog}
    </>
  );
}

/** The minutes on paper, and all lines in a spreadsheet. */
function Out({ row, lines, onPrint }: { row: StockCountRow; lines: StockCountLineRow[]; onPrint: () => void }) {
  const { t } = useTranslation('stock-count');
  const sheet = useSheetOf<StockCountLineRow>(
    t('sheetName', { number: row.number.replaceAll('/', '-') }),
    [
      { title: t('item'), of: line => line.name },
      { title: t('batch'), of: line => line.batch },
      { title: t('expiry'), of: line => line.expiry },
      { title: t('unit'), of: line => line.baseUnit },
      { title: t('books'), of: expectedOf },
      { title: t('counted'), of: line => line.counted },
      { title: t('difference'), of: line => line.variance },
      { title: t('unitCost'), of: line => line.unitCost },
      { title: t('value'), of: line => line.varianceValue },
      { title: t('note'), of: line => line.note },
      { title: t('countedBy'), of: line => line.countedBy },
    ],
    { rows: () => Promise.resolve(lines.toSorted(byDifference)), said: t('downloaded') },
  );
  return (
    <>
      <Button pending={sheet.pending} onClick={sheet.save}>
        <FileSpreadsheet aria-hidden />
        {t('spreadsheet')}
      </Button>
      <Button onClick={onPrint}>
        <Printer aria-hidden />
        {t('minutes')}
      </Button>
    </>
  );
}

/** What was counted, and who did which step. */
function Course({ row, children }: { row: StockCountRow; children: ReactNode }) {
  const { t } = useTranslation(['stock-count', 'enums']);
  const said = (step: StockCountRow['opened']) => step && `${step.by}, ${formatDateTime(step.at)}`;
  return (
    <Card title={t('stock-count:course')}>
      <Facts
        facts={[
          [t('stock-count:store'), row.storeName ?? t('stock-count:mainStore')],
          [t('stock-count:scope'), row.category ?? t(`enums:stockCountScope.${row.scope}`)],
          [t('stock-count:column.items'), t('stock-count:extent', { items: row.items, lots: row.lots })],
          [t('stock-count:step.opened'), said(row.opened)],
          [t('stock-count:step.submitted'), said(row.submitted)],
          [t('stock-count:step.approved'), said(row.approved)],
          [t('stock-count:step.cancelled'), said(row.cancelled)],
        ]}
      />
      <div className="flex flex-wrap gap-2 pt-3">{children}</div>
    </Card>
  );
}
