import { ShieldX } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Dialog } from './dialog';
import { Field } from './field';
import { Textarea } from './input';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: ReactNode;
  description: ReactNode;
  /** Names what will happen: "Batalkan transaksi", not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Asks for a reason, which is passed to `onConfirm`. */
  reason?: false | 'optional' | 'required';
  pending?: boolean;
  /** The right was withdrawn meanwhile: the dialog says so, and what was typed remains. */
  isForbidden?: boolean;
  /** Drawn above the reason: a choice that belongs to the action. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
}

/**
 * Asks before something is done. Enter presses the harmless button: where something would be destroyed, the one that
 * cancels.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  reason = false,
  pending = false,
  isForbidden = false,
  children,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation(['ui', 'common']);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const missing = reason === 'required' && text.trim().length < 3;
  const change = (next: boolean) => {
    if (pending) return;
    setText('');
    setAsked(false);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="sm"
      title={title ?? t('ui:confirmTitle')}
      description={description}
      footer={
        <>
          <Button data-first-focus={danger || undefined} onClick={() => change(false)}>
            {cancelLabel ?? t('common:cancel')}
          </Button>
          <Button
            data-first-focus={!danger || undefined}
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabled={isForbidden}
            onClick={() => {
              if (!missing) return onConfirm(text.trim());
              setAsked(true);
              field.current?.focus();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {reason && (
        <Field
          label={t('common:reason')}
          required={reason === 'required'}
          optional={reason === 'optional'}
          error={asked && missing ? t('ui:reasonRequired') : null}
        >
          <Textarea
            ref={field}
            value={text}
            onChange={event => setText(event.target.value)}
            maxLength={500}
            autoFocus
          />
        </Field>
      )}
      {isForbidden && (
        <p role="alert" className="mt-3 flex items-start gap-2 rounded-md bg-danger-soft px-2 py-1 text-danger-text">
          <ShieldX aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('ui:rightLost')}
        </p>
      )}
    </Dialog>
  );
}
