import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { listParams, oneOf, positive, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { UrlTabs } from '@/ui/tabs';

const NursingPost = lazy(async () => ({ default: (await import('@/features/observation/nursing-post')).NursingPost }));
const ReferralBoard = lazy(async () => {
  const [{ ReferralBoard: board }] = await Promise.all([
    import('@/features/referral/referral-board'),
    textsFor('referral')(),
  ]);
  return { default: board };
});

export const Route = createFileRoute('/manage/icu/')({
  validateSearch: search({
    ...listParams,
    tab: text,
    ward: positive,
    referralStage: oneOf('done', 'rejected', 'cancelled'),
    unit: text,
    referral: positive,
  }),
  loader: textsFor('observation', 'bed'),
  component: Icu,
});

/** SPEC 3: who lies in intensive care, and who is on her way from it. */
function Icu() {
  const { t } = useTranslation('observation');
  const can = useCan();
  const { ward } = Route.useSearch();
  const navigate = Route.useNavigate();
  useAccessScope('icu', 'ongoing');
  const open = (id: number) => void navigate({ to: '/manage/icu/$id', params: { id } });
  return (
    <>
      <PageHead title={t('icu')} />
      <UrlTabs
        label={t('icu')}
        items={[
          { value: 'ongoing', label: t('tabOngoing') },
          { value: 'referral', label: t('tabReferral'), shown: can('inpatient.referral:view') },
        ].filter(({ shown = true }) => shown)}
      >
        {tab =>
          tab === 'referral' ? (
            <ReferralBoard desk="INPATIENT" />
          ) : (
            <NursingPost
              kind="intensive_care"
              wardId={ward}
              onWard={id => void navigate({ search: { ward: id } })}
              onOpen={id => void navigate({ to: '/manage/inpatient/$id', params: { id } })}
              onOpenChart={open}
            />
          )
        }
      </UrlTabs>
    </>
  );
}
