import { setReferences } from '@alur/contracts/laboratory/commands';
import { analyser } from '@alur/contracts/analyser/catalogues';
import { gapsIn } from '@alur/contracts/laboratory/reference-gaps';
import { AgeUnit, Pregnancy, type AgeLimit, type ReferenceRange } from '@alur/contracts/laboratory/interpret';
import { laboratoryReferences } from '@alur/contracts/laboratory/rows';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { CommandForm, FormField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DateField } from '@/ui/date-field';
import { localDate } from '@/ui/format';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';

const anyone: ReferenceRange = {
  ...{ sex: null, pregnancy: null, ageFrom: { value: 0, unit: 'year' }, ageTo: null, low: null, high: null },
  ...{ criticalLow: null, criticalHigh: null, validLow: null, validHigh: null },
  ...{ text: null, criticalText: null, source: null, method: null, analyserId: null },
};
const limits = ['validLow', 'criticalLow', 'low', 'high', 'criticalHigh', 'validHigh'] as const;

/** The reference ranges of a parameter by sex and age: a card for each, all of them saved together from a day on. */
export function ReferencesEditor({ parameterId, isNumber }: { parameterId: number; isNumber: boolean }) {
  const { rows, loading } = useTopic(laboratoryReferences, { parameterId });
  const row = rows.find(each => each.parameterId === parameterId);
  const today = localDate();
  const ranges = row?.sets.findLast(({ validFrom }) => validFrom <= today)?.ranges ?? row?.sets.at(-1)?.ranges ?? [];
  return loading ? null : <Editor parameterId={parameterId} saved={ranges} isNumber={isNumber} />;
}

function Editor({
  parameterId,
  saved,
  isNumber,
}: {
  parameterId: number;
  saved: readonly ReferenceRange[];
  isNumber: boolean;
}) {
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const mayEdit = can('laboratorium.config:edit');
  const question = useSaveQuestion();
  const form = useCommandForm(setReferences, {
    values: { validFrom: localDate(), ranges: [...saved] },
    id: parameterId,
    body: typed => typed,
    fieldOf: path => (path.startsWith('ranges') ? 'ranges' : path),
    ask: () => question(t('references'), false),
    success: t('referencesSaved'),
  });
  const error = form.errorOf('ranges');
  return (
    <Card title={t('references')}>
      <CommandForm of={form} className="flex flex-col gap-3">
        <FormField control={form.control} name="ranges" label={<span className="sr-only">{t('references')}</span>}>
          {({ value, onChange }) => (
            <div className="flex flex-col gap-3">
              {value.length === 0 && <p className="text-muted-foreground">{t('noReferences')}</p>}
              {value.map((range, index) => (
                <RangeCard
                  key={index}
                  range={range}
                  isNumber={isNumber}
                  onChange={next => onChange(value.map((each, at) => (at === index ? next : each)))}
                  onRemove={() => onChange(value.filter((_, at) => at !== index))}
                />
              ))}
              <Gaps ranges={value} />
              {mayEdit && (
                <Button className="self-start" onClick={() => onChange([...value, anyone])}>
                  <Plus aria-hidden />
                  {t('addRange')}
                </Button>
              )}
            </div>
          )}
        </FormField>
        {error && (
          <p role="alert" className="sr-only">
            {error}
          </p>
        )}
        {mayEdit && (
          <div className="flex flex-wrap items-end gap-3">
            <FormField control={form.control} name="validFrom" label={t('validFrom')} required>
              {bound => <DateField {...bound} />}
            </FormField>
            <Button type="submit" variant="primary" pending={form.pending}>
              {t('saveReferences')}
            </Button>
          </div>
        )}
      </CommandForm>
    </Card>
  );
}

/** Ages and sexes without a range: their results get no flag. */
function Gaps({ ranges }: { ranges: readonly ReferenceRange[] }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const devices = useTopic(analyser.topic, {});
  const gaps = ranges.length === 0 ? [] : gapsIn(ranges);
  if (gaps.length === 0) return null;
  const ageOf = (age: AgeLimit | null) => (age === null ? '∞' : `${age.value} ${t(`enums:ageUnit.${age.unit}`)}`);
  const said = gaps.map(({ sex, from, to, method, analyserId }) => {
    const ages = t('laboratory:gap', { sex: t(`enums:gender.${sex}`), from: ageOf(from), to: ageOf(to) });
    const means = [method, analyserId && devices.rows.find(({ id }) => id === analyserId)?.name];
    return [ages, ...means].filter(Boolean).join(', ');
  });
  return (
    <div role="status" className="rounded-md bg-warning-soft px-3 py-2 text-xs text-warning-text">
      <p className="font-medium">{t('laboratory:gaps')}</p>
      <ul className="list-inside list-disc">
        {said.map(each => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

function RangeCard({
  range,
  isNumber,
  onChange,
  onRemove,
}: {
  range: ReferenceRange;
  isNumber: boolean;
  onChange: (range: ReferenceRange) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const set = (some: Partial<ReferenceRange>) => onChange({ ...range, ...some });
  return (
    <div className="grid gap-2 rounded-md border p-3">
      <div className="flex flex-wrap items-end gap-2">
        <Labelled label={t('laboratory:sex')}>
          <Select
            aria-label={t('laboratory:sex')}
            className="w-32"
            value={range.sex ?? 'any'}
            onValueChange={sex => set({ sex: sex === 'any' ? null : sex })}
            options={[
              { value: 'any' as const, label: t('laboratory:anySex') },
              { value: 'male' as const, label: t('enums:gender.male') },
              { value: 'female' as const, label: t('enums:gender.female') },
            ]}
          />
        </Labelled>
        <Labelled label={t('laboratory:ageFrom')}>
          <Age
            label={t('laboratory:ageFrom')}
            value={range.ageFrom}
            onChange={age => set({ ageFrom: age ?? anyone.ageFrom })}
          />
        </Labelled>
        <Labelled label={t('laboratory:ageTo')}>
          <Age label={t('laboratory:ageTo')} value={range.ageTo} onChange={ageTo => set({ ageTo })} />
        </Labelled>
        <Labelled label={t('laboratory:pregnancy')}>
          <Select
            aria-label={t('laboratory:pregnancy')}
            className="w-36"
            value={range.pregnancy ?? 'none'}
            onValueChange={each => set({ pregnancy: each === 'none' ? null : each })}
            options={[
              { value: 'none' as const, label: '–' },
              ...Pregnancy.options.map(each => ({ value: each, label: t(`enums:pregnancy.${each}`) })),
            ]}
          />
        </Labelled>
        <Button
          size="icon-sm"
          variant="ghost"
          className="ml-auto"
          aria-label={t('laboratory:removeRange')}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {isNumber ? (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-6">
          {limits.map(limit => (
            <Labelled key={limit} label={t(`laboratory:${limit}`)}>
              <NumberInput
                aria-label={t(`laboratory:${limit}`)}
                decimals={4}
                value={range[limit]}
                onChange={value => set({ [limit]: value })}
              />
            </Labelled>
          ))}
        </div>
      ) : (
        <div className="grid gap-2 sm:grid-cols-2">
          <Words label={t('laboratory:normalText')} value={range.text} onChange={text => set({ text })} />
          <Words
            label={t('laboratory:criticalText')}
            value={range.criticalText}
            onChange={criticalText => set({ criticalText })}
          />
        </div>
      )}
      <div className="grid gap-2 sm:grid-cols-3">
        <Words label={t('laboratory:rangeMethod')} value={range.method ?? null} onChange={method => set({ method })} />
        <Device value={range.analyserId ?? null} onChange={analyserId => set({ analyserId })} />
        <Words label={t('laboratory:source')} value={range.source} onChange={source => set({ source })} />
      </div>
    </div>
  );
}

/** A range may belong to a single device, whose measurements are then judged by it. */
function Device({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const { t } = useTranslation('laboratory');
  const { rows } = useTopic(analyser.topic, {});
  const offered = rows.filter(({ active, id }) => active || id === value);
  if (offered.length === 0) return null;
  return (
    <Labelled label={t('rangeAnalyser')}>
      <Select
        aria-label={t('rangeAnalyser')}
        value={value === null ? 'any' : String(value)}
        onValueChange={id => onChange(id === 'any' ? null : Number(id))}
        options={[
          { value: 'any', label: t('anyAnalyser') },
          ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden className="text-xs text-muted-foreground">
        {label}
      </span>
      {children}
    </div>
  );
}

function Words({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (text: string | null) => void;
}) {
  return (
    <Labelled label={label}>
      <Input aria-label={label} value={value ?? ''} onChange={event => onChange(event.target.value || null)} />
    </Labelled>
  );
}

function Age({
  label,
  value,
  onChange,
}: {
  label: string;
  value: ReferenceRange['ageTo'];
  onChange: (age: ReferenceRange['ageTo']) => void;
}) {
  const { t } = useTranslation(['laboratory', 'enums']);
  return (
    <span className="flex gap-1">
      <span className="w-16">
        <WholeInput
          aria-label={label}
          value={value?.value ?? null}
          onChange={next => onChange(next === null ? null : { value: next, unit: value?.unit ?? 'year' })}
        />
      </span>
      <Select
        aria-label={`${label}: ${t('laboratory:unit')}`}
        className="w-24"
        value={value?.unit ?? 'year'}
        onValueChange={unit => onChange({ value: value?.value ?? 0, unit })}
        options={AgeUnit.options.map(unit => ({ value: unit, label: t(`enums:ageUnit.${unit}`) }))}
      />
    </span>
  );
}
