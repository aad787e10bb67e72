import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import type { Outcome } from '@/api/use-command';
import { translateCode, translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { focusInvalid } from '@/ui/focus-invalid';
import type { QueueCommands } from './queue-commands';

export interface QueueDialogProps {
  row: QueueBoardRow;
  commands: QueueCommands;
  onClose: () => void;
}

/** The frame of a small form over the board: one question, one verb. */
export function SmallForm({
  title,
  text,
  verb,
  pending,
  error,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  text: string;
  verb: string;
  pending: boolean;
  error?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      open
      onOpenChange={open => !open && !pending && onClose()}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="queue-form" pending={pending}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id="queue-form"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
          focusInvalid(event.currentTarget);
        }}
      >
        {children}
        {error && (
          <p role="alert" className="text-danger-text">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** The words beside a field for a refusal that names it, else those of the whole refusal. */
export function refusalOf(outcome: Outcome<unknown>, path: string): string | null {
  if (outcome.ok || !(outcome.error instanceof ApiError)) return null;
  const field = outcome.error.fields.find(one => one.path === path);
  return field ? translateCode(field.code, field.params) : translateError(outcome.error);
}
