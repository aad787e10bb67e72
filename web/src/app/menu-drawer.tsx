import { useTranslation } from 'react-i18next';
import { SideSheet } from '@/ui/side-sheet';
import type { MenuGroup } from './menu';
import { LanguageMenu, ThemeMenu } from './preferences-menu';
import { MenuLinks } from './side-menu';

/** The menu of a narrow screen. It is the default export because only narrow screens load it. */
export default function MenuDrawer({ groups, onClose }: { groups: MenuGroup[]; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <SideSheet
      open
      onOpenChange={onClose}
      title={t('menu.label')}
      footer={
        <div className="mr-auto flex items-center gap-1 sm:hidden">
          <LanguageMenu />
          <ThemeMenu />
        </div>
      }
    >
      <MenuLinks groups={groups} onPick={onClose} />
    </SideSheet>
  );
}
