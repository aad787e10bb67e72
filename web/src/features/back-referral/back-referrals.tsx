import { visitBackReferrals, type BackReferralRow } from '@alur/contracts/back-referral/rows';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVclaim } from '@/app/use-vclaim';
import { useTopic } from '@/live/use-topic';
import { heldOrRefused } from '@/selectors/held-or-refused';
import { Button } from '@/ui/button';
import { LineSkeleton } from '@/ui/states';
import { BackReferralLine } from './back-referral-line';
import { OpenedDeed, type Deed } from './opened-deed';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));
const TypeDialog = lazy(async () => ({ default: (await import('./type-dialog')).TypeDialog }));

type Opened = { what: 'request' | 'type' } | { what: Deed; row: BackReferralRow };

interface Props {
  encounterId: number;
  doctorId: number | null;
  /** Whether she is referred back in the visit still. */
  isOpen: boolean;
  may: { record: boolean; void: boolean };
}

/** The back-referral of a visit, as it comes. */
export function BackReferrals({ encounterId, doctorId, isOpen, may }: Props) {
  const { t } = useTranslation('back-referral');
  const { rows, loading } = useTopic(visitBackReferrals, { encounterId });
  const own = useVclaim();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const row = heldOrRefused(rows);
  if (loading) return <LineSkeleton />;
  return (
    <div className="grid gap-2">
      {row ? (
        <BackReferralLine row={row} may={may} onDo={what => setOpened({ what, row })} />
      ) : (
        <p className="text-muted-foreground">{t('none')}</p>
      )}
      {isOpen && may.record && (row === null || row.status === 'failed') && (
        <div className="flex flex-wrap gap-1">
          {own !== null && (
            <Button size="sm" onClick={() => setOpened({ what: 'request' })}>
              <Plus aria-hidden />
              {t('request.open')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setOpened({ what: 'type' })}>
            {t('type.open')}
          </Button>
        </div>
      )}
      <Suspense>
        {opened?.what === 'request' && <RequestDialog {...{ encounterId, doctorId, refused: row }} onClose={close} />}
        {opened?.what === 'type' && <TypeDialog encounterId={encounterId} onClose={close} />}
      </Suspense>
      {opened && 'row' in opened && <OpenedDeed what={opened.what} row={opened.row} onClose={close} />}
    </div>
  );
}
