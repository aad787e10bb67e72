import type { ClaimsAtBpjsQuery, ComparedClaim, Difference } from '@alur/contracts/casemix/claims-at-bpjs';
import { CareKind } from '@alur/contracts/casemix/enums';
import { useQuery } from '@tanstack/react-query';
import { FileCheck2, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askedQuery } from '@/api/asked-query';
import { translateError } from '@/i18n/translate-error';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { DateField } from '@/ui/date-field';
import { formatDate, formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PartError } from '@/ui/part-error';
import { Select } from '@/ui/select';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { Badge } from '@/ui/status-chip';
import { Subject } from '@/ui/subject';

const LetterAtBpjs = lazy(async () => ({ default: (await import('./letter-at-bpjs')).LetterAtBpjs }));

/** What BPJS says of the claims of a day of discharge, beside ours; asked when somebody wants it, and not kept. */
export function ClaimsAtBpjs() {
  const { t } = useTranslation('casemix');
  const today = useToday();
  const [chosen, setChosen] = useState<ClaimsAtBpjsQuery>({ date: today, care: 'inpatient' });
  const [asked, setAsked] = useState<ClaimsAtBpjsQuery | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...askedQuery<ComparedClaim[]>('/v2/bpjs/claims', { ...asked }),
    enabled: asked !== null,
    gcTime: 0,
  });
  const columns = useColumns(setLooked);
  const ask = () => (asked?.date === chosen.date && asked.care === chosen.care ? void refetch() : setAsked(chosen));
  return (
    <section aria-label={t('atBpjs.title')} className="grid gap-3 pt-3">
      <Tools {...{ chosen, today, setChosen, ask }} pending={isFetching} />
      {error && <PartError text={translateError(error)} onRetry={() => void refetch()} />}
      {asked === null && <p className="text-muted-foreground">{t('atBpjs.hint')}</p>}
      {isFetching && <TableSkeleton rows={4} columns={columns.length} />}
      {data && !isFetching && (
        <DataTable
          label={t('atBpjs.title')}
          className="rounded-lg"
          columns={columns}
          rows={data}
          rowKey={({ number }) => number}
          empty={
            <EmptyState icon={FileCheck2} title={t('atBpjs.none')}>
              {t('atBpjs.noneHint')}
            </EmptyState>
          }
        />
      )}
      <Suspense>{looked && <LetterAtBpjs number={looked} onClose={() => setLooked(null)} />}</Suspense>
    </section>
  );
}

interface Asking {
  chosen: ClaimsAtBpjsQuery;
  today: string;
  pending: boolean;
  setChosen: (chosen: ClaimsAtBpjsQuery) => void;
  ask: () => void;
}

function Tools({ chosen, today, pending, setChosen, ask }: Asking) {
  const { t } = useTranslation(['casemix', 'enums']);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DateField
        aria-label={t('casemix:atBpjs.dischargedOn')}
        className="w-40"
        max={today}
        value={chosen.date}
        onChange={date => setChosen({ ...chosen, date })}
      />
      <Select
        aria-label={t('casemix:care')}
        className="w-44"
        value={chosen.care}
        onValueChange={care => setChosen({ ...chosen, care })}
        options={CareKind.options.map(value => ({ value, label: t(`enums:careKind.${value}`) }))}
      />
      <Button variant="primary" pending={pending} disabled={chosen.date === ''} onClick={ask}>
        {t('casemix:atBpjs.ask')}
      </Button>
    </div>
  );
}

/** What BPJS says, marked where ours differs; else what is known here. */
function Fact({ row, of, shown }: { row: ComparedClaim; of: Difference; shown: (side: Side) => string | null }) {
  const { t } = useTranslation('casemix');
  const { theirs, ours, differs } = row;
  const [there, here] = [theirs && shown(theirs), ours && shown(ours)];
  if (!differs.includes(of)) return there ?? here ?? NONE;
  return (
    <span className="text-warning-text">
      <TriangleAlert aria-hidden className="inline size-3.5" /> {there}
      <span className="block text-xs">{t('atBpjs.differs', { value: here })}</span>
    </span>
  );
}
type Side = NonNullable<ComparedClaim['theirs'] | ComparedClaim['ours']>;
const money = (amount: number | null) => (amount === null ? null : formatRupiah(amount));
const groupOf = ({ group }: Side) => (typeof group === 'string' ? group : (group?.code ?? null));

function useColumns(onLook: (number: string) => void): Column<ComparedClaim>[] {
  const { t } = useTranslation(['casemix', 'enums']);
  return [
    {
      id: 'who',
      header: t('casemix:column.who'),
      className: GIVES_WAY,
      card: 'subject',
      cell: ({ number, ours, theirs }) => (
        <Subject name={ours ? orErased(ours.patientName) : (theirs?.patientName ?? NONE)}>
          <span className="tabular text-xs text-muted-foreground">{number}</span>
        </Subject>
      ),
    },
    {
      ...{ id: 'day', header: t('casemix:atBpjs.dischargedOn'), className: NARROWER.first },
      cell: row => <Fact row={row} of="dischargedOn" shown={of => of.dischargedOn && formatDate(of.dischargedOn)} />,
    },
    {
      ...{ id: 'class', header: t('casemix:atBpjs.class'), align: 'right' },
      cell: row => (
        <Fact row={row} of="careClass" shown={of => (of.careClass === null ? null : String(of.careClass))} />
      ),
    },
    {
      ...{ id: 'group', header: t('casemix:atBpjs.group'), className: NARROWER.second },
      cell: row => <Fact row={row} of="group" shown={groupOf} />,
    },
    {
      ...{ id: 'claimed', header: t('casemix:atBpjs.claimed'), align: 'right' },
      cell: row => <Fact row={row} of="claimed" shown={of => money(of.claimed)} />,
    },
    {
      ...{ id: 'approved', header: t('casemix:atBpjs.approved'), align: 'right' },
      cell: ({ theirs }) => money(theirs?.approved ?? null) ?? NONE,
    },
    {
      ...{ id: 'hospital', header: t('casemix:atBpjs.hospital'), align: 'right', className: NARROWER.first },
      cell: row => <Fact row={row} of="hospital" shown={of => money(of.hospital)} />,
    },
    {
      ...{ id: 'status', header: t('casemix:atBpjs.status'), card: 'state' },
      cell: row => <Standing row={row} onLook={onLook} />,
    },
  ];
}

/** The columns' own names, since a narrow table leaves some of them out. */
const names = {
  dischargedOn: 'dischargedOn',
  careClass: 'class',
  group: 'group',
  claimed: 'claimed',
  hospital: 'hospital',
} as const;

function Standing({
  row: { number, ours, theirs, differs },
  onLook,
}: {
  row: ComparedClaim;
  onLook: (number: string) => void;
}) {
  const { t } = useTranslation(['casemix', 'enums']);
  if (!theirs) return <Badge tone="neutral">{t('casemix:atBpjs.missingThere')}</Badge>;
  const tone = { process: 'info', pending: 'warning', done: 'success' } as const;
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Badge tone={tone[theirs.status]}>{t(`enums:verificationStatus.${theirs.status}`)}</Badge>
      {differs.length > 0 && (
        <Badge tone="warning">
          {t('casemix:atBpjs.differsIn', { what: differs.map(of => t(`casemix:atBpjs.${names[of]}`)).join(', ') })}
        </Badge>
      )}
      {!ours && (
        <>
          <Badge tone="danger">{t('casemix:atBpjs.missingHere')}</Badge>
          <Button size="sm" aria-label={t('casemix:atBpjs.look', { number })} onClick={() => onLook(number)}>
            {t('casemix:letter')}
          </Button>
        </>
      )}
    </span>
  );
}
