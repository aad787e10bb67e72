import { atom, getDefaultStore } from 'jotai/vanilla';
import { runtimeConfig } from './runtime-config';

export type ThemePreference = 'auto' | 'light' | 'dark';
export type Theme = 'light' | 'dark';

const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

/** The person's choice; while none is stored, the theme follows the system. */
export const themePreferenceAtom = atom<ThemePreference>('auto');
/** The theme on the screen now. */
export const themeAtom = atom<Theme>('light');

function stored(): ThemePreference {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'auto';
}

/** The theme that a preference results in: always light where the preference feature is off. */
export function resolveTheme(preference: ThemePreference): Theme {
  if (!runtimeConfig().themePreference) return 'light';
  if (preference !== 'auto') return preference;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

function apply(preference: ThemePreference): void {
  const theme = resolveTheme(preference);
  const root = document.documentElement.classList;
  root.remove('light', 'dark');
  root.add(theme);
  const store = getDefaultStore();
  store.set(themePreferenceAtom, preference);
  store.set(themeAtom, theme);
}

/** Stores and applies the choice; `auto` removes it from storage. */
export function setThemePreference(preference: ThemePreference): void {
  if (preference === 'auto') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, preference);
  apply(preference);
}

/** Applies the stored preference, and then follows changes of the system and of other tabs. */
export function startTheme(): () => void {
  apply(stored());
  const again = () => apply(stored());
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) again();
  };
  const media = window.matchMedia(DARK);
  media.addEventListener('change', again);
  window.addEventListener('storage', onStorage);
  return () => {
    media.removeEventListener('change', again);
    window.removeEventListener('storage', onStorage);
  };
}
