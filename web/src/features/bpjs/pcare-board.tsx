import { pcareList, pcareOpen, type PcareListRow } from '@alur/contracts/bpjs/rows';
import { requestDeletion, requestRegistration } from '@alur/contracts/bpjs/commands';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import { CloudUpload } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useList, useListSearch } from '@/api/use-list';
import { OpenList } from '@/live/open-list';
import { useTopic } from '@/live/use-topic';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { formatDate } from '@/ui/format';
import { MenuItem } from '@/ui/menu';
import { PatientSubject } from '@/ui/patient-subject';
import { RowDeeds } from '@/ui/row-deeds';
import { PcareVisitChip, Problem, ReferralChip, RegistrationChip } from './pcare-chips';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));
const LetterPaper = lazy(async () => ({ default: (await import('./letter-paper')).LetterPaper }));
const FollowUps = lazy(async () => ({ default: (await import('./follow-ups')).FollowUps }));

type Row = PcareListRow & LiveRow;
const textsOf = (row: Row) => [row.patientName, row.recordNumber, row.doctorName];
interface Opened {
  what: 'report' | 'letter' | 'items';
  row: Row;
}

interface Search extends Record<string, unknown> {
  search?: string;
  page?: number;
  from?: string;
  to?: string;
}

/**
 * The live list of visits that wait, failed or are still to be reported, the latest first; and pages of any, by days.
 * `queue` draws what of a visit's number is still to be told.
 */
export function PcareBoard({ queue }: { queue: (encounterId: number) => ReactNode }) {
  const { t } = useTranslation('bpjs');
  const topic = useTopic(pcareOpen, { unfinished: 'yes' });
  const [{ search = '', page = 1, from, to }] = useListSearch<Search>();
  const isLive = !from && !to;
  const past = useList(
    pcareList,
    { search, page, order_by: 'id', sort_by: 'desc', payer: 'bpjs', date_from: from, date_to: to },
    { enabled: !isLive },
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <OpenList<Row>
      {...{ topic, textsOf, rows: topic.rows }}
      past={isLive ? null : past}
      columns={useColumns(setOpened, queue)}
      icon={CloudUpload}
      words={{
        ...{ title: t('board.title'), search: t('board.search') },
        ...{ noMatch: t('board.noMatch'), noMatchHint: t('board.noMatchHint') },
        ...{ emptyTitle: t('board.emptyTitle'), emptyHint: t('board.emptyHint') },
      }}
    >
      <Suspense>
        {opened?.what === 'report' && <ReportDialog row={opened.row} onClose={close} />}
        {opened?.what === 'letter' && opened.row.letter && <LetterPaper letter={opened.row.letter} onClose={close} />}
        {opened?.what === 'items' && <FollowUps row={opened.row} onClose={close} />}
      </Suspense>
    </OpenList>
  );
}

function useColumns(open: (opened: Opened) => void, queue: (encounterId: number) => ReactNode): Column<Row>[] {
  const { t } = useTranslation('bpjs');
  return [
    {
      id: 'patient',
      header: t('board.patient'),
      className: 'whitespace-nowrap',
      card: 'subject',
      cell: row => <PatientSubject of={row} />,
    },
    {
      id: 'visit',
      header: t('board.visit'),
      className: NARROWER.second,
      cell: row => (
        <>
          <span className="whitespace-nowrap">{formatDate(row.date)}</span>{' '}
          <span className="block max-w-32 truncate text-xs text-muted-foreground wide:max-w-none">
            {row.doctorName ?? row.unitName}
          </span>
        </>
      ),
    },
    {
      id: 'registration',
      header: t('board.registration'),
      card: 'state',
      cell: row => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <RegistrationChip status={row.registration} />
          <span className="tabular text-xs">{row.number}</span>
        </span>
      ),
    },
    {
      id: 'report',
      header: t('board.report'),
      cell: row => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <PcareVisitChip status={row.visit} />
          <ReferralChip status={row.referral} />
          {row.visitNumber && <span className="tabular w-full text-xs">{row.visitNumber}</span>}
        </span>
      ),
    },
    { id: 'queue', header: t('board.queue'), cell: row => queue(row.encounterId) },
    {
      id: 'problem',
      header: t('board.problem'),
      className: GIVES_WAY,
      cell: row => {
        const ofItem = row.items.find(({ problem: one }) => one && one.problem !== 'treatment_missing')?.problem;
        const problem = row.visitProblem ?? row.registrationProblem ?? row.referralProblem ?? ofItem;
        return problem ? <Problem of={problem} /> : NONE;
      },
    },
    {
      id: 'do',
      header: <span className="sr-only">{t('board.do')}</span>,
      card: 'action',
      pinned: true,
      align: 'right',
      cell: row => <Deeds of={row} onOpen={what => open({ what, row })} />,
    },
  ];
}

function Deeds({ of: row, onOpen }: { of: Row; onOpen: (what: Opened['what']) => void }) {
  const { t } = useTranslation('bpjs');
  const can = useCan();
  const register = useCommand(requestRegistration);
  const erase = useCommand(requestDeletion);
  const mayErase = row.deletionFailed && can('front-office.patient-queue:pcare');
  const mayRegister = row.registration === 'failed' && !row.deletionFailed && can('front-office.patient-queue:pcare');
  const mayReport = row.finishedAt !== null && row.visit !== 'queued' && can('front-office.pcare:send');
  const report = {
    key: 'report',
    label: t(row.visit === 'sent' ? 'report.again' : 'report.do'),
    onPress: () => onOpen('report'),
  };
  const again = {
    key: 'register',
    label: t('register.again'),
    pending: register.pendingFor(row.id),
    onPress: () => void register.run({ id: row.id, body: {} }),
  };
  const eraseAgain = {
    key: 'erase',
    label: t('register.eraseAgain'),
    pending: erase.pendingFor(row.id),
    onPress: () => void erase.run({ id: row.id, body: {} }),
  };
  const isSent = row.visit === 'sent';
  const deeds = [
    ...(mayErase ? [eraseAgain] : []),
    ...(mayRegister ? [again] : []),
    ...(mayReport && !isSent ? [report] : []),
  ];
  const seldom = [
    ...(mayReport && isSent ? [report] : []),
    ...(row.letter ? [{ key: 'letter', label: t('letter.print'), onPress: () => onOpen('letter') }] : []),
    ...(row.items.length > 0 ? [{ key: 'items', label: t('items.label'), onPress: () => onOpen('items') }] : []),
  ];
  return (
    <RowDeeds more={t('board.more')} deeds={deeds}>
      {seldom.length > 0 &&
        seldom.map(({ key, label, onPress }) => (
          <MenuItem key={key} onSelect={onPress}>
            {label}
          </MenuItem>
        ))}
    </RowDeeds>
  );
}
