import { atom, useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '@/ui/use-keys';

const KeysList = lazy(() => import('./keys-list'));

/** Whether the list of keys is open. */
export const keysOpenAtom = atom(false);

/** F1 lists the keys that work at the moment, wherever the focus is; outside of input fields `?` does so, too. */
export function KeysHelp() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useAtom(keysOpenAtom);
  const show = () => setOpen(true);
  useKeys('f1,ctrl+slash', t('keys.help'), show, { everywhere: true });
  useKeys('shift+slash', t('keys.help'), show, { everywhere: true });
  return open ? (
    <Suspense>
      <KeysList onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
