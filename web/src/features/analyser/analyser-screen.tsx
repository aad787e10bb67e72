import { analyser } from '@alur/contracts/analyser/catalogues';
import { discardAnalyserResult } from '@alur/contracts/analyser/commands';
import { analyserMapping, analyserTray, type AnalyserResultRow } from '@alur/contracts/analyser/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { CircleCheck, ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { translateCode } from '@/i18n/translate-error';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { BoardPage } from '@/ui/board-page';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { RowDeeds } from '@/ui/row-deeds';
import { EmptyState } from '@/ui/states';
import { useHeldOrder } from '@/ui/use-held-order';

const MatchDialog = lazy(async () => ({ default: (await import('./match-dialog')).MatchDialog }));
const MappingDialog = lazy(async () => ({ default: (await import('./mapping-dialog')).MappingDialog }));

type Row = TopicRow<typeof analyserTray>;
type Device = TopicRow<typeof analyser.topic>;

/** The live list of results that matched no order; beside it the analysers, and what their codes mean. */
export function AnalyserScreen() {
  const { t } = useTranslation('analyser');
  const can = useCan();
  const topic = useTopic(analyserTray, { tray: 'open' });
  const held = useHeldOrder(
    topic.rows.toSorted((one, other) => other.id - one.id),
    row => row.key,
  );
  const [matching, setMatching] = useState<AnalyserResultRow | null>(null);
  const [mapping, setMapping] = useState<Device | null>(null);
  const columns = useColumns(can('laboratorium.analyser:match') ? setMatching : undefined);
  return (
    <BoardPage
      count={topic.rows.length}
      loading={topic.loading}
      columns={columns.length}
      held={held}
      tools={
        <>
          <h2 className="flex-1 font-semibold">{t('trayTitle')}</h2>
          <Freshness topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <DataTable
          label={t('trayTitle')}
          className="rounded-lg"
          columns={columns}
          rows={held.rows}
          rowKey={row => row.key}
          flashOn={row => row.position}
          empty={
            <EmptyState icon={CircleCheck} title={t('emptyTray')}>
              {t('emptyTrayHint')}
            </EmptyState>
          }
        />
        <Devices onMap={can('laboratorium.config:edit') ? setMapping : undefined} />
      </div>
      <Suspense>
        {matching && <MatchDialog result={matching} onClose={() => setMatching(null)} />}
        {mapping && <MappingDialog device={mapping} onClose={() => setMapping(null)} />}
      </Suspense>
    </BoardPage>
  );
}

/** Why a result waits: the first of the reasons that somebody can resolve. */
const whyOf = ({ values }: AnalyserResultRow): string => {
  const reasons = [...new Set(values.flatMap(({ left }) => left ?? []))].filter(each => each !== 'analyser.not-asked');
  return reasons.map(each => translateCode(each, { name: '', by: '' }) ?? each).join(' ');
};

function useColumns(onMatch?: (row: AnalyserResultRow) => void): Column<Row>[] {
  const { t } = useTranslation(['analyser', 'enums']);
  return [
    {
      ...{ id: 'sample', card: 'subject', header: t('analyser:sample'), width: 148 },
      cell: row => <span className="tabular font-medium">{row.sampleNumber}</span>,
    },
    {
      ...{ id: 'values', header: t('analyser:values'), className: 'w-2/5 max-w-0 min-w-40' },
      cell: row => (
        <span className="block truncate">
          {row.values.map(({ code, value, unit }) => `${code} ${value}${unit ? ` ${unit}` : ''}`).join(', ')}
        </span>
      ),
    },
    {
      ...{ id: 'why', header: t('analyser:why'), className: 'min-w-44' },
      cell: row => <span className="block max-w-72 text-warning-text">{whyOf(row)}</span>,
    },
    {
      ...{ id: 'analyser', header: t('analyser:analyser'), width: 168 },
      cell: row => (
        <span>
          <span className="block truncate">{row.analyser}</span>
          <span className="tabular block text-xs text-muted-foreground">{formatDateTime(row.receivedAt)}</span>
        </span>
      ),
    },
    {
      ...{ id: 'deeds', card: 'action', header: <span className="sr-only">{t('analyser:deeds')}</span> },
      cell: row => <Deeds row={row} onMatch={onMatch} />,
    },
  ];
}

function Deeds({ row, onMatch }: { row: AnalyserResultRow; onMatch?: (row: AnalyserResultRow) => void }) {
  const { t } = useTranslation('analyser');
  const can = useCan();
  const discard = useReasonCommand(row.id, {
    command: discardAnalyserResult,
    ...{ title: t('discardTitle'), description: t('discardText'), confirmLabel: t('discard') },
    ...{ success: t('discarded'), danger: true },
  });
  const deeds = [
    ...(onMatch ? [{ key: 'match', label: t('match'), isPrimary: true, onPress: () => onMatch(row) }] : []),
    ...(can('laboratorium.analyser:discard')
      ? [{ key: 'discard', label: t('discard'), onPress: () => discard.ask() }]
      : []),
  ];
  return (
    <>
      <RowDeeds deeds={deeds} more={t('deeds')} />
      {discard.dialog}
    </>
  );
}

function Devices({ onMap }: { onMap?: (device: Device) => void }) {
  const { t } = useTranslation('analyser');
  const topic = useTopic(analyser.topic, {});
  const devices = topic.rows.filter(({ active }) => active).toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  return (
    <Card title={t('devices')} bodyClassName="p-0">
      {devices.length === 0 && !topic.loading ? (
        <EmptyState title={t('noDevices')}>{t('noDevicesHint')}</EmptyState>
      ) : (
        <ul className="divide-y">
          {devices.map(device => (
            <DeviceLine key={device.id} device={device} onMap={onMap} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DeviceLine({ device, onMap }: { device: Device; onMap?: (device: Device) => void }) {
  const { t } = useTranslation(['analyser', 'enums']);
  const mapping = useTopic(analyserMapping, { analyserId: device.id });
  return (
    <li className="flex flex-wrap items-center gap-2 px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{device.name}</span>
        <span className="block text-xs text-muted-foreground">
          {`${t(`enums:analyserProtocol.${device.protocol}`)} · ${device.sender}`}
        </span>
        <span className="block text-xs text-muted-foreground">
          {t('analyser:mappingCount', { count: mapping.rows[0]?.lines.length ?? 0 })}
        </span>
      </span>
      {onMap && (
        <Button size="sm" onClick={() => onMap(device)} aria-label={t('analyser:mappingOf', { name: device.name })}>
          <ListChecks aria-hidden />
          {t('analyser:mapping')}
        </Button>
      )}
    </li>
  );
}
