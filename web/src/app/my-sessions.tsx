import type { OpenSession } from '@alur/contracts/identity/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock, Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call, get } from '@/api/http';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { DialogPanel } from '@/ui/dialog-panel';
import { formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { toast } from '@/ui/toast';

/** Lists the person's sessions with device, address and start, and ends those that she does not want. */
export default function MySessions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const sessions = useQuery({
    queryKey: ['my-sessions'],
    queryFn: () => get<OpenSession[]>('/v2/auth/sessions'),
    gcTime: 0,
  });
  const end = useMutation({
    mutationFn: (which: string) => call('POST', `/v2/auth/sessions/${which}`, { body: {} }),
    onSuccess: () => toast.success(t('sessions.ended')),
    onError: error => toast.error(translateError(error)),
    onSettled: () => sessions.refetch(),
  });
  const open = sessions.data?.data ?? [];
  return (
    <DialogPanel open size="md" title={t('sessions.title')} onOpenChange={isOpen => !isOpen && onClose()}>
      <div className="flex flex-col gap-4 pt-1">
        {sessions.error && !sessions.data ? (
          <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
        ) : sessions.isPending ? (
          <TableSkeleton rows={3} columns={2} />
        ) : (
          <ul className="flex flex-col divide-y rounded-lg border">
            {open.map(session => (
              <li key={session.id} className="flex items-center gap-3 p-3">
                {session.locked ? (
                  <Lock aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                ) : (
                  <Monitor aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                )}
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium">{session.device ?? t('sessions.unknown')}</p>
                  <p className="truncate text-xs text-muted-foreground">
                    {joined(session.address, t('sessions.used', { at: formatDateTime(session.usedAt) }))}
                  </p>
                </div>
                {session.current ? (
                  <span className="text-xs text-muted-foreground">{t('sessions.current')}</span>
                ) : (
                  <Button
                    size="sm"
                    aria-label={t('sessions.endOf', { device: session.device ?? t('sessions.unknown') })}
                    disabled={end.isPending}
                    onClick={() => end.mutate(`${session.id}/end`)}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="flex justify-end gap-2">
          {open.length > 1 && (
            <Button pending={end.isPending} onClick={() => end.mutate('end-others')}>
              {t('sessions.endOthers')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t('sessions.close')}
          </Button>
        </div>
      </div>
    </DialogPanel>
  );
}
