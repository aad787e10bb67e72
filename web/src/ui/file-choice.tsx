import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field';
import { FileButton } from './file-button';

/** A field that takes one file and shows its name; the browser's own would speak the browser's language. */
export function FileChoice({
  label,
  accept,
  disabled = false,
  onChoose,
}: {
  label: string;
  accept: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}) {
  const { t } = useTranslation('ui');
  const [name, setName] = useState<string | null>(null);
  return (
    <Field label={label}>
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          label={label}
          accept={accept}
          disabled={disabled}
          onChoose={file => {
            setName(file.name);
            onChoose(file);
          }}
        >
          <Paperclip aria-hidden />
          {t(name === null ? 'file.choose' : 'file.chooseOther')}
        </FileButton>
        <span className="min-w-0 flex-1 truncate text-muted-foreground">{name ?? t('file.none')}</span>
      </div>
    </Field>
  );
}
