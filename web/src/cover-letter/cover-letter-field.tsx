import { DocumentMediaType, uploadDocument } from '@alur/contracts/document/commands';
import { patientDocuments } from '@alur/contracts/document/rows';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { upload } from '@/api/upload';
import { useCommand } from '@/api/use-command';
import { useTopic } from '@/live/use-topic';
import { FileButton } from '@/ui/file-button';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';
import { toast } from '@/ui/toast';

const KINDS = DocumentMediaType.options.join(',');
const NONE = 'none';
const LONGEST_TITLE = 100;

interface Letter {
  patientId: number;
  value: number | null;
  onChange: (documentId: number | null) => void;
}

/** Chooses one of the patient's documents as the letter, or uploads another. */
export function CoverLetterField(letter: Letter) {
  const can = useCan();
  if (!can('front-office.patient-document:view')) return null;
  return <Letters {...letter} />;
}

function Letters({ patientId, value, onChange }: Letter) {
  const { t } = useTranslation('document');
  const can = useCan();
  const { rows } = useTopic(patientDocuments, { patientId });
  const letters = rows
    .filter(row => row.status === 'uploaded' && row.patientId === patientId && row.category === 'referral_letter')
    .toSorted((one, other) => other.id - one.id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-[1_1_14rem]">
        <Select
          value={value === null ? NONE : String(value)}
          onValueChange={chosen => onChange(chosen === NONE ? null : Number(chosen))}
          options={[
            { value: NONE, label: t('letter.none') },
            ...letters.map(({ id, title, uploadedAt }) => ({
              value: String(id),
              label: `${orErased(title)} · ${formatDate(uploadedAt)}`,
            })),
          ]}
        />
      </span>
      {can('front-office.patient-document:upload') && <SendLetter patientId={patientId} onSent={onChange} />}
    </div>
  );
}

/** The upload becomes a document of the patient at once, and remains one even if the request is not sent. */
function SendLetter({ patientId, onSent }: { patientId: number; onSent: (documentId: number) => void }) {
  const { t } = useTranslation('document');
  const [sent, setSent] = useState<number | null>(null);
  const command = useCommand(uploadDocument);
  const send = async (file: File) => {
    setSent(0);
    try {
      const path = `/v2/patient/${patientId}/document-file`;
      const { fileId } = (await upload<{ fileId: string }>(path, file, { onSent: setSent })).data;
      const title = file.name.replace(/\.[^.]+$/, '').slice(0, LONGEST_TITLE) || t('letter.one');
      const outcome = await command.run({ body: { patientId, fileId, category: 'referral_letter', title } });
      if (outcome.ok) onSent(outcome.data.id);
    } catch (error) {
      toast.error(error);
    } finally {
      setSent(null);
    }
  };
  return (
    <>
      <FileButton label={t('letter.send')} accept={KINDS} pending={sent !== null} onChoose={file => void send(file)}>
        <Paperclip aria-hidden />
        {sent === null ? t('letter.send') : t('letter.sent', { percent: Math.round(sent * 100) })}
      </FileButton>
    </>
  );
}
