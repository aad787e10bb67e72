import type { NoteEntry } from '@alur/contracts/consultation/rows';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/ui/format';

const parts = ['subjective', 'objective', 'assessment', 'plan'] as const;

/** A signed note, read only. */
export function SoapView({ note }: { note: NoteEntry }) {
  const { t } = useTranslation('record');
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-col gap-2">
        {parts.map(part =>
          note[part] ? (
            <div key={part}>
              <dt className="text-xs font-medium text-muted-foreground">{t(`soap.${part}`)}</dt>
              <dd className="whitespace-pre-line">{note[part]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="text-xs text-muted-foreground">
        {t('soap.signedBy', { name: note.signedBy, time: formatDateTime(note.at), version: note.version })}
      </p>
    </div>
  );
}
