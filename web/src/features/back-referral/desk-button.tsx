import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { orErased } from '@/ui/or-erased';
import { LineSkeleton } from '@/ui/states';
import { useBackReferralRights } from './use-back-referral-rights';

const BackReferrals = lazy(async () => ({ default: (await import('./back-referrals')).BackReferrals }));

/** A desk refers back where it issues letters of eligibility: upon an outpatient's letter. */
export function DeskButton({ row }: { row: CasemixVisitRow }) {
  const { t } = useTranslation('back-referral');
  const may = useBackReferralRights();
  const [isOpen, setOpen] = useState(false);
  const name = orErased(row.patientName);
  if (!may.view || row.letter?.care !== 'outpatient' || row.status === 'cancelled') return null;
  return (
    <>
      <Button size="icon-sm" variant="ghost" aria-label={t('ofPatient', { name })} onClick={() => setOpen(true)}>
        <Undo2 aria-hidden />
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={t('title')} description={name}>
          <Suspense fallback={<LineSkeleton />}>
            <BackReferrals encounterId={row.id} doctorId={row.doctorId} isOpen may={may} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
