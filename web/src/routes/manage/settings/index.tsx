import { createFileRoute } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useInsurance } from '@/app/facilities';
import { day, listParams, oneOf, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import type { SheetProps } from '@/catalogues/catalogue-form';
import { placeOf, SheetButton, usePageTabs, type PageTab } from '../-catalogue-tabs';
import { SettingsPage } from '@/ui/settings-page';

export const Route = createFileRoute('/manage/settings/')({
  validateSearch: search({
    ...{ ...listParams, from: day, to: day },
    tab: text,
    show: oneOf('active', 'retired'),
    state: oneOf('any', 'unsent', 'queued', 'sent', 'failed', 'waived'),
  }),
  loader: textsFor('settings', 'catalogue', 'display', 'schedule', 'questionnaire', 'terminology', 'bed'),
  component: Settings,
});

// Each tab is loaded when it is opened.
const DisplayDevices = lazy(async () => ({
  default: (await import('@/features/display/display-devices')).DisplayDevices,
}));
const LeaveScreen = lazy(async () => ({ default: (await import('@/features/schedule/leave-screen')).LeaveScreen }));
const ScheduleScreen = lazy(async () => ({
  default: (await import('@/features/schedule/schedule-screen')).ScheduleScreen,
}));
const IntegrationForm = lazy(async () => ({
  default: (await import('@/features/settings/integration-form')).IntegrationForm,
}));
const MerchantProfile = lazy(async () => ({
  default: (await import('@/features/settings/merchant-profile')).MerchantProfile,
}));
const OwnProfile = lazy(async () => {
  const [{ OwnProfile: Profile }] = await Promise.all([
    import('@/features/merchant/own-profile'),
    textsFor('merchant')(),
  ]);
  return { default: Profile };
});
const SettingsSections = lazy(async () => ({
  default: (await import('@/features/settings/settings-sections')).SettingsSections,
}));
const CodesScreen = lazy(async () => ({ default: (await import('@/features/terminology/codes-screen')).CodesScreen }));
const BedPlaces = lazy(async () => ({ default: (await import('@/features/bed/bed-places')).BedPlaces }));
const OwnForms = lazy(async () => ({ default: (await import('@/features/questionnaire/own-forms')).OwnForms }));

const SubmissionBoard = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/satusehat/submission-board'), textsFor('satusehat')()]);
  return { default: screen.SubmissionBoard };
});
const PcareDirectory = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/bpjs/pcare-directory'), textsFor('bpjs')()]);
  return { default: screen.PcareDirectory };
});
const InboundAddress = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/mobile-jkn/inbound-address'), textsFor('mobile-jkn')()]);
  return { default: screen.InboundAddress };
});
const BedAvailability = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/bpjs/bed-availability'), textsFor('bpjs')()]);
  return { default: screen.BedAvailability };
});
const VclaimDirectory = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/bpjs/vclaim-directory'), textsFor('bpjs')()]);
  return { default: screen.VclaimDirectory };
});
const RoomLocations = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/satusehat/room-locations'), textsFor('satusehat')()]);
  return { default: screen.RoomLocations };
});

const sheet = (given: SheetProps) => <SheetButton {...given} />;

/** The tabs that are no catalogue; catalogues declare their own. */
const pages = [
  {
    value: 'general',
    order: 10,
    right: 'settings.general:view',
    word: 'tab.general',
    content: <SettingsSections show={['general']} zone />,
  },
  {
    value: 'merchant',
    order: 15,
    right: 'settings.general:view',
    word: 'tab.merchant',
    content: <MerchantProfile profile={<OwnProfile />} />,
  },
  {
    value: 'bpjs',
    order: 90,
    right: 'settings.integration:view',
    word: 'tab.bpjs',
    only: 'insurance',
    content: <IntegrationForm service="bpjs" />,
  },
  {
    value: 'mobile-jkn',
    order: 90,
    right: 'settings.integration:view',
    word: 'tab.mobile-jkn',
    only: 'insurance',
    content: (
      <div className="grid gap-4">
        <IntegrationForm service="mobile-jkn" />
        <InboundAddress />
      </div>
    ),
  },
  {
    value: 'pcare-codes',
    order: 89,
    right: 'settings.bpjs:view',
    word: 'tab.pcare-codes',
    only: 'pcare',
    content: <PcareDirectory />,
  },
  {
    value: 'vclaim-codes',
    order: 89,
    right: 'settings.bpjs:view',
    word: 'tab.vclaim-codes',
    only: 'vclaim',
    content: <VclaimDirectory />,
  },
  {
    value: 'bed-availability',
    order: 89,
    right: 'settings.bpjs:view',
    word: 'tab.bed-availability',
    only: 'vclaim',
    content: <BedAvailability />,
  },
  {
    value: 'e-klaim',
    order: 90,
    right: 'settings.integration:view',
    word: 'tab.e-klaim',
    only: 'vclaim',
    content: <IntegrationForm service="e-klaim" />,
  },
  {
    value: 'satu-sehat',
    order: 91,
    right: 'settings.integration:view',
    word: 'tab.satu-sehat',
    content: <IntegrationForm service="satu-sehat" />,
  },
  {
    value: 'satu-sehat-sending',
    order: 92,
    right: 'settings.satu-sehat:view',
    word: 'tab.satu-sehat-sending',
    content: <SubmissionBoard />,
  },
  {
    value: 'satu-sehat-rooms',
    order: 93,
    right: 'settings.satu-sehat:view',
    word: 'tab.satu-sehat-rooms',
    content: <RoomLocations />,
  },
  {
    value: 'registration',
    order: 20,
    right: 'settings.registration:view',
    word: 'tab.registration',
    content: <SettingsSections show={['fees']} visitFees />,
  },
  {
    value: 'schedule',
    order: 30,
    right: 'settings.outpatient.schedule:view',
    word: 'part.schedule',
    content: <ScheduleScreen sheet={sheet} />,
  },
  {
    value: 'leave',
    order: 32,
    right: 'settings.outpatient.schedule:view',
    word: 'part.leave',
    content: <LeaveScreen sheet={sheet} />,
  },
  {
    value: 'emergency',
    order: 46,
    right: 'settings.emergency:view',
    word: 'part.emergency',
    content: <SettingsSections show={['emergency']} />,
  },
  {
    value: 'laboratory',
    order: 47,
    right: 'settings.laboratory:view',
    word: 'part.laboratory',
    content: <SettingsSections show={['laboratory']} />,
  },
  {
    value: 'observation',
    order: 42,
    right: 'settings.inpatient:view',
    word: 'part.observation',
    content: <SettingsSections show={['observation']} />,
  },
  {
    value: 'medication',
    order: 43,
    right: 'settings.inpatient:view',
    word: 'part.medication',
    content: <SettingsSections show={['medication']} />,
  },
  {
    value: 'cashier',
    order: 50,
    right: 'settings.other:view',
    word: 'tab.other',
    content: <SettingsSections show={['cashier', 'pharmacy']} />,
  },
  {
    value: 'numbering',
    order: 78,
    right: 'settings.other:view',
    word: 'part.numbering',
    content: <SettingsSections show={['numbering']} nextNumber />,
  },
  {
    value: 'emergency-bed',
    order: 48,
    right: 'settings.emergency:view',
    word: 'part.emergencyBed',
    content: <BedPlaces of="emergency" sheet={sheet} />,
  },
  {
    value: 'bed',
    order: 44,
    right: 'settings.inpatient:view',
    word: 'part.bed',
    content: <BedPlaces of="inpatient" sheet={sheet} />,
  },
  { value: 'codes', order: 76, right: 'settings.other:view', word: 'part.codes', content: <CodesScreen /> },
  { value: 'form', order: 45, right: 'settings.form:view', word: 'part.form', content: <Forms /> },
  { value: 'display', order: 80, right: 'settings.display:view', word: 'part.display', content: <DisplayDevices /> },
] as const;

/** The groups of tabs in the order of the page, by their places in the access tree. */
const groups = [
  { word: 'facility', of: ['general', 'registration'] },
  { word: 'outpatient', of: ['outpatient'] },
  { word: 'inpatient', of: ['inpatient'] },
  { word: 'emergency', of: ['emergency'] },
  { word: 'care', of: ['laboratory', 'form'] },
  { word: 'desks', of: ['other'] },
  { word: 'connections', of: ['display', 'integration', 'bpjs', 'satu-sehat'] },
] as const;

const groupOf = (part: PageTab): number => {
  const at = groups.findIndex(({ of }) => of.some(place => place === placeOf(part)[1]));
  return at < 0 ? groups.length : at;
};

/** The facility's own forms, which are edited on a page of their own. */
function Forms(): ReactNode {
  const navigate = Route.useNavigate();
  return (
    <OwnForms
      onEdit={({ id, from }) =>
        void navigate({ to: '/manage/settings/form/$formid', params: { formid: id }, search: { from } })
      }
    />
  );
}

/** Whether a tab is of use to the facility: primary care asks PCare, hospitals ask VClaim (SPEC 6, record 108). */
function useIsOfUse(): (page: (typeof pages)[number]) => boolean {
  const { isBpjs, pcare } = useInsurance();
  const asks = { insurance: isBpjs, pcare, vclaim: isBpjs && !pcare };
  return page => !('only' in page) || asks[page.only];
}

function Settings() {
  const { t } = useTranslation('settings');
  const { tab } = Route.useSearch();
  const isOfUse = useIsOfUse();
  const open = usePageTabs(
    'settings',
    pages.filter(isOfUse).map(({ word, ...page }) => ({ ...page, label: t(word) })),
  )
    .toSorted((one, other) => groupOf(one) - groupOf(other))
    .map(part => {
      const group = groups[groupOf(part)];
      return { ...part, group: group && t(`group.${group.word}`) };
    });
  const shown = open.find(page => page.value === tab) ?? open[0];
  const [, place, section] = shown ? placeOf(shown) : [];
  useAccessScope('settings', place ?? null, section ?? null);
  return <SettingsPage title={t('title')} label={t('tabs')} parts={open} />;
}
