import { setAnalyserMapping } from '@alur/contracts/analyser/commands';
import { analyserMapping } from '@alur/contracts/analyser/rows';
import { laboratoryParameter } from '@alur/contracts/laboratory/catalogues';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';

interface Line {
  code: string;
  parameterId: number | null;
  unit: string | null;
  factor: number | null;
}
const empty: Line = { code: '', parameterId: null, unit: null, factor: 1 };

/** Maps a device's codes and units. It opens once the saved mapping has been fetched. */
export function MappingDialog({ device, onClose }: { device: { id: number; name: string }; onClose: () => void }) {
  const mapping = useTopic(analyserMapping, { analyserId: device.id });
  const parameters = useTopic(laboratoryParameter.topic, {});
  if (mapping.loading || parameters.loading) return null;
  return (
    <Form
      device={device}
      saved={mapping.rows[0]?.lines ?? []}
      parameters={parameters.rows
        .filter(({ active }) => active)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'id'))
        .map(({ id, name, unit }) => ({ value: String(id), label: unit === null ? name : `${name} (${unit})` }))}
      onClose={onClose}
    />
  );
}

function Form({
  device,
  saved,
  parameters,
  onClose,
}: {
  device: { id: number; name: string };
  saved: readonly Line[];
  parameters: { value: string; label: string }[];
  onClose: () => void;
}) {
  const { t } = useTranslation('analyser');
  const isWhole = ({ code, parameterId, factor }: Line) =>
    code.trim() !== '' && parameterId !== null && factor !== null;
  const question = useSaveQuestion();
  const form = useCommandForm(setAnalyserMapping, {
    values: { lines: [...saved] as Line[] },
    id: device.id,
    body: ({ lines }) => ({
      lines: lines.map(({ parameterId, factor, ...line }) => ({
        ...{ ...line, parameterId: parameterId ?? 0, factor: factor ?? 1 },
      })),
    }),
    fieldOf: () => 'lines',
    check: ({ lines }) => ({ lines: !lines.every(isWhole) && t('filled') }),
    ask: () => question(t('mappingOf', { name: device.name }), false),
    success: t('mappingSaved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} size="lg" title={t('mappingOf', { name: device.name })} onClose={onClose}>
      <FormField control={form.control} name="lines" label={<span className="sr-only">{t('mapping')}</span>}>
        {({ value, onChange }) => (
          <div className="flex flex-col gap-2">
            {value.length === 0 && <p className="text-muted-foreground">{t('noLines')}</p>}
            {value.map((line, index) => (
              <LineFields
                key={index}
                line={line}
                parameters={parameters}
                onChange={next => onChange(value.map((each, at) => (at === index ? next : each)))}
                onRemove={() => onChange(value.filter((_, at) => at !== index))}
              />
            ))}
            <Button className="self-start" onClick={() => onChange([...value, empty])}>
              <Plus aria-hidden />
              {t('addLine')}
            </Button>
          </div>
        )}
      </FormField>
    </FormDialog>
  );
}

function LineFields({
  line,
  parameters,
  onChange,
  onRemove,
}: {
  line: Line;
  parameters: { value: string; label: string }[];
  onChange: (line: Line) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('analyser');
  const set = (some: Partial<Line>) => onChange({ ...line, ...some });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[8rem_minmax(0,1fr)_7rem_6rem_auto]">
      <Input
        aria-label={t('code')}
        placeholder={t('code')}
        value={line.code}
        onChange={event => set({ code: event.target.value })}
      />
      <Select
        aria-label={t('parameter')}
        value={line.parameterId === null ? null : String(line.parameterId)}
        onValueChange={id => set({ parameterId: Number(id) })}
        options={parameters}
      />
      <Input
        aria-label={t('unit')}
        placeholder={t('unit')}
        title={t('unitHint')}
        value={line.unit ?? ''}
        onChange={event => set({ unit: event.target.value || null })}
      />
      <NumberInput aria-label={t('factor')} decimals={6} value={line.factor} onChange={factor => set({ factor })} />
      <Button size="icon-sm" variant="ghost" aria-label={t('removeLine', { code: line.code })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
}
