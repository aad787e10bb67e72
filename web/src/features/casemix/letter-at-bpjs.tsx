import type { LetterAtBpjs as Letter } from '@alur/contracts/casemix/claims-at-bpjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askedQuery } from '@/api/asked-query';
import { translateError } from '@/i18n/translate-error';
import { Dialog } from '@/ui/dialog';
import { formatDate } from '@/ui/format';
import { PartError } from '@/ui/part-error';
import { LineSkeleton } from '@/ui/states';

/** Whose letter a claim is of that this facility does not have. */
export function LetterAtBpjs({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('casemix');
  const { data, error, refetch } = useQuery({
    ...askedQuery<Letter>('/v2/bpjs/claimed-letter', { number }),
    gcTime: 0,
  });
  const facts = data && [
    [t('column.who'), data.patientName],
    [t('recordNumber'), data.recordNumber],
    [t('atBpjs.birthDate'), data.birthDate && formatDate(data.birthDate)],
    [t('atBpjs.servedOn'), data.servedOn && formatDate(data.servedOn)],
    [t('atBpjs.class'), data.careClass],
    [t('atBpjs.level'), data.level],
  ];
  return (
    <Dialog open size="sm" onOpenChange={open => !open && onClose()} title={t('atBpjs.letter')} description={number}>
      {error && <PartError text={translateError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <LineSkeleton />}
      {facts && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
