import { setNextNumber } from '@alur/contracts/letter/commands';
import { numberAs, periodOf } from '@alur/contracts/letter/numbering';
import { letterRegisters } from '@alur/contracts/letter/rows';
import { useTranslation } from 'react-i18next';
import { useSettingsSection } from '@/app/settings-section';
import { useCan } from '@/access/use-can';
import { CommandForm, FormField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { NumberInput } from '@/ui/number-input';
import { TableSkeleton } from '@/ui/states';

/** Shows the number of the next letter, and sets where the numbering goes on. */
export function NextNumber() {
  const { t } = useTranslation('settings');
  const { settings } = useSettingsSection('numbering');
  const registers = useTopic(letterRegisters, {});
  const today = useToday();
  const { resets, sick } = settings.numbering;
  const month = periodOf('month', today);
  // Numbering goes on within the month, even when its format was changed.
  const counted = registers.rows.filter(({ id, ...row }) => id === periodOf(resets, today) || row.month === month);
  const next = Math.max(0, ...counted.map(({ last }) => last)) + 1;
  return (
    <Card title={t('nextNumber.title')}>
      {registers.loading ? (
        <TableSkeleton rows={1} columns={1} />
      ) : (
        <>
          <p className="tabular pb-3 text-muted-foreground">
            {t('nextNumber.like', { number: numberAs(sick, next, today) })}
          </p>
          <NextNumberForm key={next} next={next} />
        </>
      )}
    </Card>
  );
}

function NextNumberForm({ next }: { next: number }) {
  const { t } = useTranslation('settings');
  const mayEdit = useCan()('settings.other:edit');
  const question = useSaveQuestion();
  const form = useCommandForm(setNextNumber, {
    values: { next: next as number | null },
    body: typed => typed,
    ask: () => question(t('nextNumber.title'), false),
    success: t('nextNumber.saved'),
    guard: true,
  });
  return (
    <CommandForm of={form}>
      <fieldset disabled={!mayEdit} className="grid max-w-md gap-4">
        <FormField control={form.control} name="next" label={t('nextNumber.next')} hint={t('nextNumber.hint')} required>
          {bound => <NumberInput {...bound} decimals={0} />}
        </FormField>
        {mayEdit && (
          <footer>
            <Button
              type="submit"
              variant="primary"
              pending={form.pending}
              disabledReason={form.isChanged ? null : t('unchanged')}
            >
              {t('nextNumber.save')}
            </Button>
          </footer>
        )}
      </fieldset>
    </CommandForm>
  );
}
