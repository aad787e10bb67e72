import { atom, useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '@/ui/use-keys';

const KeysList = lazy(() => import('./keys-list'));

/** Whether the list of keys is open. */
export const keysOpenAtom = atom(false);

/** `?` lists the keys that work now. */
export function KeysHelp() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useAtom(keysOpenAtom);
  useKeys('shift+slash', t('keys.help'), () => setOpen(true), { everywhere: true });
  return open ? (
    <Suspense>
      <KeysList onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
