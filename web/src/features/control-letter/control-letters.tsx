import {
  deleteControlLetter,
  voidControlLetter,
  type ControlLetterKind,
} from '@alur/contracts/control-letter/commands';
import { visitControlLetters, type ControlLetterRow } from '@alur/contracts/control-letter/rows';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVclaim } from '@/app/use-vclaim';
import { ReasonDialog } from '@/api/reason-dialog';
import { useTopic } from '@/live/use-topic';
import { heldOrRefused } from '@/selectors/held-or-refused';
import { Button } from '@/ui/button';
import { LineSkeleton } from '@/ui/states';
import { LetterLine, type Deed } from './letter-line';

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog')).PlanDialog }));
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog')).ChangeDialog }));
const TypeDialog = lazy(async () => ({ default: (await import('./type-dialog')).TypeDialog }));
const ControlPaper = lazy(async () => ({ default: (await import('./control-paper')).ControlPaper }));

const kinds = ['control', 'admission'] as const satisfies readonly ControlLetterKind[];
type Opened = { what: 'plan' | 'type'; kind: ControlLetterKind } | { what: Deed; row: ControlLetterRow };

/** Of each kind the letter that counts. */
const shown = (rows: readonly ControlLetterRow[]): ControlLetterRow[] =>
  kinds.flatMap(kind => heldOrRefused(rows.filter(row => row.kind === kind)) ?? []);

interface Props {
  encounterId: number;
  /** Whether anything is planned in the visit still. */
  isOpen: boolean;
  mayRecord: boolean;
  mayVoid: boolean;
}

/** The control letter and the order to admit of a visit, as they come. */
export function ControlLetters({ encounterId, isOpen, mayRecord, mayVoid }: Props) {
  const { t } = useTranslation('control-letter');
  const { rows, loading } = useTopic(visitControlLetters, { encounterId });
  const own = useVclaim();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const letters = shown(rows);
  const missing = kinds.filter(kind => !letters.some(row => row.kind === kind && row.status !== 'failed'));
  if (loading) return <LineSkeleton />;
  return (
    <div className="grid gap-2">
      {letters.length === 0 && <p className="text-muted-foreground">{t('none')}</p>}
      <ul className="divide-y">
        {letters.map(row => (
          <LetterLine key={row.id} row={row} {...{ own, mayRecord, mayVoid }} onDo={what => setOpened({ what, row })} />
        ))}
      </ul>
      {isOpen && mayRecord && missing.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {own !== null &&
            missing.map(kind => (
              <Button key={kind} size="sm" onClick={() => setOpened({ what: 'plan', kind })}>
                <Plus aria-hidden />
                {t(`plan.${kind}`)}
              </Button>
            ))}
          {missing.map(kind => (
            <Button key={kind} size="sm" variant="ghost" onClick={() => setOpened({ what: 'type', kind })}>
              {t(`type.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      <Suspense>
        {opened?.what === 'plan' && (
          <PlanDialog
            {...{ encounterId, kind: opened.kind }}
            refused={letters.find(({ kind, status }) => kind === opened.kind && status === 'failed') ?? null}
            onClose={close}
          />
        )}
        {opened?.what === 'type' && <TypeDialog {...{ encounterId, kind: opened.kind }} onClose={close} />}
        {opened?.what === 'change' && <ChangeDialog row={opened.row} onClose={close} />}
        {opened?.what === 'print' && <ControlPaper row={opened.row} onClose={close} />}
      </Suspense>
      {(opened?.what === 'delete' || opened?.what === 'void') && (
        <Withdrawal what={opened.what} row={opened.row} onClose={close} />
      )}
    </div>
  );
}

/** Asks why the letter is deleted in VClaim, or is void here alone. */
function Withdrawal({ what, row, onClose }: { what: 'delete' | 'void'; row: ControlLetterRow; onClose: () => void }) {
  const { t } = useTranslation('control-letter');
  const number = row.number;
  const asked = {
    delete: {
      command: deleteControlLetter,
      ...{ title: t('deletion.title'), description: t('deletion.text', { number }) },
      ...{ confirmLabel: t('deletion.do'), success: t('deletion.asked') },
    },
    void: {
      command: voidControlLetter,
      ...{ title: t('void'), description: t('voidText', { number }) },
      ...{ confirmLabel: t('void'), success: t('voidedDone') },
    },
  };
  return <ReasonDialog {...asked[what]} id={row.id} danger onClose={onClose} />;
}
