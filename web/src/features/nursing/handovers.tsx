import * as commands from '@alur/contracts/nursing/commands';
import { nursingHandovers, type HandoverRow, type NursingPlanRow } from '@alur/contracts/nursing/rows';
import { NotePart } from '@alur/contracts/record/progress-note';
import { Ban, Check, Clock } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import { ReasonDialog } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';

const HandOverDialog = lazy(async () => ({ default: (await import('./hand-over-dialog')).HandOverDialog }));
const partOf = (part: string) => NotePart.parse(part) as 'situation' | 'background' | 'assessment' | 'recommendation';

/** Handovers from shift to shift, the newest first: each waits until a nurse of the next shift has received it. */
export function Handovers({ encounterId, plans }: { encounterId: number; plans: readonly NursingPlanRow[] }) {
  const { t } = useTranslation('nursing');
  const can = useCan();
  const { rows, loading } = useTopic(nursingHandovers, { encounterId });
  const [writing, setWriting] = useState(false);
  const ordered = rows.toSorted((a, b) => b.id - a.id);
  const last = ordered.find(({ status }) => status === 'signed')?.signedAt ?? null;
  return (
    <Card
      title={t('handovers')}
      actions={
        can('inpatient.ongoing.nursing-care:hand-over') && (
          <Button size="sm" onClick={() => setWriting(true)}>
            {t('handOver')}
          </Button>
        )
      }
    >
      {rows.length === 0 && !loading ? (
        <p className="text-muted-foreground">{t('noHandovers')}</p>
      ) : (
        <ul className="flex flex-col gap-3 divide-y">
          {ordered.map(row => (
            <li key={row.id} className="pt-3 first:pt-0">
              <Handover row={row} />
            </li>
          ))}
        </ul>
      )}
      {writing && (
        <Suspense>
          <HandOverDialog encounterId={encounterId} plans={plans} since={last} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Handover({ row }: { row: HandoverRow }) {
  const { t } = useTranslation(['nursing', 'enums']);
  const can = useCan();
  const isOwn = useAtomValue(sessionAtom)?.user.id === row.signedById;
  const receive = useCommand(commands.receiveHandover, { success: t('nursing:received') });
  const [striking, setStriking] = useState(false);
  const waits = row.status === 'signed' && row.receivedAt === null;
  const shift = row.shift ? t(`enums:wardShift.${row.shift}`) : '';
  return (
    <article>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{t('nursing:shiftOf', { shift, name: row.signedBy })}</span>
        <span className="tabular text-xs text-muted-foreground">{formatDateTime(row.signedAt)}</span>
        <HandoverState row={row} />
        {waits && can('inpatient.ongoing.nursing-care:hand-over') && (
          <span className="ml-auto">
            {isOwn ? (
              <Button size="sm" variant="ghost" onClick={() => setStriking(true)}>
                <Ban aria-hidden />
                {t('nursing:strike')}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="primary"
                pending={receive.pending}
                onClick={() => void receive.run({ id: row.id, body: {} })}
              >
                <Check aria-hidden />
                {t('nursing:receive')}
              </Button>
            )}
          </span>
        )}
      </header>
      <dl className={`grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)] ${row.status === 'struck' ? 'line-through' : ''}`}>
        {row.parts.map(({ part, text }) => (
          <div key={part} className="contents">
            <dt className="text-muted-foreground">{t(`nursing:part.${partOf(part)}`)}</dt>
            <dd className="whitespace-pre-line">{orErased(text)}</dd>
          </div>
        ))}
        {row.instruction && (
          <>
            <dt className="text-muted-foreground">{t('nursing:instruction')}</dt>
            <dd className="whitespace-pre-line">{orErased(row.instruction)}</dd>
          </>
        )}
      </dl>
      {striking && <StrikeHandover id={row.id} onClose={() => setStriking(false)} />}
    </article>
  );
}

function HandoverState({ row }: { row: HandoverRow }) {
  const { t } = useTranslation('nursing');
  if (row.status === 'struck')
    return (
      <StatusChip tone="danger" icon={Ban}>
        {t('struck')}
      </StatusChip>
    );
  return row.receivedAt ? (
    <StatusChip tone="success" icon={Check}>
      {t('receivedBy', { name: row.receivedBy, at: formatDateTime(row.receivedAt) })}
    </StatusChip>
  ) : (
    <StatusChip tone="waiting" icon={Clock}>
      {t('awaits')}
    </StatusChip>
  );
}

function StrikeHandover({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('nursing');
  return (
    <ReasonDialog
      command={commands.strikeHandover}
      id={id}
      title={t('strikeTitle')}
      description={t('strikeText')}
      confirmLabel={t('strike')}
      success={t('strickenDone')}
      danger
      onClose={onClose}
    />
  );
}
