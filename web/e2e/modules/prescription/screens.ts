import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = ({ day }) => {
  const { billed, prescribed } = day.visits;
  return [
    { name: 'pharmacy-queue', role: 'pharmacist', path: '/manage/pharmacy', kind: 'list', vital: true },
    {
      name: 'pharmacy-review',
      role: 'pharmacist',
      path: `/manage/pharmacy/${prescribed.prescriptionId}`,
      kind: 'form',
    },
    { name: 'pharmacy-handover', role: 'pharmacist', path: `/manage/pharmacy/${billed.prescriptionId}`, kind: 'form' },
  ];
};
