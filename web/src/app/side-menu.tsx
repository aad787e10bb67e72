import { Link } from '@tanstack/react-router';
import { atom, useAtom } from 'jotai';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '@/ui/brand';
import { useLocale } from '@/i18n/use-locale';
import { cn } from '@/ui/cn';
import { Tooltip } from '@/ui/tooltip';
import { useKeys } from '@/ui/use-keys';
import type { MenuGroup } from './menu';

const KEY = 'menu-collapsed';
/** In narrower windows (pixels) the tables need the menu's room. */
const WIDE = 1200;
const collapsed = atom((localStorage.getItem(KEY) ?? (innerWidth < WIDE ? '1' : '0')) === '1');

/** Whether the left menu shows icons only: as the person chose on this device, else by the window's width. */
export const menuCollapsedAtom = atom(
  get => get(collapsed),
  (_get, set, value: boolean) => {
    localStorage.setItem(KEY, value ? '1' : '0');
    set(collapsed, value);
  },
);

/** The left menu: what this person may open at this facility. */
export function SideMenu({ groups, home }: { groups: MenuGroup[]; home: string }) {
  const { t } = useTranslation('shell');
  const [small, setSmall] = useAtom(menuCollapsedAtom);
  const toggle = t(small ? 'menu.expand' : 'menu.collapse');
  useKeys('ctrl+b', t('keys.menu'), () => setSmall(!small), { everywhere: true });
  return (
    <aside className={cn('hidden h-full shrink-0 flex-col border-r bg-surface md:flex', small ? 'w-14' : 'w-56')}>
      <Link
        to={home}
        className={cn('flex h-12 shrink-0 items-center gap-2.5 font-semibold', small ? 'justify-center' : 'px-3.5')}
        aria-label={t('app')}
      >
        <BrandMark className="size-6" />
        {!small && <span className="text-lg tracking-tight">{t('app')}</span>}
      </Link>
      <MenuLinks groups={groups} small={small} />
      <div className={cn('border-t p-2', small && 'grid place-items-center')}>
        <Tooltip content={small ? toggle : null} side="right">
          <button
            type="button"
            aria-label={toggle}
            aria-expanded={!small}
            onClick={() => setSmall(!small)}
            className={cn(
              'flex h-9 items-center gap-2.5 rounded-md text-muted-foreground hover:bg-muted hover:text-foreground',
              small ? 'w-9 justify-center' : 'w-full px-2.5',
            )}
          >
            {small ? (
              <PanelLeftOpen aria-hidden className="size-4" />
            ) : (
              <PanelLeftClose aria-hidden className="size-4" />
            )}
            {!small && <span className="text-xs">{toggle}</span>}
          </button>
        </Tooltip>
      </div>
    </aside>
  );
}

/** The entries, used by the drawer of a narrow screen as well. */
export function MenuLinks({
  groups,
  small = false,
  onPick,
}: {
  groups: MenuGroup[];
  small?: boolean;
  onPick?: () => void;
}) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <nav aria-label={t('menu.label')} className={cn('min-h-0 flex-1 overflow-y-auto py-1', small ? 'px-2.5' : 'px-2')}>
      {groups.map(group => (
        <div key={group.key} className="pb-2">
          {small ? (
            <div aria-hidden className="mx-1 my-1 h-px bg-border first:hidden" />
          ) : (
            <p className="px-2.5 pt-2 pb-1 text-xs text-muted-foreground">{t(`menu.${group.key}`)}</p>
          )}
          <ul className="space-y-px">
            {group.entries.map(({ path, icon: Icon, word }) => (
              <li key={path}>
                <Tooltip content={small ? word[locale] : null} side="right">
                  <Link
                    to={path}
                    onClick={onPick}
                    aria-label={small ? word[locale] : undefined}
                    activeProps={{ className: 'bg-primary-soft text-primary-text font-medium' }}
                    inactiveProps={{ className: 'text-foreground hover:bg-muted' }}
                    className={cn(
                      'flex h-row items-center gap-2.5 rounded-md focus-visible:-outline-offset-2',
                      small ? 'w-9 justify-center' : 'px-2.5',
                    )}
                  >
                    <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                    {!small && <span className="truncate">{word[locale]}</span>}
                  </Link>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
