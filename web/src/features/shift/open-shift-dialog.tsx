import { openShift } from '@alur/contracts/shift/commands';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';

/** Opens the drawer with the change that lies in it. */
export function OpenShiftDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shift', 'common']);
  const [float, setFloat] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const open = useCommand(openShift, {
    success: t('opened'),
    onRefused: refusal => {
      const said = fieldMessages(refusal).float;
      if (said) setError(said);
      return said !== undefined;
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (float === null || float < 0) return setError(t('floatMissing'));
    const outcome = await open.run({ body: { float } });
    if (outcome.ok) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={next => {
        if (!next && !open.pending) onClose();
      }}
      size="sm"
      title={t('openTitle')}
      description={t('openText')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="open-shift" variant="primary" pending={open.pending}>
            {t('open')}
          </Button>
        </>
      }
    >
      <form id="open-shift" noValidate onSubmit={event => void submit(event)}>
        <Field label={t('float')} required error={error}>
          <NumberInput
            value={float}
            onChange={next => {
              setFloat(next);
              setError(null);
            }}
            autoFocus
          />
        </Field>
      </form>
    </Dialog>
  );
}
