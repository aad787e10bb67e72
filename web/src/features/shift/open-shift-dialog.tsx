import { openShift } from '@alur/contracts/shift/commands';
import { useTranslation } from 'react-i18next';
import { CommandForm, FormField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { MoneyInput } from '@/ui/money-input';

/** Opens a shift with the change that is in the drawer. */
export function OpenShiftDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shift', 'common']);
  const form = useCommandForm(openShift, {
    values: { float: null as number | null },
    body: typed => typed,
    check: ({ float }) => ({ float: (float === null || float < 0) && t('floatMissing') }),
    success: t('opened'),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={next => {
        if (!next && !form.pending) onClose();
      }}
      size="sm"
      title={t('openTitle')}
      description={t('openText')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="open-shift" variant="primary" pending={form.pending}>
            {t('open')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="open-shift">
        <FormField control={form.control} name="float" label={t('float')} required>
          {bound => <MoneyInput {...bound} autoFocus />}
        </FormField>
      </CommandForm>
    </Dialog>
  );
}
