import { nursingIntervention } from '@alur/contracts/nursing/catalogues';
import * as commands from '@alur/contracts/nursing/commands';
import { ProblemOutcome, ProblemResolution } from '@alur/contracts/nursing/enums';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@/api/reason-dialog';
import { useList } from '@/api/use-list';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { serverNow } from '@/live/server-time';
import { Input, Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';

/** The kinds of entries on a plan's problem. */
export type EntryForm = 'action' | 'evaluation' | 'resolution';

interface OfProblem {
  formId: number;
  problem: number;
  name: string;
  /** The planned interventions. */
  planned: readonly string[];
  onClose: () => void;
}

const atOf = (minutesAgo: number | null) =>
  minutesAgo ? new Date(serverNow() - minutesAgo * 60_000).toISOString() : null;

export function EntryDialog({ form, ...of }: OfProblem & { form: EntryForm }) {
  if (form === 'action') return <ActionDialog {...of} />;
  return form === 'evaluation' ? <EvaluationDialog {...of} /> : <ResolutionDialog {...of} />;
}

/** Records an intervention: a planned one, one from the facility's list, or one in her own words. */
function ActionDialog({ formId, problem, name, planned, onClose }: OfProblem) {
  const { t } = useTranslation('nursing');
  const list = useId();
  const { rows } = useList(nursingIntervention.selector, { order_by: 'name', limit: 200 });
  const form = useCommandForm(commands.recordAction, {
    values: { action: '', response: '', minutesAgo: 0 as number | null },
    id: formId,
    body: typed => ({
      ...{ problem, action: typed.action.trim(), response: typed.response.trim() || null },
      effectiveAt: atOf(typed.minutesAgo),
    }),
    check: ({ action }) => ({ action: !action.trim() && t('needed.action') }),
    success: t('acted'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('act')} description={name} verb={t('act')} onClose={onClose}>
      <FormField control={form.control} name="action" label={t('action')} hint={t('actionHint')} required>
        {bound => (
          <>
            <Input {...bound} list={list} autoFocus />
            <datalist id={list}>
              {[...new Set([...planned, ...rows.map(each => each.name)])].map(each => (
                <option key={each} value={each} aria-label={each} />
              ))}
            </datalist>
          </>
        )}
      </FormField>
      <FormField control={form.control} name="response" label={t('response')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <FormField control={form.control} name="minutesAgo" label={t('minutesAgo')} hint={t('minutesHint')}>
        {bound => <WholeInput {...bound} />}
      </FormField>
    </FormDialog>
  );
}

function EvaluationDialog({ formId, problem, name, onClose }: OfProblem) {
  const { t } = useTranslation(['nursing', 'enums']);
  const form = useCommandForm(commands.evaluateProblem, {
    values: { outcome: 'improved' as ProblemOutcome, text: '' },
    id: formId,
    body: typed => ({ problem, outcome: typed.outcome, text: typed.text.trim() }),
    check: ({ text }) => ({ text: !text.trim() && t('nursing:needed.text') }),
    success: t('nursing:evaluated'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('nursing:evaluate')}
      description={name}
      verb={t('nursing:evaluate')}
      onClose={onClose}
    >
      <FormField control={form.control} name="outcome" label={t('nursing:progress')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={ProblemOutcome.options.map(one => ({ value: one, label: t(`enums:problemOutcome.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="text" label={t('nursing:evaluation')} required>
        {bound => <Textarea rows={3} autoFocus {...bound} />}
      </FormField>
    </FormDialog>
  );
}

function ResolutionDialog({ formId, problem, name, onClose }: OfProblem) {
  const { t } = useTranslation(['nursing', 'enums']);
  const form = useCommandForm(commands.resolveProblem, {
    values: { resolution: 'met' as ProblemResolution, text: '' },
    id: formId,
    body: typed => ({ problem, resolution: typed.resolution, text: typed.text.trim() || null }),
    success: t('nursing:resolved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('nursing:resolve')} description={name} verb={t('nursing:resolve')} onClose={onClose}>
      <FormField control={form.control} name="resolution" label={t('nursing:resolution')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={ProblemResolution.options.map(one => ({ value: one, label: t(`enums:problemResolution.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="text" label={t('nursing:note')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Asks why an entry is struck. */
export function StrikeEntry({ formId, entryId, onClose }: { formId: number; entryId: number; onClose: () => void }) {
  const { t } = useTranslation('nursing');
  return (
    <ReasonDialog
      command={commands.strikeEntry}
      id={formId}
      body={reason => ({ entryId, reason })}
      title={t('strikeTitle')}
      description={t('strikeText')}
      confirmLabel={t('strike')}
      success={t('strickenDone')}
      danger
      onClose={onClose}
    />
  );
}
