import { useState, type ReactNode } from 'react';
import { useRightLost } from '@/access/use-right-lost';
import { useCommand, type BodyInput, type Callable } from '@/api/use-command';
import { ConfirmDialog } from '@/ui/confirm-dialog';

export interface Ask<C extends Callable> {
  command: C;
  /** The reason as this command calls it, and what else its body says. */
  body: (reason: string) => BodyInput<C>;
  title: string;
  description: string;
  confirmLabel: string;
  success: string;
  danger?: boolean;
}

/** A command that asks why before it runs: the dialog, and how to open it. */
export function useReasonCommand<C extends Callable>(
  id: number,
  { command, body, title, description, confirmLabel, success, danger = false }: Ask<C>,
): { ask: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const { run, pending } = useCommand(command, { success });
  const isForbidden = useRightLost('access' in command ? command.access : [], open);
  const confirm = async (reason: string) => {
    const outcome = await run({ id, body: body(reason) });
    if (outcome.ok) setOpen(false);
  };
  return {
    ask: () => setOpen(true),
    dialog: (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        danger={danger}
        reason="required"
        pending={pending}
        isForbidden={isForbidden}
        onConfirm={reason => void confirm(reason)}
      />
    ),
  };
}
