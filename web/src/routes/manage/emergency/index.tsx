import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useSettingsSection } from '@/app/settings-section';
import { useCan } from '@/access/use-can';
import { day, listParams, month, oneOf, positive, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { UrlTabs } from '@/ui/tabs';
import { Referrals } from './-referrals';

// Each tab is loaded when it is opened.
const EmergencyBoard = lazy(async () => ({
  default: (await import('@/features/emergency/emergency-board')).EmergencyBoard,
}));
const EmergencyReport = lazy(async () => ({
  default: (await import('@/features/emergency/emergency-report')).EmergencyReport,
}));
const RegisterDialog = lazy(async () => ({
  default: (await import('@/features/emergency/register-dialog')).RegisterDialog,
}));
const TriageDialog = lazy(async () => ({ default: (await import('@/features/emergency/triage-dialog')).TriageDialog }));

export const Route = createFileRoute('/manage/emergency/')({
  validateSearch: search({
    ...{ ...listParams, tab: text, month, part: oneOf('feedback'), from: day, to: day },
    referralStage: oneOf('done', 'rejected', 'cancelled'),
    unit: text,
    referral: positive,
  }),
  loader: textsFor('emergency'),
  component: EmergencyPage,
});

function EmergencyPage() {
  const { t } = useTranslation('emergency');
  const can = useCan();
  const navigate = Route.useNavigate();
  const [registering, setRegistering] = useState(false);
  const [triaging, setTriaging] = useState<EmergencyRow | null>(null);
  const { tab } = Route.useSearch();
  useAccessScope('emergency', tab === 'report' || tab === 'referral' ? tab : 'ongoing');
  const { scale } = useSettingsSection('emergency').settings.emergency;
  const open = (id: number) => void navigate({ to: '/manage/emergency/$id', params: { id } });
  const tabs = [
    { value: 'ongoing', label: t('tabs.ongoing'), shown: can('emergency.ongoing:view') },
    { value: 'referral', label: t('tabs.referral'), shown: can('emergency.referral:view') },
    { value: 'report', label: t('tabs.report'), shown: can('emergency.report:view') },
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          can('emergency.ongoing:register') && (
            <Button variant="primary" onClick={() => setRegistering(true)}>
              <Plus aria-hidden />
              {t('register')}
            </Button>
          )
        }
      />
      <UrlTabs label={t('title')} items={tabs.filter(({ shown }) => shown)}>
        {shown =>
          shown === 'report' ? (
            <EmergencyReport />
          ) : shown === 'referral' ? (
            <Referrals
              onOpen={({ encounterId: id, id: referralid }) =>
                void navigate({ to: '/manage/emergency/$id/ward-referral/$referralid', params: { id, referralid } })
              }
            />
          ) : (
            <EmergencyBoard onOpen={({ encounterId }) => open(encounterId)} onTriage={setTriaging} />
          )
        }
      </UrlTabs>
      {registering && (
        <Suspense>
          <RegisterDialog onClose={() => setRegistering(false)} onRegistered={() => setRegistering(false)} />
        </Suspense>
      )}
      {triaging && (
        <Suspense>
          <TriageDialog visit={triaging} scale={scale} onClose={() => setTriaging(null)} />
        </Suspense>
      )}
    </>
  );
}
