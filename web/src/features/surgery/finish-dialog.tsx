import { OPERATION_REPORT } from '@alur/contracts/record/forms/form-names';
import { surgeryIn } from '@alur/contracts/record/forms/surgery-number';
import { visitForms } from '@alur/contracts/record/form-rows';
import { finishSurgery, MOST_COMPONENTS, MOST_MATERIALS } from '@alur/contracts/surgery/commands';
import { RecoveryExit } from '@alur/contracts/surgery/enums';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { medicine } from '@/selectors/global/stock';
import { treatment } from '@/selectors/global/treatments';
import { GlobalSelector } from '@/selectors/global-selector';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';

interface Component {
  treatment: { id: number; name: string } | null;
  quantity: number | null;
  performerId: string;
}
interface Material {
  item: { id: number; name: string; unit: string } | null;
  quantity: number | null;
}
interface Values {
  exit: RecoveryExit | null;
  reportId: number | null;
  components: Component[];
  materials: Material[];
}

const NOBODY = 'none';
const emptyComponent: Component = { treatment: null, quantity: 1, performerId: NOBODY };
const emptyMaterial: Material = { item: null, quantity: 1 };

/** The end of an operation: where its patient goes, and what it costs beside itself. */
export function FinishDialog({ row, onClose }: { row: SurgeryRow; onClose: () => void }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const forms = useTopic(visitForms, { encounterId: row.encounterId });
  const report = forms.rows.findLast(
    each => each.form === OPERATION_REPORT && each.status === 'signed' && surgeryIn(each.answers) === row.id,
  );
  const [values] = useState<Values>({ exit: null, reportId: null, components: [], materials: [] });
  const form = useCommandForm(finishSurgery, {
    id: row.id,
    values,
    body: ({ exit, components, materials }) => ({
      exit,
      reportId: report?.formId ?? 0,
      components: components
        .filter(each => each.treatment !== null)
        .map(({ treatment: of, quantity, performerId }) => ({
          treatmentId: of?.id,
          quantity: quantity ?? 0,
          performerId: performerId === NOBODY ? null : Number(performerId),
        })),
      materials: materials
        .filter(({ item }) => item !== null)
        .map(({ item, quantity }) => ({ medicineId: item?.id, quantity: quantity ?? 0 })),
    }),
    check: ({ exit }) => ({ exit: exit === null && t('surgery:finish.exitNeeded') }),
    success: t('surgery:finish.done'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="lg"
      title={t('surgery:finish.title', { name: row.name })}
      description={t('surgery:finish.text')}
      verb={t('surgery:work.finish')}
      disabledReason={report || forms.loading ? null : t('surgery:finish.reportFirst')}
      onClose={onClose}
    >
      {!report && !forms.loading && <p className="text-warning-text">{t('surgery:finish.reportFirst')}</p>}
      <FormField control={form.control} name="exit" label={t('surgery:finish.exit')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={RecoveryExit.options.map(each => ({ value: each, label: t(`enums:recoveryExit.${each}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="components" label={t('surgery:finish.components')}>
        {({ value, onChange }) => (
          <Components
            row={row}
            lines={value}
            onChange={onChange}
            errorOf={name => form.errorOf(`components.${name}`)}
          />
        )}
      </FormField>
      <FormField control={form.control} name="materials" label={t('surgery:finish.materials')}>
        {({ value, onChange }) => (
          <Materials lines={value} onChange={onChange} errorOf={name => form.errorOf(`materials.${name}`)} />
        )}
      </FormField>
    </FormDialog>
  );
}

interface LinesProps<Line> {
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
  errorOf: (name: string) => string | null;
}

/** Anaesthesia, theatre, instruments and the like, each with who of the team did it. */
function Components({ row, lines, onChange, errorOf }: LinesProps<Component> & { row: SurgeryRow }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const change = (at: number, part: Partial<Component>) =>
    onChange(lines.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const performers = [
    { value: NOBODY, label: t('surgery:finish.nobody') },
    ...row.team.map(({ role, staffId, name }) => ({
      value: String(staffId),
      label: `${name} (${t(`enums:surgeryRole.${role}`)})`,
    })),
  ];
  return (
    <div className="flex flex-col gap-2">
      {lines.map((line, at) => (
        // Lines come and go at the end alone, or are told apart by what they hold.
        <div key={at} className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_5rem_14rem_auto]">
          <Field label={t('surgery:finish.component')} error={errorOf(`${at}.treatmentId`)}>
            <GlobalSelector
              of={treatment}
              value={line.treatment}
              onChange={chosen => change(at, { treatment: chosen && { id: Number(chosen.id), name: chosen.name } })}
            />
          </Field>
          <Field label={t('surgery:finish.quantity')} error={errorOf(`${at}.quantity`)}>
            <WholeInput value={line.quantity} onChange={quantity => change(at, { quantity })} />
          </Field>
          <Field label={t('surgery:finish.performer')} error={errorOf(`${at}.performerId`)}>
            <Select
              value={line.performerId}
              onValueChange={performerId => change(at, { performerId })}
              options={performers}
            />
          </Field>
          <RemoveButton onPress={() => onChange(lines.filter((_each, index) => index !== at))} />
        </div>
      ))}
      <Button
        size="sm"
        className="self-start"
        disabledReason={lines.length >= MOST_COMPONENTS ? t('surgery:finish.full') : null}
        onClick={() => onChange([...lines, emptyComponent])}
      >
        <Plus aria-hidden />
        {t('surgery:finish.addComponent')}
      </Button>
    </div>
  );
}

/** What was used up, in the items' own units. */
function Materials({ lines, onChange, errorOf }: LinesProps<Material>) {
  const { t } = useTranslation('surgery');
  const change = (at: number, part: Partial<Material>) =>
    onChange(lines.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <div className="flex flex-col gap-2">
      {lines.map((line, at) => (
        <div key={at} className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
          <Field label={t('finish.material')} error={errorOf(`${at}.medicineId`)}>
            <GlobalSelector
              of={medicine}
              value={line.item}
              onChange={chosen =>
                change(at, {
                  item: chosen && { id: Number(chosen.id), name: chosen.name, unit: chosen.item.baseUnit },
                })
              }
            />
          </Field>
          <Field
            label={line.item ? t('finish.quantityIn', { unit: line.item.unit }) : t('finish.quantity')}
            error={errorOf(`${at}.quantity`)}
          >
            <NumberInput decimals={3} value={line.quantity} onChange={quantity => change(at, { quantity })} />
          </Field>
          <RemoveButton onPress={() => onChange(lines.filter((_each, index) => index !== at))} />
        </div>
      ))}
      <Button
        size="sm"
        className="self-start"
        disabledReason={lines.length >= MOST_MATERIALS ? t('finish.full') : null}
        onClick={() => onChange([...lines, emptyMaterial])}
      >
        <Plus aria-hidden />
        {t('finish.addMaterial')}
      </Button>
    </div>
  );
}

function RemoveButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('surgery');
  return (
    <Button size="icon" variant="ghost" aria-label={t('finish.remove')} onClick={onPress}>
      <Trash2 aria-hidden />
    </Button>
  );
}
