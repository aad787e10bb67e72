import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useAtomValue } from 'jotai';
import { Languages, Lock, LogOut, Moon, Sun } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logout } from '@/api/auth';
import { setLocale } from '@/i18n/i18n';
import { useLocale } from '@/i18n/use-locale';
import { useFocusBack } from '@/ui/focus-back';
import type { MenuGroup } from './menu';
import { PaletteFound } from './palette-found';
import { lockScreen } from './lock-state';
import { setThemePreference, themeAtom } from './theme';

/**
 * Each typed word must occur in the entry: the library's fuzzy match of single letters would put a menu before the
 * patient.
 */
const hasAllWords = (value: string, typed: string): number =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every(word => value.toLowerCase().includes(word))
    ? 1
    : 0;

/** The Ctrl+K palette: permitted menus, search results, and what works everywhere. */
export default function Palette({ groups, onClose }: { groups: MenuGroup[]; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const locale = useLocale();
  const theme = useAtomValue(themeAtom);
  const focusBack = useFocusBack();
  const [typed, setTyped] = useState('');
  const run = (task: () => void) => () => {
    onClose();
    task();
  };
  const item = (key: string, icon: ReactNode, label: string, task: () => void) => (
    <Command.Item
      key={key}
      value={`${key} ${label}`}
      onSelect={run(task)}
      className="flex min-h-row items-center gap-2.5 rounded-sm px-2 data-[selected=true]:bg-muted [&_svg]:size-4 [&_svg]:text-muted-foreground"
    >
      {icon}
      <span className="flex-1">{label}</span>
    </Command.Item>
  );
  const heading =
    '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted-foreground';
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-overlay" />
        <Dialog.Content
          aria-label={t('palette.title')}
          aria-describedby={undefined}
          onCloseAutoFocus={focusBack}
          className="fixed top-[12dvh] left-1/2 z-40 w-[calc(100%-32px)] max-w-xl -translate-x-1/2 overflow-hidden rounded-lg border bg-raised shadow-xl"
        >
          <Command label={t('palette.title')} filter={hasAllWords}>
            <Command.Input
              autoFocus
              value={typed}
              onValueChange={setTyped}
              placeholder={t('palette.placeholder')}
              className="h-12 w-full border-b bg-transparent px-4 outline-none placeholder:text-muted-foreground"
            />
            <Command.List className="max-h-[50dvh] overflow-auto p-1.5">
              {groups.length > 0 && (
                <Command.Group heading={t('palette.go')} className={heading}>
                  {groups
                    .flatMap(group => group.entries)
                    .map(({ path, icon: Icon, word }) =>
                      item(
                        path,
                        <Icon aria-hidden strokeWidth={1.75} />,
                        word[locale],
                        () => void navigate({ to: path }),
                      ),
                    )}
                </Command.Group>
              )}
              <PaletteFound typed={typed} heading={heading} onClose={onClose} />
              <Command.Group heading={t('palette.do')} className={heading}>
                {item(
                  'theme',
                  theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />,
                  `${t('top.theme')}: ${t(theme === 'dark' ? 'theme.light' : 'theme.dark')}`,
                  () => setThemePreference(theme === 'dark' ? 'light' : 'dark'),
                )}
                {item(
                  'language',
                  <Languages aria-hidden />,
                  locale === 'id' ? 'English' : 'Bahasa Indonesia',
                  () => void setLocale(locale === 'id' ? 'en' : 'id'),
                )}
                {item('lock', <Lock aria-hidden />, t('top.lock'), lockScreen)}
                {item('logout', <LogOut aria-hidden />, t('top.logout'), logout)}
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
