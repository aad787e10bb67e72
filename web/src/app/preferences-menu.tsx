import { useAtomValue } from 'jotai';
import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setLocale } from '@/i18n/i18n';
import type { Locale } from '@/i18n/locale';
import { useLocale } from '@/i18n/use-locale';
import { Button } from '@/ui/button';
import { Menu, MenuChoices } from '@/ui/menu';
import { runtimeConfig } from './runtime-config';
import { setThemePreference, themeAtom, themePreferenceAtom } from './theme';

const languages: { value: Locale; label: string }[] = [
  { value: 'id', label: 'Bahasa Indonesia' },
  { value: 'en', label: 'English' },
];

/** Chooses the language; the button shows its code. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <Menu
      trigger={
        <Button variant="ghost" className="px-2" aria-label={`${t('top.language')}: ${locale.toUpperCase()}`}>
          <Languages aria-hidden />
          <span aria-hidden className="text-xs uppercase">
            {locale}
          </span>
        </Button>
      }
    >
      <MenuChoices value={locale} onChange={value => void setLocale(value)} options={languages} />
    </Menu>
  );
}

/** Chooses light, dark or the device's theme; absent where the feature is off. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const preference = useAtomValue(themePreferenceAtom);
  const Icon = useAtomValue(themeAtom) === 'dark' ? Moon : Sun;
  if (!runtimeConfig().themePreference) return null;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`${t('top.theme')}: ${t(`theme.${preference}`)}`}>
          <Icon aria-hidden />
        </Button>
      }
    >
      <MenuChoices
        value={preference}
        onChange={setThemePreference}
        options={[
          { value: 'auto', label: t('theme.auto'), icon: <Monitor aria-hidden /> },
          { value: 'light', label: t('theme.light'), icon: <Sun aria-hidden /> },
          { value: 'dark', label: t('theme.dark'), icon: <Moon aria-hidden /> },
        ]}
      />
    </Menu>
  );
}
