import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '@/ui/brand';
import { LanguageMenu, ThemeMenu } from './preferences-menu';

/** The frame of the pages before the login: one small form on an empty page. */
export function EntryFrame({ help, children }: { help?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] bg-surface">
      <header className="flex justify-end gap-1 p-2">
        <LanguageMenu />
        <ThemeMenu />
      </header>
      <main className="grid place-items-center p-4">
        <div className="w-full max-w-sm">
          <div className="mb-5 flex items-center gap-3">
            <BrandMark className="size-10" />
            <div>
              <p className="text-lg leading-6 font-semibold tracking-tight">{t('app')}</p>
              <p className="text-muted-foreground">{t('tagline')}</p>
            </div>
          </div>
          {children}
          {help && <div className="mt-4 text-xs text-muted-foreground">{help}</div>}
        </div>
      </main>
      <div className="h-14" />
    </div>
  );
}

/** What went wrong with the form as a whole. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-text">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
