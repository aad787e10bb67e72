import { CodeSystem } from '@alur/contracts/terminology/commands';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { FileChoice } from '@/ui/file-choice';
import { download } from '@/ui/download';
import { formatNumber } from '@/ui/format';
import { Input } from '@/ui/input';
import { ProgressBar } from '@/ui/progress-bar';
import { Select } from '@/ui/select';
import { badLinesSheet, readCodes, type BadLine } from './read-codes';
import { useCodeImport } from './use-code-import';

/** Most faulty lines that are shown on the screen; the downloaded file has all of them. */
const SHOWN = 50;

/** Imports a file of codes: all lines are checked first, then the valid ones are sent in parts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['terminology', 'enums', 'common']);
  const [system, setSystem] = useState<CodeSystem>('icd-10');
  const [version, setVersion] = useState('');
  const [text, setText] = useState<string | null>(null);
  const [read, setRead] = useState<ReturnType<typeof readCodes> | null>(null);
  const work = useCodeImport();
  const isRunning = work.state === 'running';
  const take = (next: string, as: CodeSystem) => {
    setText(next);
    setRead(readCodes(next, as));
  };
  const total = read?.good.length ?? 0;
  const lacks = total === 0 ? t('needed.file') : version.trim() === '' ? t('needed.version') : null;
  return (
    <Dialog
      open
      onOpenChange={open => !open && !isRunning && onClose()}
      title={t('open')}
      description={t('explain')}
      footer={
        isRunning ? (
          <Button onClick={work.stop}>{t('stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:close')}</Button>
            {work.state === 'idle' && (
              <Button
                variant="primary"
                disabledReason={lacks}
                onClick={() => void work.start(system, version.trim(), read?.good ?? [])}
              >
                {t('import', { shown: formatNumber(total) })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {work.state === 'idle' && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t('system')} required>
                <Select
                  value={system}
                  onValueChange={next => {
                    setSystem(next);
                    if (text !== null) take(text, next);
                  }}
                  options={CodeSystem.options.map(value => ({ value, label: t(`enums:codeSystem.${value}`) }))}
                />
              </Field>
              <Field label={t('version')} hint={t('versionHint')} required>
                <Input value={version} maxLength={255} onChange={event => setVersion(event.target.value)} />
              </Field>
            </div>
            <FileChoice
              label={t('file')}
              accept=".csv,text/csv,text/plain"
              onChoose={file => void file.text().then(next => take(next, system))}
            />
          </>
        )}
        {read && (
          <p role="status">
            {work.state === 'idle'
              ? t('checked', { good: formatNumber(total), bad: formatNumber(read.bad.length) })
              : work.state === 'stopped' || work.state === 'failed'
                ? t(work.state, { done: formatNumber(work.done) })
                : work.state === 'finished'
                  ? t('done')
                  : t('progress', { done: formatNumber(work.done), total: formatNumber(total) })}
          </p>
        )}
        {work.state !== 'idle' && <ProgressBar label={t('open')} max={total} value={work.done} className="w-full" />}
        {read && read.bad.length > 0 && <BadLines bad={read.bad} />}
      </div>
    </Dialog>
  );
}

function BadLines({ bad }: { bad: readonly BadLine[] }) {
  const { t } = useTranslation('terminology');
  return (
    <section className="flex flex-col gap-2">
      <ul className="max-h-56 overflow-auto rounded-md border p-3 text-xs">
        {bad.slice(0, SHOWN).map(({ line, code, fault }) => (
          <li key={line}>{t('line', { line, code, reason: t(`fault.${fault}`) })}</li>
        ))}
      </ul>
      <Button
        className="self-start"
        onClick={() =>
          download(
            'icd-refused.csv',
            badLinesSheet(bad, fault => t(`fault.${fault}`), t('reason')),
          )
        }
      >
        {t('report', { shown: formatNumber(bad.length) })}
      </Button>
    </section>
  );
}
