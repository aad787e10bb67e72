import { ward } from '@alur/contracts/bed/catalogues';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { day, listParams, oneOf, positive, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
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
    ...{ ...listParams, from: day, to: day },
    tab: text,
    ward: positive,
    show: oneOf('mine', 'overdue', 'red'),
    referralStage: oneOf('done', 'rejected', 'cancelled'),
    referralWay: oneOf('sent'),
    unit: text,
    referral: positive,
  }),
  loader: textsFor('observation', 'bed'),
  component: Icu,
});

/** SPEC 3: the patients in intensive care, and those on their way from it. */
function Icu() {
  const { t } = useTranslation('observation');
  const can = useCan();
  const { ward: wardId, show } = Route.useSearch();
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
            <Referral />
          ) : (
            <NursingPost
              kind="intensive_care"
              wardId={wardId}
              onWard={id => void navigate({ search: { ward: id, show } })}
              show={show}
              onShow={next => void navigate({ search: { ward: wardId, show: next } })}
              onOpen={id => void navigate({ to: '/manage/inpatient/$id', params: { id } })}
              onOpenChart={open}
            />
          )
        }
      </UrlTabs>
    </>
  );
}

/** SPEC 3: transfers and referrals from and to intensive care. */
function Referral() {
  useAccessScope('icu', 'ongoing');
  const { rows, loading } = useTopic(ward.topic, {});
  const unitIds = rows.filter(({ kind }) => kind === 'intensive_care').map(({ id }) => id);
  return loading ? null : <ReferralBoard desk="INPATIENT" unitIds={unitIds} />;
}
