import { readyForms } from '@alur/contracts/record/forms/ready-forms';
import { useTranslation } from 'react-i18next';
import { useMenuShown } from '@/app/facilities';
import { MenuItem } from '@/ui/menu';
import { useSaid } from './said';

/** The forms that come with the application, limited by the facility's flags (SPEC 6). */
export function ReadyFormItems({ onChoose }: { onChoose: (name: string) => void }) {
  const { t } = useTranslation('questionnaire');
  const said = useSaid();
  const shown = useMenuShown();
  return readyForms
    .filter(({ flag }) => flag === undefined || shown(flag))
    .map(({ name, definition }) => (
      <MenuItem key={name} onSelect={() => onChoose(name)}>
        {t('makeFrom', { title: said(definition.title) })}
      </MenuItem>
    ));
}
