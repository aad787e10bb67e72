import { withdrawControlLetter } from '@alur/contracts/control-letter/commands';
import type { ControlLetterRow } from '@alur/contracts/control-letter/rows';
import { Ban, CalendarClock, Printer, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { VclaimState, VclaimWords } from '@/selectors/vclaim-state';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';

export type Deed = 'print' | 'change' | 'void' | 'delete';

/** A letter with its number, for when and whom it is, and how it stands with VClaim. */
export function LetterLine({
  row,
  own,
  mayRecord,
  mayVoid,
  onDo,
}: {
  row: ControlLetterRow;
  /** The facility's own code in VClaim, which changes and deletes no other's letters. */
  own: string | null;
  mayRecord: boolean;
  mayVoid: boolean;
  onDo: (what: Deed) => void;
}) {
  const { t } = useTranslation(['control-letter', 'enums']);
  const { number, status } = row;
  const isOwn = own !== null && number !== null && number.startsWith(own) && row.deletion?.status !== 'queued';
  return (
    <li className="flex min-h-row flex-wrap items-center gap-2 py-1">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {t(`enums:controlLetterKind.${row.kind}`)} {number && <span className="tabular">{number}</span>}
        </span>
        <span className="block text-xs text-muted-foreground">
          {[formatDate(row.plannedOn), row.poli.name, row.doctor.name].join(', ')}
        </span>
        <VclaimWords of={row.problem} />
        <VclaimWords of={row.change?.problem} />
        <VclaimWords of={row.deletion?.problem} />
      </span>
      <span role="status">
        <LetterState row={row} />
      </span>
      {status === 'queued' && mayRecord && <Withdraw row={row} />}
      {status === 'issued' && number && (
        <span className="flex">
          <Deed icon={Printer} label={t('control-letter:printOf', { number })} onDo={() => onDo('print')} />
          {mayRecord && isOwn && (
            <Deed icon={CalendarClock} label={t('control-letter:change.of', { number })} onDo={() => onDo('change')} />
          )}
          {mayVoid && isOwn && (
            <Deed icon={Trash2} label={t('control-letter:deletion.of', { number })} onDo={() => onDo('delete')} />
          )}
          {mayVoid && <Deed icon={Ban} label={t('control-letter:voidOf', { number })} onDo={() => onDo('void')} />}
        </span>
      )}
    </li>
  );
}

function Deed({ icon: Icon, label, onDo }: { icon: typeof Ban; label: string; onDo: () => void }) {
  return (
    <Button size="icon-sm" variant="ghost" aria-label={label} onClick={onDo}>
      <Icon aria-hidden />
    </Button>
  );
}

function Withdraw({ row }: { row: ControlLetterRow }) {
  const { t } = useTranslation('control-letter');
  const withdraw = useCommand(withdrawControlLetter, { success: t('withdrawn') });
  return (
    <Button size="sm" pending={withdraw.pending} onClick={() => void withdraw.run({ id: row.id, body: {} })}>
      {t('withdraw')}
    </Button>
  );
}

/** How it stands; a request that VClaim did not take yet waits, and says so. */
function LetterState({ row: { status, change, deletion, problem } }: { row: ControlLetterRow }) {
  const { t } = useTranslation(['control-letter', 'enums']);
  if (deletion?.status === 'queued') return <VclaimState is="going">{t('control-letter:deletion.queued')}</VclaimState>;
  if (deletion?.status === 'failed')
    return <VclaimState is="failed">{t('control-letter:deletion.failed')}</VclaimState>;
  if (change?.status === 'queued') return <VclaimState is="going">{t('control-letter:change.queued')}</VclaimState>;
  if (change?.status === 'failed') return <VclaimState is="failed">{t('control-letter:change.failed')}</VclaimState>;
  if (status === 'queued' && problem) return <VclaimState is="waits">{t('control-letter:waits')}</VclaimState>;
  const is = status === 'queued' ? 'going' : status === 'failed' ? 'failed' : 'done';
  return <VclaimState is={is}>{t(`enums:controlLetterStatus.${status}`)}</VclaimState>;
}
