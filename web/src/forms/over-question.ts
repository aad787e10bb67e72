import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { isSessionOver } from '@alur/contracts/schedule/session';
import { useTranslation } from 'react-i18next';
import { localClock, localDate } from '@/ui/format';
import type { Question } from './save-question';

/** Asks before a number is given for hours that have passed, because the doctor may have left. */
export function useOverQuestion(): (schedule: ScheduleRow | undefined, date: string) => Question | null {
  const { t } = useTranslation('ui');
  return (schedule, date) =>
    schedule && isSessionOver(schedule, date, { today: localDate(), clock: localClock() })
      ? {
          title: t('ask.over', { end: schedule.endTime }),
          text: t('ask.overText', { schedule: schedule.name }),
          confirm: t('ask.overDo'),
        }
      : null;
}
