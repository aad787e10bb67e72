import { triageEmergency } from '@alur/contracts/emergency/commands';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import {
  colourOfFindings,
  isMoreUrgent,
  TriageFinding,
  triageLevel,
  triageLevels,
  type TriageScale,
} from '@alur/contracts/emergency/triage';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { Textarea } from '@/ui/input';
import { joined } from '@/ui/joined';
import { RadioGroup } from '@/ui/radio-group';
import { useMinutes } from './emergency-looks';

const parts = ['airway', 'breathing', 'circulation', 'disability'] as const;
type Findings = Record<(typeof parts)[number], TriageFinding>;
interface Values extends Findings {
  level: number | null;
  reasons: string;
  downgradeReason: string;
}
const findingsOf = ({ airway, breathing, circulation, disability }: Values): Findings => ({
  airway,
  breathing,
  circulation,
  disability,
});

/** Records the findings and the urgency, which cannot be below the worst of them (DOMAIN-CLINICAL 8). */
export function TriageDialog({
  visit,
  scale,
  onClose,
}: {
  visit: EmergencyRow;
  scale: TriageScale;
  onClose: () => void;
}) {
  const { t } = useTranslation(['emergency', 'enums']);
  const levels = useLevels(scale);
  const last = visit.triages.at(-1);
  const isLower = (level: number | null) => {
    const meant = level === null ? undefined : triageLevel(scale, level);
    return last !== undefined && meant !== undefined && isMoreUrgent(last, meant);
  };
  const suggested = (typed: Values): number | null =>
    typed.level ??
    triageLevels[scale].find(({ colour }) => colour === colourOfFindings(Object.values(findingsOf(typed))))?.level ??
    null;
  const stable = { airway: 'stable', breathing: 'stable', circulation: 'stable', disability: 'stable' } as const;
  const form = useCommandForm(triageEmergency, {
    id: visit.encounterId,
    values: { ...(last?.findings ?? stable), level: null, reasons: '', downgradeReason: '' } as Values,
    body: typed => ({
      ...{ scale, level: suggested(typed) ?? 0, findings: findingsOf(typed) },
      reasons: typed.reasons.trim() || null,
      downgradeReason: isLower(suggested(typed)) ? typed.downgradeReason.trim() || null : null,
      after: visit.triages.length,
    }),
    check: typed => ({
      downgradeReason:
        isLower(suggested(typed)) && !typed.downgradeReason.trim() && translateCode('emergency.downgrade-reason'),
    }),
    success: t('emergency:triaged'),
    onDone: onClose,
  });
  const typed = form.watch();
  const { control } = form;
  return (
    <FormDialog
      of={form}
      size="md"
      title={t(last ? 'emergency:retriage' : 'emergency:triage')}
      description={visit.patientName}
      verb={t('emergency:triageSave')}
      className="grid gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      {parts.map(part => (
        <FormField key={part} control={control} name={part} label={t(`emergency:part.${part}`)}>
          {({ value, onChange }) => (
            <RadioGroup
              inline
              aria-label={t(`emergency:part.${part}`)}
              value={value}
              onValueChange={onChange}
              options={TriageFinding.options.map(one => ({ value: one, label: t(`enums:triageFinding.${one}`) }))}
            />
          )}
        </FormField>
      ))}
      <FormField
        control={control}
        name="level"
        label={t('emergency:level')}
        hint={t('emergency:levelHint')}
        className="col-span-full"
      >
        {({ onChange }) => (
          <RadioGroup
            value={String(suggested(typed) ?? '')}
            onValueChange={level => onChange(Number(level))}
            options={levels}
          />
        )}
      </FormField>
      <FormField control={control} name="reasons" label={t('emergency:reasons')} optional className="col-span-full">
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      {isLower(suggested(typed)) && (
        <FormField
          control={control}
          name="downgradeReason"
          label={t('emergency:downgradeReason')}
          required
          className="col-span-full"
        >
          {bound => <Textarea rows={2} {...bound} />}
        </FormField>
      )}
    </FormDialog>
  );
}

/** The levels of the scale, each with what it asks for. */
function useLevels(scale: TriageScale) {
  const { t } = useTranslation(['emergency', 'enums']);
  const words = useMinutes();
  return triageLevels[scale].map(({ level, colour, doctorMinutes }) => ({
    value: String(level),
    label: joined(
      scale === 'colours' ? `P${level}` : String(level),
      t(`enums:triageColour.${colour}`),
      t(`emergency:meaning.${colour}`),
      doctorMinutes === null
        ? null
        : doctorMinutes === 0
          ? t('emergency:doctorAtOnce')
          : t('emergency:doctorWithin', { time: words(doctorMinutes) }),
    ),
  }));
}
