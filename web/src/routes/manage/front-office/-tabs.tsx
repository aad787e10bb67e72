import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useInsurance } from '@/app/facilities';
import { LinkTabs } from '@/ui/link-tabs';
import { PageHead } from '@/ui/page-head';

/** The tabs of the front office: the patients, the queue, and what PCare has of visits where it is used (SPEC 6). */
export function FrontOfficeTabs() {
  const { t } = useTranslation('patient');
  const can = useCan();
  const { pcare } = useInsurance();
  const items = [
    can('front-office.patient-list') && { to: '/manage/front-office', label: t('tabs.list') },
    can('front-office.patient-queue') && { to: '/manage/front-office/patient/clinic-queue', label: t('tabs.queue') },
    pcare && can('front-office.pcare') && { to: '/manage/front-office/patient/pcare', label: t('tabs.pcare') },
    can('front-office.patient-import') && { to: '/manage/front-office/patient/import', label: t('tabs.import') },
  ].filter(item => item !== false);
  return (
    <div className="pb-3">
      <PageHead title={t('title')} />
      <LinkTabs label={t('title')} items={items} />
    </div>
  );
}
