import { startConsultation } from '@alur/contracts/consultation/commands';
import {
  callNext,
  callNumber,
  cancelNumber,
  confirmAttendance,
  recallNumber,
  recordAbsence,
  reverseAbsence,
  skipNumber,
} from '@alur/contracts/queue/commands';
import { useCommand } from '@/api/use-command';

/** All commands on a queue number. */
export function useQueueCommands() {
  return {
    call: useCommand(callNumber),
    recall: useCommand(recallNumber),
    skip: useCommand(skipNumber),
    callNext: useCommand(callNext),
    attend: useCommand(confirmAttendance),
    absent: useCommand(recordAbsence),
    // The button's own dialog asks about a full quota, so no toast is shown.
    reverseAbsence: useCommand(reverseAbsence, { onRefused: ({ code }) => code === 'queue.quota-full' }),
    cancel: useCommand(cancelNumber),
    start: useCommand(startConsultation),
  };
}
export type QueueCommands = ReturnType<typeof useQueueCommands>;
