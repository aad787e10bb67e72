import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { get } from '@/api/http';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';

interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** Shown in a demonstration only: its mails are not sent, and can be read here. */
export default function DemonstrationMails({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const mails = useQuery({
    queryKey: ['demonstration-mails'],
    queryFn: async () => (await get<SentMail[]>('/v2/demonstration/mails')).data,
    gcTime: 0,
    refetchInterval: 2_000,
  });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('identity:mail.box')}
      description={t('identity:mail.boxText')}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {mails.error ? (
        <ErrorState error={mails.error} />
      ) : !mails.data ? (
        <Skeleton className="h-24" />
      ) : mails.data.length === 0 ? (
        <EmptyState title={t('identity:mail.none')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {mails.data.map((mail, at) => (
            <li key={`${mails.data.length - at} ${mail.to}`} className="rounded-lg border p-3">
              <p className="font-medium">{mail.subject}</p>
              <p className="text-xs text-muted-foreground">{mail.to}</p>
              <pre className="mt-2 overflow-x-auto font-sans whitespace-pre-wrap break-words">{mail.text}</pre>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
