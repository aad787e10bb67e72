import { SURGERY_NUMBER } from '@alur/contracts/record/forms/surgery-number';
import type { Answers } from '@alur/contracts/questionnaire/answers';
import type { SurgeryRole } from '@alur/contracts/surgery/enums';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { localClock, localDate } from '@/ui/format';

/** What the operation's forms ask and its request, plan and course know; a form that does not ask it drops it. */
export const knownOf = (row: SurgeryRow): Answers => {
  const named = (...roles: SurgeryRole[]) =>
    row.team
      .filter(({ role }) => roles.includes(role))
      .map(({ name }) => name)
      .join(', ');
  const begin = row.incisionAt ?? row.anaesthesiaFrom ?? row.startedAt ?? row.scheduledAt;
  const end = row.closedAt ?? row.anaesthesiaUntil;
  const known: Answers = {
    [SURGERY_NUMBER]: row.id,
    'diagnosis.before': row.diagnosis,
    'diagnosis.after': row.diagnosis,
    procedure: row.icd9Code === null ? row.name : `${row.name} (${row.icd9Code})`,
    operator: named('operator'),
    assistants: named('assistant'),
    nurses: named('scrub_nurse', 'circulating_nurse', 'anaesthesia_nurse'),
    anaesthetist: named('anaesthetist'),
    anaesthesia: row.anaesthesia,
    date: begin && localDate(begin),
    start: begin && localClock(begin),
    end: end && localClock(end),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== ''));
};
