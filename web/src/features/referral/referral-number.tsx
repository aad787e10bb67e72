import { deleteNumber, withdrawNumber } from '@alur/contracts/referral/commands';
import type { ReferralRow } from '@alur/contracts/referral/rows';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { useVclaim } from '@/app/use-vclaim';
import { VclaimWords } from '@/selectors/vclaim-state';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { joined } from '@/ui/joined';
import { NumberState, numberStateOf } from './number-state';

const dialogs = () => import('./number-dialogs');
const AskDialog = lazy(async () => ({ default: (await dialogs()).AskDialog }));
const ChangeDialog = lazy(async () => ({ default: (await dialogs()).ChangeDialog }));
const TypeDialog = lazy(async () => ({ default: (await dialogs()).TypeDialog }));

type Opened = 'ask' | 'change' | 'type' | 'delete';

/** The number that BPJS gives a referral to another facility, what VClaim has under it, and what it was asked. */
export function ReferralNumber({ referral, sends }: { referral: ReferralRow; sends: boolean }) {
  const { t } = useTranslation(['referral', 'enums']);
  const { externalNumber, numbered } = referral;
  const asked = numbered?.asked;
  return (
    <section aria-label={t('referral:number.title')} className="grid gap-1.5 rounded-md border p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-muted-foreground">{t('referral:number.title')}</span>
          {externalNumber ? (
            <span className="tabular font-medium break-words">{externalNumber}</span>
          ) : (
            <span>{t('referral:number.none')}</span>
          )}
        </span>
        <span role="status">
          <NumberState referral={referral} />
        </span>
      </div>
      {asked && (
        <p className="text-xs text-muted-foreground">
          {joined(
            t(`enums:referralExtent.${asked.extent}`),
            [asked.facility.name, asked.poli?.name].filter(Boolean).join(', '),
            t('referral:number.plan', { date: formatDate(asked.plannedOn) }),
            numbered.eligibilityLetter && t('referral:number.letter', { number: numbered.eligibilityLetter }),
          )}
        </p>
      )}
      {[referral.numberRequest, referral.numberChange, referral.numberDeletion].map((asked, at) => (
        <VclaimWords key={at} of={asked?.problem} />
      ))}
      {sends && <Deeds referral={referral} />}
    </section>
  );
}

/** What may be done with it as it stands. A number that was typed is typed anew; one of VClaim is changed there. */
function Deeds({ referral }: { referral: ReferralRow }) {
  const { t } = useTranslation('referral');
  const own = useVclaim();
  const [opened, setOpened] = useState<Opened | null>(null);
  const withdraw = useCommand(withdrawNumber, { success: t('number.withdrawn') });
  const { id, status, externalNumber: number, numbered } = referral;
  const isUnderWay = status !== 'cancelled' && status !== 'rejected';
  const isQueued = referral.numberRequest?.status === 'queued';
  const isGoing = numberStateOf(referral) === 'deleting';
  const isOwn = own !== null && number !== null && number.startsWith(own) && !isGoing;
  const deeds: [boolean, Opened, string][] = [
    [isUnderWay && own !== null && number === null && !isQueued, 'ask', t('number.ask')],
    [isUnderWay && isOwn, 'change', t('number.change')],
    [isUnderWay && numbered === null && !isGoing, 'type', t('number.type')],
    [isOwn, 'delete', t('number.delete')],
  ];
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-1">
      {isQueued && (
        <Button size="sm" pending={withdraw.pending} onClick={() => void withdraw.run({ id, body: {} })}>
          {t('number.withdraw')}
        </Button>
      )}
      {deeds
        .filter(([shown]) => shown)
        .map(([, deed, label]) => (
          <Button key={deed} size="sm" onClick={() => setOpened(deed)}>
            {label}
          </Button>
        ))}
      <Suspense>
        {opened === 'ask' && <AskDialog referral={referral} onClose={close} />}
        {opened === 'change' && <ChangeDialog referral={referral} onClose={close} />}
        {opened === 'type' && <TypeDialog referral={referral} onClose={close} />}
      </Suspense>
      {opened === 'delete' && (
        <ReasonDialog
          command={deleteNumber}
          id={id}
          danger
          title={t('number.delete')}
          description={t('number.deleteText', { number })}
          confirmLabel={t('number.delete')}
          success={t('number.deleteAsked')}
          onClose={close}
        />
      )}
    </div>
  );
}
