import type { LiveRow } from '@alur/contracts/kernel/topic';
import { resendSubmission, waiveSubmission } from '@alur/contracts/satusehat/commands';
import { submissionList, submissionsOpen, type SubmissionListRow } from '@alur/contracts/satusehat/rows';
import { SubmissionStatus } from '@alur/contracts/satusehat/status';
import { CloudUpload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { useList, useListSearch } from '@/api/use-list';
import { OpenList } from '@/live/open-list';
import { useTopic } from '@/live/use-topic';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { formatDate, formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PatientSubject } from '@/ui/patient-subject';
import { RowDeeds } from '@/ui/row-deeds';
import { Select } from '@/ui/select';
import { SubmissionChip } from '@/ui/submission-chip';

type Row = SubmissionListRow & LiveRow;
const textsOf = (row: Row) => [row.patientName, row.recordNumber, row.doctorName];

/** The kinds of visits that are sent. */
const KINDS = ['outpatient', 'emergency', 'inpatient'] as const;
type Kind = (typeof KINDS)[number];
type Shown = SubmissionStatus | 'any';
interface Search extends Record<string, unknown> {
  search?: string;
  page?: number;
  state?: Shown;
  kind?: Kind;
  from?: string;
  to?: string;
}
/** A first day for lists of all days: only finished visits have one. */
const EVER = '2000-01-01';

/** The live list of visits that wait or have failed, the latest first; and pages of any, by status and days. */
export function SubmissionBoard() {
  const { t } = useTranslation('satusehat');
  const topic = useTopic(submissionsOpen, { unfinished: 'yes' });
  const [{ search = '', page = 1, state, kind, from, to }] = useListSearch<Search>();
  const isLive = (!state || state === 'queued' || state === 'failed') && !from && !to;
  const past = useList(
    submissionList,
    {
      ...{ search, page, order_by: 'id', sort_by: 'desc' },
      kind,
      ...{ status: state === 'any' ? undefined : state, finishedOn_from: from ?? EVER, finishedOn_to: to },
    },
    { enabled: !isLive },
  );
  const rows = useMemo(
    () => topic.rows.filter(row => (!state || row.status === state) && (!kind || row.kind === kind)),
    [topic.rows, state, kind],
  );
  const [waiving, setWaiving] = useState<Row | null>(null);
  return (
    <OpenList<Row>
      {...{ topic, rows, textsOf }}
      past={isLive ? null : past}
      filters={[state, kind]}
      columns={useColumns(setWaiving)}
      tools={<Filters />}
      icon={CloudUpload}
      words={{
        ...{ title: t('title'), search: t('search'), noMatch: t('noMatch'), noMatchHint: t('noMatchHint') },
        ...{ emptyTitle: t('emptyTitle'), emptyHint: t('emptyHint') },
      }}
    >
      {waiving && <Waive row={waiving} onClose={() => setWaiving(null)} />}
    </OpenList>
  );
}

function Filters() {
  const { t } = useTranslation(['satusehat', 'enums']);
  const [{ state, kind }, change] = useListSearch<Search>();
  return (
    <>
      <Select
        aria-label={t('satusehat:column.status')}
        className="w-44"
        value={state ?? 'open'}
        onValueChange={next => change({ state: next === 'open' ? undefined : next })}
        options={[
          { value: 'open' as const, label: t('satusehat:anyStatus') },
          { value: 'any' as const, label: t('satusehat:everyStatus') },
          ...SubmissionStatus.options.map(value => ({ value, label: t(`enums:satusehatStatus.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('satusehat:kind')}
        className="w-44"
        value={kind ?? 'all'}
        onValueChange={next => change({ kind: next === 'all' ? undefined : next })}
        options={[
          { value: 'all' as const, label: t('satusehat:everyKind') },
          ...KINDS.map(value => ({ value, label: t(`satusehat:kinds.${value}`) })),
        ]}
      />
    </>
  );
}

function Waive({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation('satusehat');
  return (
    <ReasonDialog
      command={waiveSubmission}
      id={row.id}
      title={t('waiveTitle', { name: orErased(row.patientName) })}
      description={t('waiveText')}
      confirmLabel={t('waive')}
      success={t('waived')}
      onClose={onClose}
    />
  );
}

function useColumns(waive: (row: Row) => void): Column<Row>[] {
  const { t } = useTranslation('satusehat');
  return [
    {
      id: 'patient',
      header: t('column.patient'),
      className: 'whitespace-nowrap',
      card: 'subject',
      cell: row => <PatientSubject of={row} />,
    },
    {
      id: 'visit',
      header: t('column.visit'),
      className: NARROWER.first,
      cell: row => (
        <>
          {formatDate(row.date)} <span className="text-xs text-muted-foreground">{row.doctorName ?? row.unitName}</span>
        </>
      ),
    },
    { id: 'problem', header: t('column.problem'), className: GIVES_WAY, cell: row => <Details of={row} /> },
    { id: 'status', header: t('column.status'), card: 'state', cell: row => <SubmissionChip status={row.status} /> },
    {
      id: 'do',
      header: <span className="sr-only">{t('column.do')}</span>,
      card: 'action',
      align: 'right',
      cell: row => <Deeds of={row} onWaive={() => waive(row)} />,
    },
  ];
}

/** Why it failed or waits, in the service's own words; or when it was sent. */
function Details({ of: { problem, waiver, status, sentAt, resourceCount, leftOut } }: { of: Row }) {
  const { t } = useTranslation(['satusehat', 'enums']);
  if (waiver) return orErased(waiver.reason);
  if (status === 'sent' && sentAt)
    return (
      <>
        {t('satusehat:sentAt', { count: resourceCount, at: formatDateTime(sentAt) })}
        {leftOut.map(({ localId, name, leftOutFor }) => (
          <span key={localId} className="block text-xs text-muted-foreground">
            {t('satusehat:leftOut', { name: name ?? t('satusehat:anAllergy') })}{' '}
            {t(`enums:satusehatLeftOut.${leftOutFor}`)}
          </span>
        ))}
      </>
    );
  if (!problem) return NONE;
  const parts = [
    problem.resourceType,
    problem.ruleNumber && t('satusehat:rule', { number: problem.ruleNumber }),
    problem.message && orErased(problem.message),
  ].filter(Boolean);
  return (
    <>
      {t(`enums:satusehatProblem.${problem.problem}`)}
      {parts.length > 0 && <span className="block text-xs text-muted-foreground">{parts.join(' · ')}</span>}
    </>
  );
}

function Deeds({ of: row, onWaive }: { of: Row; onWaive: () => void }) {
  const { t } = useTranslation('satusehat');
  const can = useCan();
  const send = useCommand(resendSubmission, { success: t('queued') });
  if (row.finishedAt === null) return null;
  const maySend = can('settings.satu-sehat:resend') && row.status !== 'queued';
  const mayWaive = can('settings.satu-sehat:waive') && row.status !== 'sent' && row.status !== 'waived';
  return (
    <RowDeeds
      more={t('more')}
      deeds={[
        ...(maySend
          ? [
              {
                key: 'send',
                label: row.status === 'unsent' ? t('send') : t('resend'),
                pending: send.pendingFor(row.id),
                onPress: () => void send.run({ id: row.id, body: {} }),
              },
            ]
          : []),
        ...(mayWaive ? [{ key: 'waive', label: t('waive'), onPress: onWaive }] : []),
      ]}
    />
  );
}
