import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { listParams, oneOf, search } from '@/app/search-params';
import { paymentMethodForm, roomForm, signaForm } from '@/features/catalogue/catalogue-forms';
import { CatalogueScreen } from '@/features/catalogue/catalogue-screen';
import { DisplayDevices } from '@/features/display/display-devices';
import { ScheduleScreen } from '@/features/schedule/schedule-screen';
import { SettingsSections } from '@/features/settings/settings-sections';
import { PageHead } from '@/ui/card';
import { UrlTabs } from '@/ui/tabs';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/settings/')({
  validateSearch: search({
    ...listParams,
    tab: oneOf('general', 'registration', 'schedule', 'outpatient', 'cashier', 'signa', 'payment-method', 'display'),
    show: oneOf('active', 'retired'),
  }),
  loader: textsFor('settings', 'catalogue', 'display', 'schedule'),
  component: SettingsPage,
});

/** Each tab: its right's place in the access tree, and what stands on it. */
const pages = [
  { value: 'general', place: 'general', word: 'tab.general', content: <SettingsSections show={['general']} /> },
  {
    value: 'registration',
    place: 'registration',
    word: 'tab.registration',
    content: <SettingsSections show={['fees']} />,
  },
  { value: 'schedule', place: 'outpatient.schedule', word: 'part.schedule', content: <ScheduleScreen /> },
  {
    value: 'outpatient',
    place: 'outpatient.room',
    word: 'part.room',
    content: <CatalogueScreen key="room" form={roomForm} />,
  },
  {
    value: 'cashier',
    place: 'other',
    word: 'tab.other',
    content: <SettingsSections show={['cashier', 'pharmacy']} />,
  },
  { value: 'signa', place: 'other', word: 'part.signa', content: <CatalogueScreen key="signa" form={signaForm} /> },
  {
    value: 'payment-method',
    place: 'other',
    word: 'part.payment-method',
    content: <CatalogueScreen key="payment-method" form={paymentMethodForm} />,
  },
  { value: 'display', place: 'display', word: 'part.display', content: <DisplayDevices /> },
] as const;

function SettingsPage() {
  const { t } = useTranslation('settings');
  const can = useCan();
  const { tab } = Route.useSearch();
  const open = pages.filter(page => can(`settings.${page.place}:view`));
  const [place, section] = (open.find(page => page.value === tab) ?? open[0])?.place.split('.') ?? [];
  useAccessScope('settings', place ?? null, section ?? null);
  return (
    <>
      <PageHead title={t('title')} />
      <UrlTabs label={t('tabs')} items={open.map(({ value, word }) => ({ value, label: t(word) }))}>
        {value => open.find(page => page.value === value)?.content}
      </UrlTabs>
    </>
  );
}
