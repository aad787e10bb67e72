import { useState, type ReactNode } from 'react';
import { useRightLost } from '@/access/use-right-lost';
import { useCommand, type BodyInput, type Callable } from '@/api/use-command';
import { ConfirmDialog } from '@/ui/confirm-dialog';

export interface Ask<C extends Callable> {
  command: C;
  /** Makes the command's body with the reason under its own name, and with whatever else the body needs. */
  body: (reason: string) => BodyInput<C>;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  success?: string;
  danger?: boolean;
}

/** Asks for a reason before a command runs, and stays open when the command is refused. */
export function ReasonDialog<C extends Callable>({
  id,
  open = true,
  onClose,
  onDone = onClose,
  command,
  body,
  success,
  danger = false,
  ...words
}: Ask<C> & { id: number; open?: boolean; onClose: () => void; onDone?: () => void }) {
  const { run, pending } = useCommand(command, { success });
  const isForbidden = useRightLost('access' in command ? command.access : [], open);
  const confirm = async (reason: string) => {
    const outcome = await run({ id, body: body(reason) });
    if (outcome.ok) onDone();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={next => !next && onClose()}
      {...words}
      danger={danger}
      reason="required"
      pending={pending}
      isForbidden={isForbidden}
      onConfirm={reason => void confirm(reason)}
    />
  );
}

/** The same dialog for a button: returns the dialog and a function that opens it. */
export function useReasonCommand<C extends Callable>(id: number, ask: Ask<C>): { ask: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    ask: () => setOpen(true),
    dialog: <ReasonDialog id={id} open={open} onClose={() => setOpen(false)} {...ask} />,
  };
}
