import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lookAsHerself } from '@/access/look-as';
import { lookingAsAtom } from '@/access/looking-as';
import { Button } from '@/ui/button';

/**
 * Frames everything that is shown as another role, so that nobody takes it for her own desk, and offers the way back.
 */
export function LookingAs({ merchantId }: { merchantId: number }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const name = useAtomValue(lookingAsAtom);
  // Leaving the facility's area ends looking as another role.
  useEffect(() => () => void (name !== null && lookAsHerself(merchantId).catch(() => {})), [name, merchantId]);
  if (name === null) return null;
  const leave = async () => {
    await lookAsHerself(merchantId);
    await navigate({ to: '/manage' });
  };
  return (
    <>
      <div aria-hidden className="pointer-events-none fixed inset-0 z-40 border-4 border-warning" />
      <div
        role="status"
        className="fixed bottom-3 left-1/2 z-40 flex max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap items-center gap-3 rounded-lg bg-warning px-4 py-2 text-warning-foreground shadow-lg"
      >
        <Eye aria-hidden className="size-4 shrink-0" />
        <span className="font-semibold">{t('lookingAs.title', { name })}</span>
        <span className="text-xs">{t('lookingAs.hint')}</span>
        <Button size="sm" onClick={() => void leave()}>
          {t('lookingAs.end')}
        </Button>
      </div>
    </>
  );
}
