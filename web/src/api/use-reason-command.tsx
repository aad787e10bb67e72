import type { CommandSpec } from '@alur/contracts/kernel/command';
import { useState, type ReactNode } from 'react';
import { useCommand } from '@/api/use-command';
import { ConfirmDialog } from '@/ui/confirm-dialog';

export interface Ask {
  command: CommandSpec;
  title: string;
  description: string;
  confirmLabel: string;
  success: string;
  /** What the reason is called in the command's body, and what else that says. */
  field?: string;
  body?: Record<string, unknown>;
  danger?: boolean;
}

/** A command that asks why before it runs: the dialog, and how to open it. */
export function useReasonCommand(
  id: number,
  { command, title, description, confirmLabel, success, field = 'reason', body = {}, danger = false }: Ask,
): { ask: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const { run, pending } = useCommand(command, { success });
  const confirm = async (reason: string) => {
    const outcome = await run({ id, body: { ...body, [field]: reason } });
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
        onConfirm={reason => void confirm(reason)}
      />
    ),
  };
}
