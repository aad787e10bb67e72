import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { ReferralType } from '@alur/contracts/referral/commands';
import { visitReferrals, type ReferralRow } from '@alur/contracts/referral/rows';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDate } from '@/ui/format';
import { joined } from '@/ui/joined';
import { SideSheet } from '@/ui/side-sheet';
import { LineSkeleton } from '@/ui/states';
import { NumberState } from './number-state';
import { goalOf, places, ReferralStatusChip } from './referral-looks';

const ReferralDraftDialog = lazy(async () => ({ default: (await import('./referral-draft')).ReferralDraftDialog }));
const ReferralDetail = lazy(async () => ({ default: (await import('./referral-detail')).ReferralDetail }));

export const loadTexts = textsFor('referral');

/** The referrals of a visit's patient. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const can = useCan();
  return places.some(place => can(`${place}.referral:view`)) ? <Referrals visit={visit} /> : null;
}

/** `drafts`: the type of the draft to open at once. */
export function Referrals({ visit, drafts = null }: { visit: VisitRecordRow; drafts?: ReferralType | null }) {
  const { t } = useTranslation('referral');
  const can = useCan();
  const { encounterId, status } = visit;
  const { rows, loading } = useTopic(visitReferrals, { encounterId });
  const [drafting, setDrafting] = useState<ReferralType | null>(drafts);
  const [chosen, setChosen] = useState<number | null>(null);
  const open = rows.find(({ id }) => id === chosen);
  const sends = places.some(place => can(`${place}.referral:send`));
  return (
    <Card
      title={t('title')}
      actions={
        sends &&
        (status === 'ongoing' || status === 'done') && (
          <Button size="sm" onClick={() => setDrafting(status === 'done' ? 'external' : 'internal')}>
            <Plus aria-hidden />
            {t('new')}
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
            .map(row => (
              <ReferralLine key={row.id} referral={row} onOpen={() => setChosen(row.id)} />
            ))}
        </ul>
      )}
      <Suspense>
        {drafting && (
          <ReferralDraftDialog
            encounterId={encounterId}
            type={drafting}
            onClose={() => setDrafting(null)}
            onDone={id => {
              setDrafting(null);
              setChosen(id);
            }}
          />
        )}
        {open && (
          <SideSheet open onOpenChange={isShown => !isShown && setChosen(null)} title={t('one')}>
            <ReferralDetail referral={open} />
          </SideSheet>
        )}
      </Suspense>
    </Card>
  );
}

function ReferralLine({ referral, onOpen }: { referral: ReferralRow; onOpen: () => void }) {
  const { t } = useTranslation('enums');
  return (
    <li>
      <button type="button" className="flex min-h-row w-full items-center gap-2 py-1 text-left" onClick={onOpen}>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{goalOf(referral)}</span>
          <span className="tabular block truncate text-xs text-muted-foreground">
            {joined(t(`referralType.${referral.type}`), formatDate(referral.plannedOn), referral.externalNumber)}
          </span>
        </span>
        <NumberState referral={referral} />
        <ReferralStatusChip status={referral.status} />
      </button>
    </li>
  );
}
