import { emergencyBoard, type EmergencyRow } from '@alur/contracts/emergency/rows';
import { retriageMinutes, type TriageColour } from '@alur/contracts/emergency/triage';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useListSearch } from '@/api/use-list';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { ageText } from '@/ui/age-text';
import { BoardPage } from '@/ui/board-page';
import { Button } from '@/ui/button';
import { DataTable, type Column } from '@/ui/data-table';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { Badge, StatusChip } from '@/ui/status-chip';
import { Subject } from '@/ui/subject';
import { useHeldOrder } from '@/ui/use-held-order';
import { RefreshCcw } from 'lucide-react';
import { EmergencyStatusChip, Since, TimeToDoctor, TriageChip } from './emergency-looks';

type Row = TopicRow<typeof emergencyBoard>;

/** Patients without a triage come first, because nobody knows yet how urgent they are. */
const rank: Record<TriageColour, number> = { red: 1, yellow: 2, green: 3, black: 4 };
const rankOf = ({ colour }: EmergencyRow): number => (colour === null ? 0 : rank[colour]);
const isWaiting = ({ status }: EmergencyRow): boolean => status === 'arrived' || status === 'triaged';

/** By colour, then who waits for a doctor, then who came first. */
const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      Number(isWaiting(other)) - Number(isWaiting(one)) ||
      one.arrivedAt.localeCompare(other.arrivedAt),
  );

/** The department now, by colour and waiting time. */
export function EmergencyBoard({
  onOpen,
  onTriage,
}: {
  onOpen: (visit: EmergencyRow) => void;
  onTriage?: (visit: EmergencyRow) => void;
}) {
  const { t } = useTranslation(['emergency', 'enums']);
  const [{ search = '' }, change] = useListSearch<{ search?: string }>();
  const topic = useTopic(emergencyBoard, { place: 'here' });
  const wanted = search.trim().toLocaleLowerCase('id');
  const rows = inOrder(topic.rows).filter(
    ({ patientName, recordNumber, bedName }) =>
      !wanted || [patientName, recordNumber, bedName].some(text => text?.toLocaleLowerCase('id').includes(wanted)),
  );
  const held = useHeldOrder(rows, ({ key }) => key, wanted);
  return (
    <BoardPage
      count={topic.rows.filter(isWaiting).length}
      loading={topic.loading}
      columns={7}
      held={held}
      above={<Counts rows={topic.rows} />}
      tools={
        <>
          <SearchBox
            label={t('emergency:search')}
            value={search}
            onChange={next => change({ search: next || undefined })}
          />
          <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <DataTable
        label={t('emergency:board')}
        className="rounded-lg"
        columns={useColumns(onOpen, onTriage)}
        rows={held.rows}
        rowKey={row => row.key}
        flashOn={row => row.position}
        onOpen={onOpen}
        empty={<EmptyState title={t('emergency:empty')}>{t('emergency:emptyHint')}</EmptyState>}
      />
    </BoardPage>
  );
}

/** How many there are of each colour. */
function Counts({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation(['emergency', 'enums']);
  const of = (colour: TriageColour | null) => rows.filter(row => row.colour === colour).length;
  const colours = [null, 'red', 'yellow', 'green', 'black'] as const;
  const tones = { red: 'danger', yellow: 'warning', green: 'success', black: 'neutral' } as const;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs" aria-label={t('emergency:counts')}>
      {colours.map(colour => (
        <li key={colour ?? 'none'} className="flex items-center gap-1.5">
          <Badge tone={colour === null ? 'waiting' : tones[colour]}>{of(colour)}</Badge>
          {colour === null ? t('emergency:untriaged') : t(`enums:triageColour.${colour}`)}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <Badge>{rows.filter(({ status }) => status === 'leaving').length}</Badge>
        {t('enums:emergencyStatus.leaving')}
      </li>
    </ul>
  );
}

/** DOMAIN-CLINICAL 8: a waiting patient must be triaged again after a while; a red one is watched all the time. */
function RetriageMark({ visit }: { visit: EmergencyRow }) {
  const { t } = useTranslation('emergency');
  const now = useNow(30_000);
  const last = visit.triages.at(-1);
  const after = last ? retriageMinutes[last.colour] : null;
  const isDue =
    visit.status === 'triaged' && last && after !== null && after > 0 && now - Date.parse(last.at) >= after * 60_000;
  return isDue ? (
    <StatusChip tone="warning" icon={RefreshCcw}>
      {t('retriageDue')}
    </StatusChip>
  ) : null;
}

function useColumns(onOpen: (visit: EmergencyRow) => void, onTriage?: (visit: EmergencyRow) => void): Column<Row>[] {
  const { t } = useTranslation(['emergency', 'enums']);
  const can = useCan();
  const mayTriage = onTriage && can('emergency.ongoing:triage');
  return [
    {
      id: 'triage',
      header: t('emergency:triage'),
      card: 'lead',
      width: 150,
      cell: row => <TriageChip colour={row.colour} level={row.level} />,
    },
    {
      id: 'patient',
      header: t('emergency:patient'),
      card: 'subject',
      cell: row => (
        <Subject name={orErased(row.patientName)}>
          <span className="tabular text-xs whitespace-nowrap text-muted-foreground">
            {joined(orErased(row.recordNumber), t(`enums:genderShort.${row.gender}`), ageText(row.age))}
          </span>
          {row.unidentified && <Badge tone="warning">{t('emergency:unidentified')}</Badge>}
        </Subject>
      ),
    },
    {
      id: 'since',
      header: t('emergency:since'),
      width: 100,
      cell: row => <Since at={row.arrivedAt} />,
    },
    {
      id: 'doctor-time',
      header: t('emergency:timeToDoctor'),
      width: 150,
      cell: row => <TimeToDoctor visit={row} />,
    },
    {
      id: 'bed',
      header: t('emergency:bed'),
      width: 130,
      cell: row =>
        row.bedId === null ? <span className="text-muted-foreground">{t('emergency:noBed')}</span> : row.bedName,
    },
    { id: 'doctor', header: t('emergency:doctor'), cell: row => row.doctor },
    {
      id: 'status',
      header: t('emergency:status'),
      card: 'state',
      cell: row => (
        <span className="flex flex-wrap gap-1">
          <EmergencyStatusChip visit={row} />
          <RetriageMark visit={row} />
        </span>
      ),
    },
    {
      id: 'do',
      header: <span className="sr-only">{t('emergency:open')}</span>,
      align: 'right',
      card: 'action',
      width: 100,
      cell: row =>
        mayTriage && row.status === 'arrived' ? (
          <Button size="sm" variant="primary" onClick={() => onTriage(row)}>
            {t('emergency:triageDo')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => onOpen(row)}>
            {t('emergency:open')}
          </Button>
        ),
    },
  ];
}
