import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/http';
import type { SheetForm, SheetItem, SheetProps } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';
import { translateCode, translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FileChoice } from '@/ui/file-choice';
import { formatNumber } from '@/ui/format';
import { inSentence } from './items';
import { download } from '@/ui/download';
import { ProgressBar } from '@/ui/progress-bar';
import {
  bodyIn,
  bookOf,
  faultsOf,
  readRows,
  readSheet,
  refusedSheet,
  sheetOf,
  type SheetLine,
  type SheetWords,
} from './sheet';
import { useSheetWords } from './use-sheet-words';

/** Most faults that are shown on the screen; the sheet has all of them. */
const SHOWN = 50;

type Refused = { line: number; cells: SheetLine['cells']; reason: string };
interface Checked {
  lines: readonly SheetLine[];
  good: readonly SheetLine[];
  refused: readonly Refused[];
}

/**
 * Exports a list as a spreadsheet and imports it: all lines are checked before anything is written, and then the valid
 * ones are added. It can be stopped at any time.
 */
export function SheetDialog({ form, items, mayAdd, onClose }: SheetProps & { onClose: () => void }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const locale = useLocale();
  const words = useSheetWords(form);
  const [checked, setChecked] = useState<Checked | null>(null);
  const work = useImport(form, checked, words);
  const name = inSentence(form.word[locale]);
  const [isUnread, setUnread] = useState(false);
  const check = async (file: File) => {
    if (!words) return;
    const lines = await linesIn(form, file, words).catch(() => null);
    setUnread(lines === null);
    setChecked(lines && checkedSheet(form, lines, items, words, t));
  };
  const refused = [...(checked?.refused ?? []), ...work.refused];
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !work.isRunning) onClose();
      }}
      title={t('catalogue:sheet.title', { name })}
      description={t('catalogue:sheet.hint')}
      size="lg"
      footer={
        work.isRunning ? (
          <Button onClick={work.stop}>{t('catalogue:sheet.stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:close')}</Button>
            {mayAdd && checked && !work.isOver && (
              <Button
                variant="primary"
                disabledReason={checked.good.length === 0 ? t('catalogue:sheet.nothingGood') : null}
                onClick={() => void work.start()}
              >
                {t('catalogue:sheet.import', { count: checked.good.length })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Downloads form={form} items={items} words={words} mayAdd={mayAdd} />
        {mayAdd && !work.isRunning && (
          <FileChoice
            label={t('catalogue:sheet.file')}
            accept=".xlsx,.csv,text/csv"
            disabled={!words}
            onChoose={file => void check(file)}
          />
        )}
        {isUnread && <p role="alert">{t('catalogue:sheet.unreadable')}</p>}
        {checked && <Progress checked={checked} work={work} />}
        {work.isRunning && (
          <ProgressBar
            label={t('catalogue:sheet.file')}
            max={checked?.good.length}
            value={work.done}
            className="w-full"
          />
        )}
        {refused.length > 0 && words && <RefusedLines form={form} refused={refused} words={words} />}
      </div>
    </Dialog>
  );
}

/** How many lines are valid before the import, and how far it has come since it began. */
function Progress({ checked, work }: { checked: Checked; work: ReturnType<typeof useImport> }) {
  const { t } = useTranslation('catalogue');
  const total = formatNumber(checked.good.length);
  return (
    <p role="status">
      {work.isRunning || work.isOver
        ? t('sheet.progress', { done: formatNumber(work.done), total })
        : t('sheet.checked', { good: total, refused: formatNumber(checked.refused.length) })}
    </p>
  );
}

/** Downloads the list, or an empty form, as a spreadsheet with the permitted choices; the list as CSV as well. */
function Downloads({
  form,
  items,
  words,
  mayAdd,
}: {
  form: SheetForm;
  items: readonly SheetItem[];
  words: SheetWords | null;
  mayAdd: boolean;
}) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const inUse = items.filter(isActive);
  const book = async (which: readonly SheetItem[], file: string) => {
    if (!words) return;
    const { writeXlsx } = await import('@/sheets/xlsx');
    const { columns, rows } = bookOf(form, which, words);
    download(file, writeXlsx(form.word[locale], columns, rows));
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={!words} onClick={() => void book(inUse, `${form.spec.key}.xlsx`)}>
        {t('sheet.export', { count: inUse.length })}
      </Button>
      {mayAdd && (
        <Button disabled={!words} onClick={() => void book([], `${form.spec.key}-template.xlsx`)}>
          {t('sheet.template')}
        </Button>
      )}
      <Button
        variant="ghost"
        disabled={!words}
        onClick={() => words && download(`${form.spec.key}.csv`, sheetOf(form, inUse, words))}
      >
        {t('sheet.csv')}
      </Button>
    </div>
  );
}

/** A file counts as a spreadsheet by its first bytes, else as text. */
async function linesIn(form: SheetForm, file: File, words: SheetWords): Promise<SheetLine[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isBook) return readSheet(form, new TextDecoder().decode(bytes), words);
  const { readXlsx } = await import('@/sheets/xlsx');
  return readRows(form, readXlsx(bytes), words);
}

const isActive = ({ active }: SheetItem): boolean => active;

function RefusedLines({ form, refused, words }: { form: SheetForm; refused: readonly Refused[]; words: SheetWords }) {
  const { t } = useTranslation('catalogue');
  return (
    <section className="flex flex-col gap-2">
      <ul className="max-h-56 overflow-auto rounded-md border p-3 text-xs">
        {refused.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={`${line} ${reason}`}>{t('sheet.line', { line, reason })}</li>
        ))}
      </ul>
      <Button
        className="self-start"
        onClick={() => download(`${form.spec.key}-refused.csv`, refusedSheet(form, refused, words))}
      >
        {t('sheet.report', { count: refused.length })}
      </Button>
    </section>
  );
}

/** Checks the lines of a sheet before anything is written. */
function checkedSheet(
  form: SheetForm,
  lines: readonly SheetLine[],
  items: readonly SheetItem[],
  words: SheetWords,
  t: ReturnType<typeof useTranslation<['catalogue', 'common']>>['t'],
): Checked {
  const faults = faultsOf(form, lines, items, words);
  const refused = lines.flatMap((line, at): Refused[] => {
    const fault = faults[at];
    if (!fault) return [];
    const field = form.fields.find(({ name }) => name === fault.field)?.word[words.locale] ?? fault.field;
    const value = String(line.values[fault.field] ?? '');
    const reason =
      fault.what === 'taken'
        ? (translateCode('catalogue.already-registered-on-add', { name: value }) ?? '')
        : t(`catalogue:sheet.fault.${fault.what}`, { field });
    // The first line has the column names, so rows are counted from the second.
    return [{ line: at + 2, cells: line.cells, reason }];
  });
  return { lines, good: lines.filter((_line, at) => faults[at] === null), refused };
}

/**
 * Adds the valid lines one after the other; a line that the server refuses is listed with those that the check refused.
 */
function useImport(form: SheetForm, checked: Checked | null, words: SheetWords | null) {
  const [done, setDone] = useState(0);
  const [refused, setRefused] = useState<Refused[]>([]);
  const [state, setState] = useState<{ of: Checked; controller: AbortController; isRunning: boolean } | null>(null);
  const start = async () => {
    if (!checked || !words) return;
    const controller = new AbortController();
    setState({ of: checked, controller, isRunning: true });
    setDone(0);
    setRefused([]);
    for (const line of checked.good) {
      if (controller.signal.aborted) break;
      try {
        const body = bodyIn(form, line.values, words);
        await call('POST', `/v2/${form.spec.add.name}`, { body, idempotencyKey: crypto.randomUUID() });
      } catch (error) {
        const at = checked.lines.indexOf(line) + 2;
        setRefused(before => [...before, { line: at, cells: line.cells, reason: translateError(error) }]);
      }
      setDone(count => count + 1);
    }
    setState({ of: checked, controller, isRunning: false });
  };
  const isMine = state !== null && state.of === checked;
  return {
    start,
    stop: () => state?.controller.abort(),
    done,
    refused: isMine ? refused : [],
    isRunning: isMine && state.isRunning,
    isOver: isMine && !state.isRunning,
  };
}
