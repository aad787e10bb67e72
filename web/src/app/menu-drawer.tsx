import { useTranslation } from 'react-i18next';
import { Sheet } from '@/ui/dialog';
import type { MenuGroup } from './menu';
import { MenuLinks } from './side-menu';

/** The menu of a narrow screen; default export, because wide screens never fetch it. */
export default function MenuDrawer({ groups, onClose }: { groups: MenuGroup[]; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Sheet open onOpenChange={onClose} title={t('menu.label')}>
      <MenuLinks groups={groups} onPick={onClose} />
    </Sheet>
  );
}
