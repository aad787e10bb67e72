import { deleteBackReferral, voidBackReferral } from '@alur/contracts/back-referral/commands';
import type { BackReferralRow } from '@alur/contracts/back-referral/rows';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@/api/reason-dialog';

const BackReferralPaper = lazy(async () => ({ default: (await import('./back-referral-paper')).BackReferralPaper }));

export type Deed = 'print' | 'void' | 'delete';

/** What was chosen to be done with one: its paper, or why it is deleted in VClaim, or void here alone. */
export function OpenedDeed({ what, row, onClose }: { what: Deed; row: BackReferralRow; onClose: () => void }) {
  const { t } = useTranslation('back-referral');
  const { number } = row;
  if (what === 'print')
    return (
      <Suspense>
        <BackReferralPaper row={row} onClose={onClose} />
      </Suspense>
    );
  const asked = {
    delete: {
      command: deleteBackReferral,
      ...{ title: t('deletion.title'), description: t('deletion.text', { number }) },
      ...{ confirmLabel: t('deletion.do'), success: t('deletion.asked') },
    },
    void: {
      command: voidBackReferral,
      ...{ title: t('void'), description: t('voidText', { number }) },
      ...{ confirmLabel: t('void'), success: t('voidedDone') },
    },
  };
  return <ReasonDialog {...asked[what]} id={row.id} danger onClose={onClose} />;
}
