import { atom, useAtom } from 'jotai';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '@/ui/card';
import { useKeys } from '@/ui/use-keys';
import type { MenuGroup } from './menu';

const Palette = lazy(() => import('./palette'));

/** Whether the palette is open. */
export const paletteOpenAtom = atom(false);

/** The search field of the top bar; the palette behind it is loaded when it is first opened. */
export function SearchButton({ groups }: { groups: MenuGroup[] }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useAtom(paletteOpenAtom);
  useKeys('ctrl+k,meta+k', t('keys.palette'), () => setOpen(true), { everywhere: true, inFields: true });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex h-9 w-full max-w-80 items-center gap-2 rounded-md border border-input/60 bg-surface px-2.5 text-muted-foreground hover:border-input max-sm:w-9 max-sm:shrink-0 max-sm:justify-center max-sm:px-0"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="flex-1 truncate text-left max-sm:sr-only">{t('top.search')}</span>
        <span className="flex gap-1 max-lg:hidden">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      {open && (
        <Suspense>
          <Palette groups={groups} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
