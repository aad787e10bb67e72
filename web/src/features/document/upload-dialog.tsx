import {
  DocumentMediaType,
  DocumentCategory,
  MOST_DOCUMENT_BYTES,
  uploadDocument,
} from '@alur/contracts/document/commands';
import { Paperclip } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { upload } from '@/api/upload';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { useErrorTexts } from '@/i18n/use-error-texts';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { FileButton } from '@/ui/file-button';
import { ProgressBar } from '@/ui/progress-bar';
import { Select } from '@/ui/select';
import { sizeText } from './size-text';

const KINDS = DocumentMediaType.options.join(',');

interface Values {
  category: DocumentCategory;
  title: string;
  /** Id of the uploaded file; empty until the upload has finished. */
  fileId: string;
}

/** Uploads a file; the upload can be aborted. */
function useSending(patientId: number, onRefused: (error: unknown) => void) {
  const [sent, setSent] = useState<number | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const send = async (file: File): Promise<string | undefined> => {
    stopper.current?.abort();
    const mine = new AbortController();
    stopper.current = mine;
    setSent(0);
    try {
      const path = `/v2/patient/${patientId}/document-file`;
      return (await upload<{ fileId: string }>(path, file, { signal: mine.signal, onSent: setSent })).data.fileId;
    } catch (error) {
      if (!mine.signal.aborted) onRefused(error);
      return undefined;
    } finally {
      if (stopper.current === mine) setSent(null);
    }
  };
  return { sent, send, stop: () => stopper.current?.abort() };
}

export default function UploadDialog({ patientId, onClose }: { patientId: number; onClose: () => void }) {
  const { t } = useTranslation(['document', 'enums', 'common']);
  const input = useId();
  useErrorTexts();
  const [file, setFile] = useState<File | null>(null);
  const suggested = useRef('');
  const form = useCommandForm(uploadDocument, {
    values: { category: 'identity_card', title: '', fileId: '' } as Values,
    body: typed => ({ ...typed, patientId }),
    check: ({ fileId }) => ({ fileId: fileId === '' && t('document:fileMissing') }),
    success: t('document:uploaded'),
    onDone: onClose,
  });
  const { control } = form;
  const { sent, send, stop } = useSending(patientId, error =>
    form.methods.setError('fileId', { type: 'refused', message: translateError(error) }),
  );
  const choose = async (chosen: File) => {
    form.methods.setValue('fileId', '');
    form.methods.clearErrors('fileId');
    setFile(chosen);
    // The title is the file's name until another is typed.
    if ([suggested.current, ''].includes(form.methods.getValues('title'))) {
      suggested.current = chosen.name.replace(/\.[^.]+$/, '').slice(0, 100);
      form.methods.setValue('title', suggested.current);
    }
    const fileId = await send(chosen);
    if (fileId === undefined) setFile(null);
    else form.methods.setValue('fileId', fileId, { shouldValidate: form.methods.formState.isSubmitted });
  };
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && !form.pending && close()}
      size="sm"
      title={t('document:upload')}
      footer={
        <>
          <Button onClick={close}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={`${input}-form`}
            pending={form.pending}
            disabledReason={sent === null ? null : t('document:sent', { percent: Math.round(sent * 100) })}
          >
            {t('document:upload')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id={`${input}-form`} className="flex flex-col gap-3">
        <FileField
          file={file}
          error={form.methods.formState.errors.fileId?.message ?? null}
          onChoose={chosen => void choose(chosen)}
        />
        {sent !== null && <Sending part={sent} onStop={stop} />}
        <FormField control={control} name="category" label={t('document:category')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={DocumentCategory.options.map(each => ({
                value: each,
                label: t(`enums:documentCategory.${each}`),
              }))}
            />
          )}
        </FormField>
        <TextField control={control} name="title" label={t('document:name')} required />
      </CommandForm>
    </Dialog>
  );
}

function FileField(props: { file: File | null; error: string | null; onChoose: (file: File) => void }) {
  const { file, error, onChoose } = props;
  const { t } = useTranslation('document');
  return (
    <Field
      label={t('file')}
      required
      hint={t('fileHint', { megabytes: MOST_DOCUMENT_BYTES / 1024 / 1024 })}
      error={error}
    >
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label={t('file')} accept={KINDS} autoFocus onChoose={onChoose}>
          <Paperclip aria-hidden />
          {t(file ? 'chooseOther' : 'choose')}
        </FileButton>
        {file && <span className="min-w-0 flex-1 truncate">{`${file.name} · ${sizeText(file.size)}`}</span>}
      </div>
    </Field>
  );
}

/** The upload's progress, and a button that aborts it. */
function Sending({ part, onStop }: { part: number; onStop: () => void }) {
  const { t } = useTranslation('document');
  return (
    <div className="flex items-center gap-3">
      <ProgressBar label={t('file')} value={part} className="flex-1" />
      <span className="tabular text-xs">{t('sent', { percent: Math.round(part * 100) })}</span>
      <Button size="sm" variant="ghost" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}
