import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';

// All forms that come with the application, loaded when the menu is opened.
const ReadyFormItems = lazy(async () => ({ default: (await import('./ready-form-items')).ReadyFormItems }));

/**
 * What the editor starts from: a form of the facility's own, a form that comes with the application, or an empty one.
 */
export type EditorStart = { id: number; from?: string };

/** Starts a new form, empty or from one that comes with the application. */
export function MakeForm({ onEdit }: { onEdit: (start: EditorStart) => void }) {
  const { t } = useTranslation('questionnaire');
  return (
    <Menu
      trigger={
        <Button variant="primary">
          <Plus aria-hidden />
          {t('make')}
        </Button>
      }
    >
      <MenuItem onSelect={() => onEdit({ id: 0 })}>{t('makeEmpty')}</MenuItem>
      <MenuSeparator />
      <Suspense>
        <ReadyFormItems onChoose={from => onEdit({ id: 0, from })} />
      </Suspense>
    </Menu>
  );
}
