import { deleteLetter, voidLetter } from '@alur/contracts/casemix/commands';
import { eligibilityLetters, type CasemixVisitRow, type LetterApprovalOfVisit } from '@alur/contracts/casemix/rows';
import { Ban, FileBadge, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { useList, useListSearch } from '@/api/use-list';
import { useInsurance } from '@/app/facilities';
import { DaysFilter } from '@/live/period';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { Badge } from '@/ui/status-chip';
import { CurrentVisit } from './current-visit';
import { CorrectButton, DeleteButton, IssueButton, ReportButton } from './vclaim-buttons';
import { SendRecordButton } from './send-record-button';
import { VclaimStates } from './vclaim-states';
import { kindOf } from './kind-of';

const LetterDialog = lazy(async () => ({ default: (await import('./letter-dialog')).LetterDialog }));
const IssueDialog = lazy(async () => ({ default: (await import('./issue-dialog')).IssueDialog }));
const CorrectDialog = lazy(async () => ({ default: (await import('./correct-dialog')).CorrectDialog }));
const LetterPaper = lazy(async () => ({ default: (await import('./letter-paper')).LetterPaper }));

const kinds = ['outpatient', 'inpatient', 'emergency'] as const;
interface Search extends Record<string, unknown> {
  search?: string;
  page?: number;
  letter?: 'without' | 'with';
  kind?: (typeof kinds)[number];
  from?: string;
  to?: string;
}
interface Opened {
  what: 'record' | 'issue' | 'correct' | 'print' | 'delete' | 'void';
  row: CasemixVisitRow;
}

/** Visits that BPJS pays, with and without a letter; `planning` is how the next visit of one is planned. */
export function LetterList({ planning }: { planning: (row: CasemixVisitRow) => ReactNode }) {
  const { t } = useTranslation('casemix');
  const [search, change] = useListSearch<Search>();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { letter, kind, from, to, page } = search;
  const list = useList(eligibilityLetters, {
    ...{ search: search.search, page, kind, date_from: from, date_to: to },
    ...{ letterNumber_filled: letter && letter === 'with', order_by: 'id', sort_by: 'desc' },
  });
  const columns = useColumns(setOpened, planning);
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={columns.length}
      pages={
        <Pagination page={list.page} limit={list.limit} total={list.total} onPage={next => change({ page: next })} />
      }
      tools={<Tools />}
    >
      <DataTable
        label={t('letters')}
        className="rounded-lg"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState icon={FileBadge} title={t('noVisits')}>
            {t('noVisitsHint')}
          </EmptyState>
        }
      />
      <Suspense>
        {opened?.what === 'record' && <LetterDialog row={opened.row} onClose={close} />}
        {opened?.what === 'issue' && (
          <IssueDialog
            row={opened.row}
            onClose={() => {
              close();
              list.retry();
            }}
            onType={() => setOpened({ what: 'record', row: opened.row })}
          />
        )}
        {opened?.what === 'correct' && opened.row.letter && (
          <CorrectDialog row={opened.row} letter={opened.row.letter} onClose={close} />
        )}
        {opened?.what === 'print' && <LetterPaper row={opened.row} onClose={close} />}
      </Suspense>
      {(opened?.what === 'delete' || opened?.what === 'void') && (
        <Withdrawal what={opened.what} row={opened.row} onClose={close} />
      )}
    </ListPage>
  );
}

/** Asks why the letter is deleted in VClaim, or is void here alone. */
function Withdrawal({ what, row, onClose }: { what: 'delete' | 'void'; row: CasemixVisitRow; onClose: () => void }) {
  const { t } = useTranslation('casemix');
  const number = row.letterNumber;
  const asked = {
    delete: {
      command: deleteLetter,
      ...{ title: t('deletion.title'), description: t('deletion.text', { number }) },
      ...{ confirmLabel: t('deletion.do'), success: t('deletion.asked') },
    },
    void: {
      command: voidLetter,
      ...{ title: t('void'), description: t('voidText', { number }) },
      ...{ confirmLabel: t('void'), success: t('voidedDone') },
    },
  };
  return <ReasonDialog {...asked[what]} id={row.id} danger onClose={onClose} />;
}

function Tools() {
  const { t } = useTranslation(['casemix', 'enums']);
  const [{ search = '', letter, kind }, change] = useListSearch<Search>();
  return (
    <>
      <SearchBox
        label={t('casemix:search')}
        className="w-60"
        value={search}
        onChange={next => change({ search: next || undefined })}
      />
      <Select
        aria-label={t('casemix:letter')}
        className="w-56"
        value={letter ?? ''}
        onValueChange={next => change({ letter: next === '' ? undefined : next })}
        options={[
          { value: '' as const, label: t('casemix:anyLetter') },
          { value: 'without' as const, label: t('casemix:withoutLetter') },
          { value: 'with' as const, label: t('casemix:withLetter') },
        ]}
      />
      <Select
        aria-label={t('casemix:care')}
        className="w-44"
        value={kind ?? ''}
        onValueChange={next => change({ kind: next === '' ? undefined : next })}
        options={[
          { value: '' as const, label: t('casemix:anyCare') },
          ...kinds.map(value => ({ value, label: t(`casemix:kind.${value}`) })),
        ]}
      />
      <DaysFilter />
    </>
  );
}

function useColumns(
  onOpen: (opened: Opened) => void,
  planning: (row: CasemixVisitRow) => ReactNode,
): Column<CasemixVisitRow>[] {
  const { t } = useTranslation(['casemix', 'enums']);
  return [
    {
      id: 'who',
      header: t('casemix:column.who'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => <PatientSubject of={row} />,
    },
    { id: 'kind', header: t('casemix:care'), cell: row => t(`casemix:kind.${kindOf(row)}`) },
    { id: 'unit', header: t('casemix:column.unit'), className: NARROWER.first, cell: row => row.unitName },
    { id: 'date', header: t('casemix:column.date'), cell: row => formatDate(row.date) },
    {
      ...{ id: 'class', header: t('casemix:field.classEntitled'), align: 'right', className: NARROWER.second },
      cell: row => <CurrentVisit row={row}>{({ letter }) => letter?.classEntitled ?? NONE}</CurrentVisit>,
    },
    {
      ...{ id: 'letter', header: t('casemix:letter'), card: 'state' },
      cell: listed => <CurrentVisit row={listed}>{row => <LetterOf row={row} />}</CurrentVisit>,
    },
    {
      id: 'deeds',
      header: <span className="sr-only">{t('casemix:column.deeds')}</span>,
      card: 'action',
      pinned: true,
      cell: listed => (
        <span className="flex justify-end gap-1">
          {planning(listed)}
          <CurrentVisit row={listed}>{row => <Deeds row={row} onOpen={onOpen} />}</CurrentVisit>
        </span>
      ),
    },
  ];
}

function LetterOf({ row }: { row: CasemixVisitRow }) {
  if (row.letterNumber === null)
    return (
      <span className="grid justify-items-start gap-0.5">
        <Without request={row.letterRequest} />
        <LastApproval of={row.letterApprovals.at(-1)} />
      </span>
    );
  return (
    <span>
      <span className="tabular">{row.letterNumber}</span>
      <Marks row={row} />
      <VclaimStates row={row} />
    </span>
  );
}

/** What a letter says beside the usual. */
function Marks({ row: { letter } }: { row: CasemixVisitRow }) {
  const { t } = useTranslation('casemix');
  const said = letter?.asked;
  const marks = [
    said?.executive && t('marks.executive'),
    said?.cataract && t('marks.cataract'),
    letter?.cob && t('marks.cob', { name: letter.cob }),
    said?.accident?.follows && t('marks.follows', { number: said.accident.follows }),
  ].filter(Boolean);
  return marks.length > 0 && <span className="block text-xs text-muted-foreground">{marks.join(', ')}</span>;
}

/** How the last submission for BPJS's approval stands. */
function LastApproval({ of: last }: { of: LetterApprovalOfVisit | undefined }) {
  const { t } = useTranslation(['casemix', 'enums']);
  if (!last) return null;
  return (
    <span className="text-xs text-muted-foreground">
      {t(`enums:letterApproval.${last.kind}`)}: {t(`casemix:approval.${last.status}`)}
    </span>
  );
}

/** A visit without a letter, and whether VClaim was asked for one. */
function Without({ request }: { request: CasemixVisitRow['letterRequest'] }) {
  const { t } = useTranslation('casemix');
  if (request === null) return <Badge tone="warning">{t('withoutLetter')}</Badge>;
  return request.status === 'queued' ? (
    <Badge tone="info">{t('issue.waiting')}</Badge>
  ) : (
    <Badge tone="danger">{t('issue.refused')}</Badge>
  );
}

function Deeds({ row, onOpen }: { row: CasemixVisitRow; onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation('casemix');
  const can = useCan();
  const { isBpjs, pcare } = useInsurance();
  const isHospital = isBpjs && !pcare;
  const name = orErased(row.patientName);
  if (row.letter === null)
    return can('casemix.eligibility:record') && row.status !== 'cancelled' ? (
      <span className="flex justify-end gap-1">
        {isHospital && <IssueButton row={row} onOpen={() => onOpen({ what: 'issue', row })} />}
        <Button size="sm" aria-label={t('recordOf', { name })} onClick={() => onOpen({ what: 'record', row })}>
          <Plus aria-hidden />
          {t('record')}
        </Button>
      </span>
    ) : null;
  return (
    <span className="flex justify-end gap-1">
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('printOf', { name })}
        onClick={() => onOpen({ what: 'print', row })}
      >
        <Printer aria-hidden />
      </Button>
      {can('casemix.eligibility:record') && row.dischargeReport?.status === 'failed' && <ReportButton row={row} />}
      {can('casemix.eligibility:record') && isHospital && <SendRecordButton row={row} />}
      {can('casemix.eligibility:record') && isHospital && (
        <CorrectButton row={row} onOpen={() => onOpen({ what: 'correct', row })} />
      )}
      {can('casemix.eligibility:void') && row.claimId === null && isHospital && (
        <DeleteButton row={row} onOpen={() => onOpen({ what: 'delete', row })} />
      )}
      {can('casemix.eligibility:void') && row.claimId === null && (
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={t('voidOf', { name })}
          onClick={() => onOpen({ what: 'void', row })}
        >
          <Ban aria-hidden />
        </Button>
      )}
    </span>
  );
}
