import { matchAnalyserResult } from '@alur/contracts/analyser/commands';
import type { AnalyserResultRow } from '@alur/contracts/analyser/rows';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';

/** Asks for the tube that a result belongs to, scanned or typed. */
export function MatchDialog({ result, onClose }: { result: AnalyserResultRow; onClose: () => void }) {
  const { t } = useTranslation('analyser');
  const form = useCommandForm(matchAnalyserResult, {
    values: { sampleNumber: result.sampleNumber },
    id: result.id,
    body: typed => typed,
    success: t('matched'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('matchTitle', { analyser: result.analyser })}
      description={t('matchHint')}
      verb={t('match')}
      onClose={onClose}
    >
      <ul className="tabular rounded-md bg-surface p-3">
        {result.values.map(({ code, value, unit }, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span>{code}</span>
            <span>{[value, unit].filter(Boolean).join(' ')}</span>
          </li>
        ))}
      </ul>
      <TextField control={form.control} name="sampleNumber" label={t('sample')} required autoFocus />
    </FormDialog>
  );
}
