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

/** All that can be done to a number, as commands of this screen. */
export function useQueueCommands() {
  return {
    call: useCommand(callNumber),
    recall: useCommand(recallNumber),
    skip: useCommand(skipNumber),
    callNext: useCommand(callNext),
    attend: useCommand(confirmAttendance),
    absent: useCommand(recordAbsence),
    // A full quota is asked about where it was pressed.
    reverseAbsence: useCommand(reverseAbsence, { onRefused: ({ code }) => code === 'queue.quota-full' }),
    cancel: useCommand(cancelNumber),
    start: useCommand(startConsultation),
  };
}
export type QueueCommands = ReturnType<typeof useQueueCommands>;
