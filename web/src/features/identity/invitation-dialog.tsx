import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { publicAddress } from '@/app/public-address';
import { call } from '@/api/http';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { formatDateTime } from '@/ui/format';
import { Input } from '@/ui/input';
import { QrCode } from '@/ui/qr-code';
import { ErrorState, Skeleton } from '@/ui/states';
import { toast } from '@/ui/toast';

/** A link with which somebody sets her own password, shown once to whoever hands it over. */
export function InvitationDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  // The link is fetched once: making it again would invalidate the one that was just handed over.
  const link = useQuery({
    queryKey: ['password-link', id],
    queryFn: async () =>
      (await call<{ token: string; expiresAt: string }>('POST', `/v2/user/users/${id}/password-link`, { body: {} }))
        .data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const address = link.data && publicAddress(`/password#${link.data.token}`);
  const copy = async () => {
    await navigator.clipboard.writeText(address ?? '');
    toast.success(t('identity:invite.copied'));
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('identity:invite.title', { name })}
      description={t('identity:invite.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          <Button variant="primary" disabled={!address} onClick={() => void copy()}>
            <Copy aria-hidden />
            {t('identity:invite.copy')}
          </Button>
        </>
      }
    >
      {link.error ? (
        <ErrorState error={link.error} />
      ) : address && link.data ? (
        <div className="flex flex-wrap items-center gap-4">
          <div className="rounded-md bg-white p-2 text-black">
            <QrCode text={address} size="9rem" label={t('identity:invite.qr')} />
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Input
              readOnly
              aria-label={t('identity:invite.link')}
              value={address}
              onFocus={event => event.target.select()}
            />
            <p className="text-xs text-muted-foreground">
              {t('identity:invite.until', { until: formatDateTime(link.data.expiresAt) })}
            </p>
          </div>
        </div>
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  );
}
