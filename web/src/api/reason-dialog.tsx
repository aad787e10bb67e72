import { useState, type ReactNode } from 'react';
import { useRightLost } from '@/access/use-right-lost';
import { useCommand, type BodyInput, type Callable } from '@/api/use-command';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface Question<C extends Callable> {
  command: C;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  success?: string | undefined;
  danger?: boolean | undefined;
}

type BodyOf<C extends Callable> = (reason: string) => BodyInput<C>;

/** `body` is for a command that names the reason otherwise, or needs more than it. */
export type Ask<C extends Callable> = Question<C> &
  ({ reason: string } extends BodyInput<C> ? { body?: BodyOf<C> } : { body: BodyOf<C> });

interface Shown {
  id: number;
  open?: boolean;
  onClose: () => void;
  onDone?: () => void;
}

function Asked<C extends Callable>({
  id,
  open = true,
  onClose,
  onDone = onClose,
  command,
  body,
  title,
  description,
  confirmLabel,
  success,
  danger = false,
}: Question<C> & Shown & { body?: BodyOf<C> | undefined }) {
  const { run, pending } = useCommand(command, { success });
  const isForbidden = useRightLost('access' in command ? command.access : [], open);
  const confirm = async (reason: string) => {
    // Where the type lets `body` be left out, the command takes the reason alone.
    const outcome = await run({ id, body: body ? body(reason) : ({ reason } as BodyInput<C>) });
    if (outcome.ok) onDone();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={next => !next && onClose()}
      {...{ title, description, confirmLabel }}
      danger={danger}
      reason="required"
      pending={pending}
      isForbidden={isForbidden}
      onConfirm={reason => void confirm(reason)}
    />
  );
}

/** Asks for a reason before a command runs, and stays open when the command is refused. */
export const ReasonDialog: <C extends Callable>(props: Ask<C> & Shown) => ReactNode = Asked;

/** The same dialog for a button: returns the dialog and a function that opens it. */
export function useReasonCommand<C extends Callable>(id: number, ask: Ask<C>): { ask: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const { command, body, title, description, confirmLabel, success, danger } = ask;
  return {
    ask: () => setOpen(true),
    dialog: (
      <Asked
        {...{ id, open, command, body, title, description, confirmLabel, success, danger }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
