import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { revokeLetter } from '@alur/contracts/letter/commands';
import { visitLetters, type LetterRow } from '@alur/contracts/letter/rows';
import { Ban, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { LineSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';

// The dialogs are loaded lazily, because most visits have no letters.
const IssueLetter = lazy(async () => ({ default: (await import('./letter-dialogs')).IssueLetter }));
const PrintLetter = lazy(async () => ({ default: (await import('./letter-paper')).PrintLetter }));

export const loadTexts = textsFor('letter');

/** The letters of a visit, which can be written during and after it. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const can = useCan();
  return can('outpatient.letter:view') ? <Letters visit={visit} /> : null;
}

/** The dialog that is open. */
type Open = { what: 'issue' } | { what: 'print' | 'revoke'; letter: LetterRow };

function Letters({ visit }: { visit: VisitRecordRow }) {
  const { t } = useTranslation('letter');
  const can = useCan();
  const { rows, loading } = useTopic(visitLetters, { encounterId: visit.encounterId });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isWritable = visit.status === 'ongoing' || visit.status === 'done';
  return (
    <Card
      title={t('title')}
      actions={
        isWritable &&
        can('outpatient.letter:issue') && (
          <Button size="sm" onClick={() => setOpen({ what: 'issue' })}>
            <Plus aria-hidden />
            {t('issue')}
          </Button>
        )
      }
    >
      {loading ? (
        <LineSkeleton />
      ) : rows.length === 0 ? (
        <p className="text-muted-foreground">{t('none')}</p>
      ) : (
        <ul className="divide-y">
          {rows
            .toSorted((a, b) => a.id - b.id)
            .map(letter => (
              <LetterLine
                key={letter.id}
                letter={letter}
                mayRevoke={isWritable && can('outpatient.letter:revoke')}
                onOpen={what => setOpen({ what, letter })}
              />
            ))}
        </ul>
      )}
      <Suspense>
        {open?.what === 'issue' && <IssueLetter visit={visit} onClose={close} />}
        {open?.what === 'print' && <PrintLetter letter={open.letter} visit={visit} onClose={close} />}
      </Suspense>
      {open?.what === 'revoke' && <RevokeLetter letter={open.letter} onClose={close} />}
    </Card>
  );
}

function LetterLine(props: { letter: LetterRow; mayRevoke: boolean; onOpen: (what: 'print' | 'revoke') => void }) {
  const { letter, mayRevoke, onOpen } = props;
  const { t } = useTranslation(['letter', 'enums']);
  const isRevoked = letter.status === 'revoked';
  return (
    <li className="flex min-h-row items-center gap-2 py-1">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{t(`enums:letterKind.${letter.kind}`)}</span>
        <span className="tabular block truncate text-xs text-muted-foreground">
          {letter.number} · {formatDate(letter.issuedOn)}
        </span>
        {isRevoked && (
          <span className="block text-xs text-muted-foreground">
            {t('revokedBecause', { reason: orErased(letter.revokeReason ?? '') })}
          </span>
        )}
      </span>
      {isRevoked && (
        <StatusChip tone="danger" icon={Ban}>
          {t('revoked')}
        </StatusChip>
      )}
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('printOf', { number: letter.number })}
        onClick={() => onOpen('print')}
      >
        <Printer aria-hidden />
      </Button>
      {mayRevoke && !isRevoked && (
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={t('revokeOf', { number: letter.number })}
          onClick={() => onOpen('revoke')}
        >
          <Ban aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** Asks why a letter is taken back. */
function RevokeLetter({ letter, onClose }: { letter: LetterRow; onClose: () => void }) {
  const { t } = useTranslation('letter');
  return (
    <ReasonDialog
      command={revokeLetter}
      id={letter.id}
      title={t('revokeTitle', { number: letter.number })}
      description={t('revokeText')}
      confirmLabel={t('revoke')}
      success={t('revokedDone')}
      danger
      onClose={onClose}
    />
  );
}
