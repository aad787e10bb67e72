import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { textsFor } from '@/i18n/i18n';
import { Card } from '@/ui/card';
import { LineSkeleton } from '@/ui/states';
import { useBackReferralRights } from './use-back-referral-rights';

// Only a hospital's visits that BPJS pays have them.
const BackReferrals = lazy(async () => ({ default: (await import('./back-referrals')).BackReferrals }));

export const loadTexts = textsFor('back-referral');

/** How BPJS's programme of chronic diseases takes the patient of a visit back; it rests on an outpatient's letter. */
export function VisitPanel({ visit, isStay = false }: { visit: VisitRecordRow; isStay?: boolean }) {
  const { t } = useTranslation('back-referral');
  const may = useBackReferralRights();
  if (!may.view || visit.payer !== 'bpjs' || isStay) return null;
  return (
    <Card title={t('title')}>
      <Suspense fallback={<LineSkeleton />}>
        <BackReferrals
          encounterId={visit.encounterId}
          doctorId={visit.doctorId}
          isOpen={visit.status === 'ongoing' || visit.status === 'done'}
          may={may}
        />
      </Suspense>
    </Card>
  );
}
