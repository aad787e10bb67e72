import { createFileRoute, Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useInsurance } from '@/app/facilities';
import { day, listParams, oneOf, positive, search, text } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { CasemixTabs } from '@/features/casemix/casemix-tabs';
import { ClaimList } from '@/features/casemix/claim-list';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';
import { UrlTabs } from '@/ui/tabs';

const ClaimPage = lazy(async () => ({ default: (await import('@/features/casemix/claim-page')).ClaimPage }));
const ClaimsAtBpjs = lazy(async () => ({ default: (await import('@/features/casemix/claims-at-bpjs')).ClaimsAtBpjs }));
const UnclaimedList = lazy(async () => ({
  default: (await import('@/features/casemix/unclaimed-list')).UnclaimedList,
}));

export const Route = createFileRoute('/manage/casemix/')({
  validateSearch: search({
    ...{ ...listParams, from: day, to: day, tab: text, claim: positive },
    state: oneOf('open', 'coded', 'finalized', 'cancelled'),
    sending: oneOf('unsent', 'queued', 'grouped', 'sent', 'failed'),
    care: oneOf('inpatient', 'outpatient'),
  }),
  loader: textsFor('casemix'),
  component: Casemix,
});

/** SPEC 2: claims; one is at `?claim=`. Who only records letters is brought to them. */
function Casemix() {
  const { t } = useTranslation('casemix');
  const can = useCan();
  const navigate = Route.useNavigate();
  const { claim } = Route.useSearch();
  const { isBpjs, pcare } = useInsurance();
  useAccessScope('casemix', 'claim');
  const back = useBack(() => void navigate({ search: {} }));
  if (!can('casemix.claim:view')) return <Navigate to="/manage/casemix/eligibility-letter" replace />;
  if (claim !== undefined)
    return (
      <Suspense fallback={<TableSkeleton rows={6} columns={4} />}>
        <ClaimPage key={claim} id={claim} back={back} />
      </Suspense>
    );
  return (
    <>
      <PageHead title={t('title')} />
      <CasemixTabs />
      <UrlTabs
        label={t('tabs')}
        items={[
          { value: 'claims', label: t('claimed') },
          { value: 'unclaimed', label: t('unclaimed') },
          ...(isBpjs && !pcare ? [{ value: 'at-bpjs', label: t('atBpjs.tab') }] : []),
        ]}
      >
        {value => (value === 'unclaimed' ? <UnclaimedList /> : value === 'at-bpjs' ? <ClaimsAtBpjs /> : <ClaimList />)}
      </UrlTabs>
    </>
  );
}
