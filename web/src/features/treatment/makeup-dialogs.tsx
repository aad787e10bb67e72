import { setMaterials, setShares } from '@alur/contracts/treatment/commands';
import type { TreatmentMakeupRow } from '@alur/contracts/treatment/rows';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { GlobalSelector } from '@/selectors/global-selector';
import { medicine } from '@/selectors/global/stock';
import { Button } from '@/ui/button';
import { NumberInput } from '@/ui/number-input';

interface Line {
  item: { id: number; name: string } | null;
  unit: string;
  quantity: number | null;
}
const none: Line = { item: null, unit: '', quantity: 1 };

/** Edits how the price is shared. */
export function SharesDialog({
  id,
  shares,
  onClose,
}: {
  id: number;
  shares: TreatmentMakeupRow['shares'];
  onClose: () => void;
}) {
  const { t } = useTranslation('treatment');
  const question = useSaveQuestion();
  const form = useCommandForm(setShares, {
    id,
    values: (shares ?? { doctor: 0, nurse: 0, facility: 100 }) as Record<
      'doctor' | 'nurse' | 'facility',
      number | null
    >,
    body: ({ doctor, nurse, facility }) => ({ doctor: doctor ?? 0, nurse: nurse ?? 0, facility: facility ?? 0 }),
    check: ({ doctor, nurse, facility }) => ({
      facility:
        Math.round(((doctor ?? 0) + (nurse ?? 0) + (facility ?? 0)) * 100) !== 10_000 &&
        translateCode('treatment.shares-not-whole'),
    }),
    ask: () => question(t('shares.title'), false),
    success: t('shares.saved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('shares.title')} onClose={onClose}>
      {(['doctor', 'nurse', 'facility'] as const).map(who => (
        <FormField key={who} control={form.control} name={who} label={t(`shares.${who}`)} required>
          {bound => <NumberInput decimals={2} autoFocus={who === 'doctor'} {...bound} />}
        </FormField>
      ))}
    </FormDialog>
  );
}

/** Edits the materials that one treatment uses up. */
export function MaterialsDialog({
  id,
  materials,
  onClose,
}: {
  id: number;
  materials: TreatmentMakeupRow['materials'];
  onClose: () => void;
}) {
  const { t } = useTranslation('treatment');
  const question = useSaveQuestion();
  const form = useCommandForm(setMaterials, {
    id,
    values: {
      materials: [
        ...materials.map(({ medicineId, name, unit, quantity }): Line => ({
          ...{ item: { id: medicineId, name }, unit, quantity },
        })),
        ...(materials.length === 0 ? [none] : []),
      ],
    },
    body: typed => ({
      materials: typed.materials.flatMap(({ item, quantity }) =>
        item === null ? [] : [{ medicineId: item.id, quantity: quantity ?? 0 }],
      ),
    }),
    ask: () => question(t('materials.title'), false),
    fieldOf: path => (path.startsWith('materials') ? 'materials' : path),
    success: t('materials.saved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} size="md" title={t('materials.title')} description={t('materials.hint')} onClose={onClose}>
      <FormField control={form.control} name="materials" label={t('materials.item')}>
        {({ value, onChange }) => <Lines lines={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}

function Lines({ lines, onChange }: { lines: readonly Line[]; onChange: (lines: Line[]) => void }) {
  const { t } = useTranslation('treatment');
  const change = (at: number, part: Partial<Line>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <div className="flex flex-col gap-2">
      {lines.map((line, at) => (
        <div key={at} className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <GlobalSelector
              of={medicine}
              aria-label={`${t('materials.item')} ${at + 1}`}
              value={line.item}
              onChange={chosen =>
                change(at, {
                  item: chosen && { id: chosen.item.id, name: chosen.name },
                  unit: chosen?.item.baseUnit ?? '',
                })
              }
            />
          </div>
          <div className="w-24">
            <NumberInput
              decimals={3}
              aria-label={t('materials.quantityOf', { name: line.item?.name ?? at + 1 })}
              value={line.quantity}
              onChange={quantity => change(at, { quantity })}
            />
          </div>
          <span className="w-14 truncate text-xs text-muted-foreground">{line.unit}</span>
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('materials.removeLine', { number: at + 1 })}
            onClick={() => onChange(lines.filter((_line, index) => index !== at))}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      <Button size="sm" className="self-start" onClick={() => onChange([...lines, none])}>
        <Plus aria-hidden />
        {t('materials.addLine')}
      </Button>
    </div>
  );
}
