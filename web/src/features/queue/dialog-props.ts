import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { QueueCommands } from './queue-commands';

export interface QueueDialogProps {
  row: QueueBoardRow;
  commands: QueueCommands;
  onClose: () => void;
}
