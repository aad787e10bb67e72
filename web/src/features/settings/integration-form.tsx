import { removeCredentials, saveCredentials, testCredentials } from '@alur/contracts/settings/commands';
import {
  credentialNames,
  integrations,
  type CredentialName,
  type CredentialTest,
  type Integration,
  type IntegrationRow,
} from '@alur/contracts/settings/integrations';
import { useAtomValue } from 'jotai';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, CloudOff, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { HistoryButton } from '@/changes/history-button';
import { CommandForm, FormField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatDateTime } from '@/ui/format';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { ErrorState } from '@/ui/states';
import { StatusChip, type Tone } from '@/ui/status-chip';

/** The credentials of a national service, which are encrypted on the server and never shown again. */
export function IntegrationForm({ service }: { service: Integration }) {
  const { t } = useTranslation('settings');
  const merchant = useAtomValue(currentMerchantAtom);
  const mayEdit = useCan()('settings.integration:edit');
  const topic = useTopic(integrations, {});
  const [isRemoving, setRemoving] = useState(false);
  const remove = useCommand(removeCredentials, { success: t('integration.removed') });
  const saved = topic.rows.find(row => row.service === service);
  if (topic.status === 'refused') return <ErrorState error={null} />;
  return (
    <Card
      title={t(`tab.${service}`)}
      className="max-w-xl"
      actions={
        <>
          <TestChip saved={saved} />
          {merchant !== null && <HistoryButton of={{ kind: 'integration', id: merchant, name: t(`tab.${service}`) }} />}
        </>
      }
    >
      <p className="pb-3 text-xs text-muted-foreground">
        {t('integration.hint')}
        {saved && ` ${t('integration.savedAt', { at: formatDateTime(saved.savedAt) })}.`}
        {saved?.test && ` ${t('integration.testedAt', { at: formatDateTime(saved.test.at) })}.`}
      </p>
      {saved && mayEdit && <Test of={saved} />}
      {mayEdit && (
        <Credentials key={saved?.savedAt} service={service} onRemove={saved ? () => setRemoving(true) : null} />
      )}
      <ConfirmDialog
        open={isRemoving}
        danger
        onOpenChange={setRemoving}
        title={t('integration.removeTitle', { service: t(`tab.${service}`) })}
        description={t('integration.removeText')}
        confirmLabel={t('integration.remove')}
        pending={remove.pending}
        onConfirm={() => void remove.run({ body: { service } }).then(() => setRemoving(false))}
      />
    </Card>
  );
}

const looks: Record<CredentialTest, [Tone, LucideIcon]> = {
  accepted: ['success', CircleCheck],
  refused: ['danger', CircleX],
  unreachable: ['warning', CloudOff],
  not_connected: ['neutral', CircleDashed],
};

/** Whether there are credentials, and what came of their last test. */
function TestChip({ saved }: { saved: IntegrationRow | undefined }) {
  const { t } = useTranslation('settings');
  const [tone, icon]: [Tone, LucideIcon] = !saved
    ? ['neutral', CircleDashed]
    : saved.test
      ? looks[saved.test.outcome]
      : ['warning', CircleHelp];
  const word = !saved ? 'none' : (saved.test?.outcome ?? 'untested');
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`integration.${word}`)}
    </StatusChip>
  );
}

/** Asks the service, and shows what it answered in its own words. */
function Test({ of: { service, test } }: { of: IntegrationRow }) {
  const { t } = useTranslation('settings');
  const ask = useCommand(testCredentials, { success: t('integration.testDone') });
  return (
    <div className="grid justify-items-start gap-2 pb-4">
      {test?.message && <p>{t('integration.answer', { message: test.message })}</p>}
      {test?.outcome === 'not_connected' && <p>{t('integration.notConnectedHint')}</p>}
      <Button pending={ask.pending} onClick={() => void ask.run({ body: { service } })}>
        {t('integration.test')}
      </Button>
    </div>
  );
}

/** What is no secret is read while it is typed. */
const plain: readonly CredentialName[] = [
  ...(['consId', 'pcareUsername', 'organizationId', 'clientId', 'server', 'coderNik', 'tariffCode'] as const),
  'inboundUsername',
];

/** The fields are emptied whenever credentials were saved, because saved ones are not shown. */
function Credentials({ service, onRemove }: { service: Integration; onRemove: (() => void) | null }) {
  const { t } = useTranslation('settings');
  const names: readonly CredentialName[] = credentialNames[service];
  const question = useSaveQuestion();
  const form = useCommandForm(saveCredentials, {
    values: Object.fromEntries(names.map(name => [name, ''])) as Record<CredentialName, string>,
    body: values => ({ service, values }),
    ask: () => question(t(`tab.${service}`), false),
    check: typed => Object.fromEntries(names.map(name => [name, typed[name].trim() === '' && t('required')])),
    fieldOf: path => path.replace(/^values\./, ''),
    success: t('integration.saved'),
  });
  return (
    <CommandForm of={form} className="grid gap-4">
      {names.map(name => (
        <FormField key={name} control={form.control} name={name} label={t(`integration.name.${name}`)} required>
          {bound => {
            const Field = plain.includes(name) ? Input : PasswordInput;
            return (
              <Field
                {...bound}
                autoComplete="off"
                maxLength={500}
                onChange={event => bound.onChange(event.target.value)}
              />
            );
          }}
        </FormField>
      ))}
      <footer className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('integration.save')}
        </Button>
        {onRemove && (
          <Button variant="ghost" onClick={onRemove}>
            {t('integration.remove')}
          </Button>
        )}
      </footer>
    </CommandForm>
  );
}
