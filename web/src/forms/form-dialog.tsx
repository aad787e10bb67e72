import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { DialogProps } from '@/ui/dialog-props';
import { CommandForm } from './command-form';

/** A form in a dialog: its fields, *Batal*, and one submit button. It cannot be closed while it is being sent. */
export function FormDialog({
  of,
  verb,
  danger = false,
  disabledReason,
  className = 'grid gap-4',
  actions,
  onClose,
  children,
  ...dialog
}: Pick<DialogProps, 'title' | 'description' | 'size'> & {
  of: ComponentProps<typeof CommandForm>['of'] & { pending: boolean };
  /** Label of the submit button, such as "Pindahkan"; "Simpan" by default. */
  verb?: string;
  danger?: boolean;
  disabledReason?: string | null;
  className?: string;
  /** Drawn before the submit button. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={open => !open && !of.pending && onClose()}
      size="sm"
      {...dialog}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {actions}
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            pending={of.pending}
            disabledReason={disabledReason}
          >
            {verb ?? t('save')}
          </Button>
        </>
      }
    >
      <CommandForm of={of} id={id} className={className}>
        {children}
      </CommandForm>
    </Dialog>
  );
}
