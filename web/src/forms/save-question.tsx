import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/confirm-dialog';

export interface Question {
  title: string;
  text: string;
  /** Label of the confirming button; "Ya, simpan" by default. */
  confirm?: string;
  danger?: boolean;
}

/** Asks before a form is sent; errors that follow are shown in the form. */
export function SaveQuestion({
  question,
  onConfirm,
  onClose,
}: {
  question: Question;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('ui');
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={question.title}
      description={question.text}
      confirmLabel={question.confirm ?? t('ask.confirm')}
      cancelLabel={t('ask.back')}
      danger={question.danger ?? false}
      onConfirm={onConfirm}
    />
  );
}

/** The question before something new is saved, or something saved is changed (SPEC 4). */
export function useSaveQuestion(): (name: string, isNew: boolean) => Question {
  const { t } = useTranslation('ui');
  return (name, isNew) =>
    isNew
      ? { title: t('ask.save', { name }), text: t('ask.saveText') }
      : { title: t('ask.change', { name }), text: t('ask.changeText') };
}
