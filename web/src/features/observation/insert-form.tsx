import { DeviceKind, insertDevice } from '@alur/contracts/invasive-device/commands';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Select } from '@/ui/select';
import { momentAgo } from './moments';
import { WhenField } from './when-field';

/** What is put in, where and since when. */
export function InsertForm({ encounterId, onClose }: { encounterId: number; onClose: () => void }) {
  const { t } = useTranslation(['observation', 'enums']);
  const form = useCommandForm(insertDevice, {
    values: { kind: 'peripheral_line' as DeviceKind, site: '', minutesAgo: '0' },
    body: typed => ({
      ...{ encounterId, kind: typed.kind, site: typed.site.trim() || null },
      insertedAt: momentAgo(typed.minutesAgo),
    }),
    success: t('observation:saved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('observation:insert')} onClose={onClose}>
      <FormField control={form.control} name="kind" label={t('observation:kind')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={DeviceKind.options.map(kind => ({ value: kind, label: t(`enums:deviceKind.${kind}`) }))}
          />
        )}
      </FormField>
      <TextField control={form.control} name="site" label={t('observation:site')} />
      <WhenField control={form.control} />
    </FormDialog>
  );
}
