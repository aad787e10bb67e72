import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'dashboard', role: 'supervisor', path: '/manage/dashboard', kind: 'charts', vital: true },
  { name: 'report-transaction', role: 'facility-admin', path: '/manage/report?tab=transaction', kind: 'list' },
  { name: 'report-summary', role: 'facility-admin', path: '/manage/report', kind: 'charts' },
  { name: 'report-diagnosis', role: 'facility-admin', path: '/manage/report?tab=diagnosis', kind: 'list' },
  {
    ...{ name: 'report-consultation', role: 'facility-admin', path: '/manage/report?tab=consultation' },
    ...{ kind: 'list', like: 'report-diagnosis' },
  },
  {
    ...{ name: 'report-pharmacy', role: 'facility-admin', path: '/manage/report?tab=pharmacy' },
    ...{ kind: 'list', like: 'report-diagnosis' },
  },
  {
    ...{ name: 'report-medicine', role: 'facility-admin', path: '/manage/report?tab=pharmacy&by=medicine' },
    ...{ kind: 'list', like: 'report-diagnosis' },
  },
  {
    ...{ name: 'report-sale', role: 'facility-admin', path: '/manage/report?tab=pharmacy&by=sale' },
    ...{ kind: 'list', like: 'report-diagnosis' },
  },
  {
    ...{ name: 'report-treatment', role: 'facility-admin', path: '/manage/report?tab=treatment' },
    ...{ kind: 'list', like: 'report-diagnosis' },
  },
  { name: 'report-commission', role: 'facility-admin', path: '/manage/report?tab=commission', kind: 'list' },
];
