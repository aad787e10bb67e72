import { correctResult, enterResults } from '@alur/contracts/laboratory/commands';
import { CultureGrowth, cultureText, Susceptibility, type Culture } from '@alur/contracts/laboratory/microbiology';
import type { LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { laboratoryAntibiotic, laboratoryOrganism } from '@/selectors/global/laboratory';
import { NameSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { Input, Textarea } from '@/ui/input';
import { Select } from '@/ui/select';

interface SensitivityDraft {
  antibiotic: string | null;
  measured: string | null;
  interpretation: Susceptibility;
}
interface IsolateDraft {
  organism: string | null;
  quantity: string | null;
  sensitivities: SensitivityDraft[];
}
interface Draft {
  growth: CultureGrowth;
  isolates: IsolateDraft[];
}

const noIsolate: IsolateDraft = { organism: null, quantity: null, sensitivities: [] };
const noSensitivity: SensitivityDraft = { antibiotic: null, measured: null, interpretation: 'S' };

/** The typed culture as it is sent; without growth it has no organisms. */
const cultureOf = ({ growth, isolates }: Draft): Culture => ({
  growth,
  isolates:
    growth !== 'growth'
      ? []
      : isolates.map(({ organism, quantity, sensitivities }) => ({
          ...{ organism: organism ?? '', quantity: quantity?.trim() || null },
          sensitivities: sensitivities.map(({ antibiotic, measured, interpretation }) => ({
            ...{ antibiotic: antibiotic ?? '', measured: measured?.trim() || null, interpretation },
          })),
        })),
});

const isWhole = ({ growth, isolates }: Draft): boolean =>
  growth !== 'growth' ||
  (isolates.length > 0 &&
    isolates.every(
      ({ organism, sensitivities }) =>
        organism !== null && sensitivities.every(({ antibiotic }) => antibiotic !== null),
    ));

interface Props {
  test: LaboratoryTestRow;
  onClose: () => void;
}

/**
 * Records a culture: whether something grew, which organisms, and their sensitivities. A validated one is corrected
 * with a reason.
 */
export function CultureDialog(props: Props) {
  return props.test.status === 'validated' ? <Correct {...props} /> : <Enter {...props} />;
}

const draftOf = ({ microbiology }: LaboratoryTestRow): Draft => microbiology ?? { growth: 'no_growth', isolates: [] };

function Enter({ test, onClose }: Props) {
  const { t } = useTranslation('laboratory');
  const form = useCommandForm(enterResults, {
    values: { culture: draftOf(test), note: test.note },
    id: test.orderId,
    body: ({ culture, note }) => {
      const microbiology = cultureOf(culture);
      const text = cultureText(microbiology) || '–';
      return { results: [{ parameterId: test.parameterId, text, note, microbiology }] };
    },
    fieldOf: () => 'culture',
    check: ({ culture }) => ({ culture: !isWhole(culture) && t('fillIsolates') }),
    success: t('cultureSaved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} size="lg" title={t('cultureOf', { name: test.name })} onClose={onClose}>
      <FormField control={form.control} name="culture" label={<span className="sr-only">{t('culture')}</span>}>
        {({ value, onChange }) => <CultureFields value={value} onChange={onChange} />}
      </FormField>
      <FormField control={form.control} name="note" label={t('note')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

function Correct({ test, onClose }: Props) {
  const { t } = useTranslation('laboratory');
  const form = useCommandForm(correctResult, {
    values: { culture: draftOf(test), reason: '' },
    id: test.orderId,
    body: ({ culture, reason }) => {
      const microbiology = cultureOf(culture);
      const text = cultureText(microbiology) || '–';
      return { parameterId: test.parameterId, text, note: test.note, microbiology, reason: reason.trim() };
    },
    fieldOf: path => (path.startsWith('reason') ? 'reason' : 'culture'),
    check: ({ culture }) => ({ culture: !isWhole(culture) && t('fillIsolates') }),
    success: t('corrected'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="lg"
      title={t('correctTitle', { name: test.name })}
      verb={t('correct')}
      onClose={onClose}
    >
      <FormField control={form.control} name="culture" label={<span className="sr-only">{t('culture')}</span>}>
        {({ value, onChange }) => <CultureFields value={value} onChange={onChange} />}
      </FormField>
      <FormField control={form.control} name="reason" label={t('reason')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

const replaced = <One,>(all: readonly One[], at: number, one: One): One[] =>
  all.map((each, index) => (index === at ? one : each));

function CultureFields({ value, onChange }: { value: Draft; onChange: (draft: Draft) => void }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const { growth, isolates } = value;
  return (
    <div className="flex flex-col gap-3">
      <Select
        aria-label={t('laboratory:growth')}
        className="w-64"
        value={growth}
        onValueChange={next =>
          onChange({ growth: next, isolates: next === 'growth' && isolates.length === 0 ? [noIsolate] : isolates })
        }
        options={CultureGrowth.options.map(each => ({ value: each, label: t(`enums:cultureGrowth.${each}`) }))}
      />
      {growth === 'growth' && (
        <>
          {isolates.map((isolate, index) => (
            <IsolateFields
              key={index}
              number={index + 1}
              isolate={isolate}
              onChange={next => onChange({ growth, isolates: replaced(isolates, index, next) })}
              onRemove={() => onChange({ growth, isolates: isolates.filter((_, at) => at !== index) })}
            />
          ))}
          <Button className="self-start" onClick={() => onChange({ growth, isolates: [...isolates, noIsolate] })}>
            <Plus aria-hidden />
            {t('laboratory:addIsolate')}
          </Button>
        </>
      )}
    </div>
  );
}

function IsolateFields({
  number,
  isolate,
  onChange,
  onRemove,
}: {
  number: number;
  isolate: IsolateDraft;
  onChange: (isolate: IsolateDraft) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('laboratory');
  const { sensitivities } = isolate;
  return (
    <fieldset className="flex flex-col gap-2 rounded-md border p-3">
      <legend className="px-1 text-xs font-medium">{t('isolateTitle', { number })}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <div role="group" aria-label={t('organism')} className="max-sm:col-span-2">
          <NameSelector
            of={laboratoryOrganism}
            value={isolate.organism}
            onChange={organism => onChange({ ...isolate, organism })}
          />
        </div>
        <Input
          aria-label={t('quantity')}
          placeholder={t('quantityHint')}
          value={isolate.quantity ?? ''}
          onChange={event => onChange({ ...isolate, quantity: event.target.value })}
        />
        <Button size="icon-sm" variant="ghost" aria-label={t('removeIsolate', { number })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      {sensitivities.map((each, index) => (
        <SensitivityFields
          key={index}
          sensitivity={each}
          onChange={next => onChange({ ...isolate, sensitivities: replaced(sensitivities, index, next) })}
          onRemove={() => onChange({ ...isolate, sensitivities: sensitivities.filter((_, at) => at !== index) })}
        />
      ))}
      <Button
        size="sm"
        className="self-start"
        onClick={() => onChange({ ...isolate, sensitivities: [...sensitivities, noSensitivity] })}
      >
        <Plus aria-hidden />
        {t('addAntibiotic')}
      </Button>
    </fieldset>
  );
}

function SensitivityFields({
  sensitivity,
  onChange,
  onRemove,
}: {
  sensitivity: SensitivityDraft;
  onChange: (sensitivity: SensitivityDraft) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const { antibiotic, measured, interpretation } = sensitivity;
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_5rem_10rem_auto]">
      <div role="group" aria-label={t('laboratory:antibiotic')} className="max-sm:col-span-3">
        <NameSelector
          of={laboratoryAntibiotic}
          value={antibiotic}
          onChange={next => onChange({ ...sensitivity, antibiotic: next })}
        />
      </div>
      <Input
        aria-label={t('laboratory:measured')}
        placeholder={t('laboratory:measured')}
        value={measured ?? ''}
        onChange={event => onChange({ ...sensitivity, measured: event.target.value })}
      />
      <Select
        aria-label={t('laboratory:interpretation')}
        value={interpretation}
        onValueChange={next => onChange({ ...sensitivity, interpretation: next })}
        options={Susceptibility.options.map(each => ({
          value: each,
          label: `${each} · ${t(`enums:susceptibility.${each}`)}`,
        }))}
      />
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('laboratory:removeAntibiotic', { name: antibiotic ?? '' })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
}
