import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { Keyboard, KeyRound, Lock, LogOut, MonitorSmartphone, ShieldCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { logout, switchPerson } from '@/api/auth';
import { roleAt } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { Button } from '@/ui/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu';
import { keysOpenAtom } from './keys-help';
import { lockScreen } from './lock-state';

const MySessions = lazy(() => import('./my-sessions'));
const SecondFactor = lazy(() => import('./second-factor'));
const ChangePassword = lazy(() => import('./change-password'));

/** Shows who is signed in, and the ways to lock, switch person or log out. */
export function PersonMenu() {
  const { t } = useTranslation('shell');
  const session = useAtomValue(sessionAtom);
  const merchant = useAtomValue(currentMerchantAtom);
  const showKeys = useSetAtom(keysOpenAtom);
  const [changing, setChanging] = useState(false);
  const [showsSecond, showSecond] = useState(false);
  const [showsSessions, showSessions] = useState(false);
  if (!session) return null;
  const { user } = session;
  const role = merchant === null ? null : roleAt(user, merchant);
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            className="px-1.5"
            aria-label={`${initials(user.name)} – ${t('top.person', { name: user.name })}`}
          >
            <span
              aria-hidden
              className="grid size-7 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-text"
            >
              {initials(user.name)}
            </span>
          </Button>
        }
      >
        <MenuLabel>
          <span className="block text-sm font-medium text-foreground">{user.name}</span>
          <span className="block">{role?.merchant_role.name ?? user.email}</span>
        </MenuLabel>
        <MenuSeparator />
        <MenuItem onSelect={() => showKeys(true)}>
          <Keyboard aria-hidden />
          {t('top.keys')}
        </MenuItem>
        <MenuItem onSelect={() => setChanging(true)}>
          <KeyRound aria-hidden />
          {t('password.change')}
        </MenuItem>
        <MenuItem onSelect={() => showSecond(true)}>
          <ShieldCheck aria-hidden />
          {t('second.title')}
        </MenuItem>
        <MenuItem onSelect={() => showSessions(true)}>
          <MonitorSmartphone aria-hidden />
          {t('sessions.title')}
        </MenuItem>
        <MenuItem onSelect={lockScreen}>
          <Lock aria-hidden />
          {t('top.lock')}
        </MenuItem>
        <MenuItem onSelect={switchPerson}>
          <Users aria-hidden />
          {t('top.switchPerson')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={logout}>
          <LogOut aria-hidden />
          {t('top.logout')}
        </MenuItem>
      </Menu>
      {showsSecond && (
        <Suspense>
          <SecondFactor onClose={() => showSecond(false)} />
        </Suspense>
      )}
      {showsSessions && (
        <Suspense>
          <MySessions onClose={() => showSessions(false)} />
        </Suspense>
      )}
      {changing && (
        <Suspense>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

/** `dr. Siti Rahayu` → `SR`: titles are no part of a name. */
export function initials(name: string): string {
  const words = name.split(/[\s,]+/).filter(word => word && !word.includes('.'));
  return (
    words
      .slice(0, 2)
      .map(word => word[0]?.toUpperCase())
      .join('') || '?'
  );
}
