import type { Can } from '@/access/use-can';

export const tabs = [
  { to: '/manage/audit/replay', key: 'replay', rights: ['audit:replay'] },
  { to: '/manage/audit/patient', key: 'flow', rights: ['audit:events', 'audit:replay'] },
  { to: '/manage/audit/events', key: 'events', rights: ['audit:events'] },
  { to: '/manage/audit/reports', key: 'reports', rights: ['audit:report', 'audit:access-log'] },
  { to: '/manage/audit/processes', key: 'processes', rights: ['audit:processes'] },
] as const;

/** The auditor's tabs; the menu leads to the first that is permitted. */
export const auditTabs = (can: Can) => tabs.filter(({ rights }) => rights.some(can));
