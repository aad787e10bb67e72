import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { useCurrentFacility, useInsurance } from '@/app/facilities';
import { day, listParams, search } from '@/app/search-params';
import { PcareBoard } from '@/features/bpjs/pcare-board';
import { useOpenSteps } from '@/features/mobile-jkn/open-steps';
import { textsFor } from '@/i18n/i18n';
import { FrontOfficeTabs } from '../-tabs';

export const Route = createFileRoute('/manage/front-office/patient/pcare')({
  validateSearch: search({ ...listParams, from: day, to: day }),
  loader: textsFor('patient', 'bpjs', 'mobile-jkn'),
  component: PcarePage,
});

function PcarePage() {
  useAccessScope('front-office', 'pcare');
  const facility = useCurrentFacility();
  const { pcare } = useInsurance();
  return facility && !pcare ? <Navigate to="/manage/front-office" replace /> : <Pcare />;
}

function Pcare() {
  const queue = useOpenSteps();
  return (
    <>
      <FrontOfficeTabs />
      <PcareBoard queue={queue} />
    </>
  );
}
