import type {
  DueRow,
  LedgerRow,
  OperationsRow,
  PartitionRow,
  ProcessRow,
} from '@alur/contracts/kernel/operations-rows';
import { operationsTopic } from '@alur/contracts/operations/topics';
import { CircleCheck, ShieldX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ageText, Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDateTime, formatNumber } from '@/ui/format';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { DemonstrationCard } from './demonstration-card';
import { ConditionChip } from './condition-chip';
import { ENDS_CARD, ON_WIDE, PartitionPart } from './partition-part';
import { conditionOf, needsSomebody } from './condition';
import { useBehind } from './use-behind';
import { PageHead } from '@/ui/page-head';

/** The live state of the installation: the projection workers, how far each component is, and the held commands. */
export function OperationsScreen({ onHeld }: { onHeld: () => void }) {
  const { t } = useTranslation('operations');
  const { rows, loading, status, topicKey } = useTopic(operationsTopic, {});
  const of = <K extends OperationsRow['kind']>(kind: K) =>
    rows.filter((row): row is Extract<(typeof rows)[number], { kind: K }> => row.kind === kind);
  const poorly = rows.filter(row => needsSomebody(conditionOf(row))).length;
  const [ledger] = of('ledger');
  if (status === 'refused') return <EmptyState icon={ShieldX} title={t('refused')} />;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} meta={<Freshness topicKey={topicKey} status={status} />} />
      {loading ? (
        <TableSkeleton columns={5} />
      ) : (
        <>
          <p role="status">
            <StatusChip tone={poorly === 0 ? 'success' : 'warning'} icon={poorly === 0 ? CircleCheck : TriangleAlert}>
              {poorly === 0 ? t('allWell') : t('attention', { count: poorly })}
            </StatusChip>
          </p>
          <DemonstrationCard />
          <PartitionPart rows={of('partition').toSorted((one: PartitionRow, other) => one.index - other.index)} />
          <Processes rows={of('process')} onHeld={onHeld} />
          <Dues rows={of('due')} />
          {ledger && <Ledger row={ledger} />}
        </>
      )}
    </div>
  );
}

function Processes({ rows, onHeld }: { rows: ProcessRow[]; onHeld: () => void }) {
  const { t } = useTranslation('operations');
  const behind = useBehind();
  const columns: Column<ProcessRow>[] = [
    {
      id: 'process',
      card: 'subject',
      header: t('processes.process'),
      cell: ({ name }) => (
        <span className="font-medium">{t(`processes.name.${name}` as never, { defaultValue: name })}</span>
      ),
    },
    {
      id: 'state',
      card: 'state',
      header: t('state'),
      width: 190,
      cell: row => <ConditionChip condition={conditionOf(row)} />,
    },
    {
      id: 'held',
      header: t('processes.held'),
      width: 120,
      align: 'right',
      cell: ({ held }) => formatNumber(held),
    },
    {
      id: 'reached',
      header: t('reached'),
      width: 120,
      align: 'right',
      className: ON_WIDE,
      cell: row => formatNumber(Number(row.reached)),
    },
    { id: 'behind', header: t('behind'), width: 200, align: 'right', className: ON_WIDE, cell: behind },
  ];
  return (
    <Card
      title={t('processes.title')}
      bodyClassName="p-0"
      actions={
        <Button size="sm" onClick={onHeld}>
          {t('showHeld')}
        </Button>
      }
    >
      <DataTable
        label={t('processes.title')}
        className={ENDS_CARD}
        columns={columns}
        rows={rows}
        rowKey={row => row.name}
      />
    </Card>
  );
}

function Dues({ rows }: { rows: DueRow[] }) {
  const { t } = useTranslation('operations');
  const { t: shell } = useTranslation('shell');
  const columns: Column<DueRow>[] = [
    {
      id: 'due',
      card: 'subject',
      header: t('dues.due'),
      cell: ({ name }) => (
        <span className="font-medium">{t(`dues.name.${name}` as never, { defaultValue: name })}</span>
      ),
    },
    {
      id: 'state',
      card: 'state',
      header: t('state'),
      width: 190,
      cell: row => <ConditionChip condition={conditionOf(row)} />,
    },
    {
      id: 'overdue',
      header: t('dues.overdue'),
      width: 120,
      align: 'right',
      cell: row => formatNumber(row.overdue),
    },
    {
      id: 'oldest',
      header: t('dues.oldest'),
      width: 200,
      align: 'right',
      cell: ({ behindMs }) => (behindMs === 0 ? t('none') : ageText(Math.round(behindMs / 1000), shell)),
    },
  ];
  return (
    <Card title={t('dues.title')} bodyClassName="p-0">
      <DataTable label={t('dues.title')} className={ENDS_CARD} columns={columns} rows={rows} rowKey={row => row.name} />
    </Card>
  );
}

function Ledger({ row }: { row: LedgerRow }) {
  const { t } = useTranslation('operations');
  const facts = [
    [t('ledger.sealed'), formatNumber(row.sealed)],
    [t('ledger.signedAt'), row.signedAt ? formatDateTime(row.signedAt) : t('ledger.never')],
    [t('ledger.waiting'), t('ledger.positions', { positions: formatNumber(Number(row.waiting)) })],
  ] as const;
  return (
    <Card title={t('ledger.title')} actions={<ConditionChip condition={conditionOf(row)} />}>
      <dl className="grid gap-4 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="tabular font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
