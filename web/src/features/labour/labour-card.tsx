import { apgarBand, apgarTotal } from '@alur/contracts/labour/apgar';
import { paceOf } from '@alur/contracts/labour/partograph';
import {
  labourOf,
  labourProgress,
  type BabyRow,
  type LabourProgressRow,
  type LabourRow,
} from '@alur/contracts/labour/rows';
import { Link } from '@tanstack/react-router';
import { Baby, Ban, Printer, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatDateTime, formatNumber, formatTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { Partograph } from './partograph';
import type { Mother } from './print-labour';

const dialogs = () => import('./labour-dialogs');
const StartLabour = lazy(async () => ({ default: (await dialogs()).StartLabour }));
const RecordProgress = lazy(async () => ({ default: (await dialogs()).RecordProgress }));
const DeliverBaby = lazy(async () => ({ default: (await dialogs()).DeliverBaby }));
const EndLabour = lazy(async () => ({ default: (await dialogs()).EndLabour }));
const RegisterNewborn = lazy(async () => ({ default: (await import('./newborn-dialog')).RegisterNewborn }));
const StrikeEntry = lazy(async () => ({ default: (await dialogs()).StrikeEntry }));

const PrintLabour = lazy(async () => ({ default: (await import('./print-labour')).PrintLabour }));

type Open = 'start' | 'record' | 'deliver' | 'end' | 'print' | { strike: number } | { register: number };

/** The labour of a visit: its partograph, the newborns, and how it ended. */
export function LabourCard({ visit }: { visit: Mother & { encounterId: number } }) {
  const { encounterId } = visit;
  const { t } = useTranslation(['labour', 'enums']);
  const can = useCan();
  const topic = useTopic(labourOf, { encounterId });
  const { rows } = useTopic(labourProgress, { encounterId });
  const [open, setOpen] = useState<Open | null>(null);
  const labour = topic.rows.find(row => row.encounterId === encounterId);
  const writes = can('inpatient.ongoing.midwifery:record');
  const isOpen = labour !== undefined && labour.endedAt === null;
  const of = { encounterId, onClose: () => setOpen(null) };
  return (
    <Card
      title={t('labour:title')}
      actions={
        <>
          <Freshness topicKey={topic.topicKey} status={topic.status} />
          {labour && (
            <Button size="icon-sm" variant="ghost" aria-label={t('labour:print')} onClick={() => setOpen('print')}>
              <Printer aria-hidden />
            </Button>
          )}
          {writes && !labour && !topic.loading && (
            <Button size="sm" onClick={() => setOpen('start')}>
              {t('labour:start')}
            </Button>
          )}
          {writes &&
            isOpen &&
            (['record', 'deliver', 'end'] as const).map(what => (
              <Button
                key={what}
                size="sm"
                variant={what === 'record' ? 'primary' : 'secondary'}
                onClick={() => setOpen(what)}
              >
                {t(`labour:${what}`)}
              </Button>
            ))}
        </>
      }
    >
      {labour ? (
        <Labour
          labour={labour}
          rows={rows}
          strikes={writes ? { entry: isOpen, end: !isOpen } : { entry: false, end: false }}
          onStrike={entryId => setOpen({ strike: entryId })}
          onRegister={
            can('inpatient.ongoing.midwifery:register-newborn') ? entryId => setOpen({ register: entryId }) : null
          }
        />
      ) : (
        <p className="text-muted-foreground">{t('labour:none')}</p>
      )}
      <Suspense>
        {open === 'start' && <StartLabour {...of} />}
        {open === 'record' && <RecordProgress {...of} />}
        {open === 'deliver' && <DeliverBaby {...of} />}
        {open === 'print' && labour && <PrintLabour mother={visit} labour={labour} rows={rows} onClose={of.onClose} />}
        {open === 'end' && <EndLabour {...of} />}
        {open !== null && typeof open === 'object' && 'strike' in open && <StrikeEntry {...of} entryId={open.strike} />}
        {open !== null && typeof open === 'object' && 'register' in open && (
          <RegisterNewborn {...of} entryId={open.register} />
        )}
      </Suspense>
    </Card>
  );
}

function Labour(props: {
  labour: LabourRow;
  rows: readonly LabourProgressRow[];
  /** What can be struck now: entries while the labour goes on, its end once it is over. */
  strikes: { entry: boolean; end: boolean };
  onStrike: (entryId: number) => void;
  onRegister: ((entryId: number) => void) | null;
}) {
  const { labour, rows, strikes, onStrike, onRegister } = props;
  const { t } = useTranslation(['labour', 'enums']);
  const { gravida, para, abortus } = labour;
  return (
    <div className="flex flex-col gap-3">
      <p className="tabular">
        {t('labour:since', { at: formatDateTime(labour.startedAt), gravida, para, abortus })}
        {labour.gestationWeeks !== null && ` · ${t('labour:weeks', { count: labour.gestationWeeks })}`}
      </p>
      {labour.endedAt === null && <Pace rows={rows} />}
      <Partograph startedAt={labour.startedAt} rows={rows} />
      {labour.babies.map(baby => (
        <BabyLine key={baby.entryId} baby={baby} onStrike={strikes.entry ? onStrike : null} onRegister={onRegister} />
      ))}
      {labour.endedAt && labour.outcome && (
        <p className="flex items-center gap-2">
          {t('labour:endedAt', {
            at: formatDateTime(labour.endedAt),
            outcome: t(`enums:labourOutcome.${labour.outcome}`),
          })}
          {strikes.end && labour.endEntryId !== null && <StrikeButton of={labour.endEntryId} onStrike={onStrike} />}
        </p>
      )}
      <ol className="divide-y" aria-label={t('labour:entries')}>
        {rows
          .toSorted((a, b) => b.at.localeCompare(a.at) || b.entryId - a.entryId)
          .map(row => (
            <li key={row.id} className="flex items-center gap-2 py-1">
              <span className={row.isStruck ? 'min-w-0 flex-1 line-through' : 'min-w-0 flex-1'}>
                <Progress row={row} />
              </span>
              {strikes.entry && !row.isStruck && <StrikeButton of={row.entryId} onStrike={onStrike} />}
            </li>
          ))}
      </ol>
    </div>
  );
}

/** Says in words which of the partograph's guide lines was crossed, while it can still change the treatment. */
function Pace({ rows }: { rows: readonly LabourProgressRow[] }) {
  const { t } = useTranslation('labour');
  const pace = paceOf(rows);
  if (pace === null || pace === 'on_time') return null;
  return (
    <p role="status" className={cn('flex items-center gap-2 font-medium', TONES[pace])}>
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {t(`pace.${pace}`)}
    </p>
  );
}

const TONES = { alert: 'text-warning-text', action: 'text-danger-text' } as const;

const shown = ['cervix', 'descent', 'fetalHeartRate', 'contractions', 'pulse', 'temperature'] as const;

function Progress({ row }: { row: LabourProgressRow }) {
  const { t } = useTranslation(['labour', 'enums']);
  const values = shown.flatMap(name => {
    const value = row[name];
    return value === null ? [] : [`${t(`labour:${name}`)} ${formatNumber(value, 1)}`];
  });
  const pressure = row.systolic !== null && row.diastolic !== null ? [`TD ${row.systolic}/${row.diastolic}`] : [];
  const fluid = row.fluid === null ? [] : [t(`enums:amnioticFluid.${row.fluid}`)];
  const note = row.note === null ? [] : [orErased(row.note)];
  return (
    <>
      <span className="tabular font-medium">{formatTime(row.at)}</span>{' '}
      {[...values, ...pressure, ...fluid, ...note].join(' · ')}
      <span className="text-xs text-muted-foreground"> · {row.by}</span>
    </>
  );
}

function BabyLine({
  baby,
  onStrike,
  onRegister,
}: {
  baby: BabyRow;
  onStrike: ((entryId: number) => void) | null;
  onRegister: ((entryId: number) => void) | null;
}) {
  const { t } = useTranslation(['labour', 'enums']);
  const { number, bornAt, gender, method, weight, length } = baby;
  const measured = [weight === null ? null : `${weight} g`, length === null ? null : `${formatNumber(length, 1)} cm`];
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border p-3">
      <div className={cn('min-w-0 flex-[1_1_14rem]', baby.isStruck && 'line-through')}>
        <p className="font-medium">
          {t('labour:baby', { number, gender: t(`enums:gender.${gender}`), at: formatDateTime(bornAt) })}
        </p>
        <p className="text-muted-foreground">
          {joined(!baby.isAlive && t('labour:stillborn'), t(`enums:deliveryMethod.${method}`), ...measured, baby.by)}
        </p>
        <p className="tabular">
          {baby.apgar
            .map(each => {
              const total = apgarTotal(each);
              const band = t(`enums:apgarBand.${apgarBand(total)}`);
              return `APGAR ${t('labour:apgarTotal', { minute: each.minute, total, band })}`;
            })
            .join(' · ')}
        </p>
      </div>
      <NewbornLink baby={baby} onRegister={onRegister} />
      {onStrike && !baby.isStruck && <StrikeButton of={baby.entryId} onStrike={onStrike} />}
    </div>
  );
}

/** Leads to the baby's page, or registers it as a patient where it is none yet. A stillborn is not registered. */
function NewbornLink({ baby, onRegister }: { baby: BabyRow; onRegister: ((entryId: number) => void) | null }) {
  const { t } = useTranslation('labour');
  if (baby.isStruck || !baby.isAlive) return null;
  return (
    <>
      {baby.newbornEncounterId !== null && (
        <Link
          to="/manage/inpatient/$id"
          params={{ id: baby.newbornEncounterId }}
          className="text-primary-text underline"
        >
          {t('openNewborn')}
        </Link>
      )}
      {baby.newbornEncounterId === null && onRegister && (
        <Button size="sm" variant="primary" onClick={() => onRegister(baby.entryId)}>
          <Baby aria-hidden />
          {t('register')}
        </Button>
      )}
    </>
  );
}

function StrikeButton({ of, onStrike }: { of: number; onStrike: (entryId: number) => void }) {
  const { t } = useTranslation('labour');
  return (
    <Button size="sm" variant="ghost" onClick={() => onStrike(of)}>
      <Ban aria-hidden />
      {t('strike')}
    </Button>
  );
}
