import type { WarningLevel } from '@alur/contracts/record/early-warning';
import type { ObservedScore } from '@alur/contracts/record/observation-rows';
import { gcsText } from '@alur/contracts/record/scores/gcs';
import type { ScoreResult } from '@alur/contracts/record/scores/score';
import { newestTable } from '@alur/contracts/record/scores/tables';
import { parameterOf, parameters, type ParameterName } from '@alur/contracts/record/parameters';
import { Activity, CircleAlert, Siren, TriangleAlert, type LucideIcon } from 'lucide-react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/ui/format';
import { StatusChip, type Tone } from '@/ui/status-chip';

export const levelLooks: Record<WarningLevel, [Tone, LucideIcon]> = {
  none: ['neutral', Activity],
  low: ['success', Activity],
  review: ['warning', TriangleAlert],
  urgent: ['danger', CircleAlert],
  emergency: ['danger', Siren],
};

const isEnglish = (): boolean => i18next.language.startsWith('en');

/** The word for a choice of a parameter. */
export function choiceWord(name: string, choice: string): string {
  if (!(name in parameters)) return choice;
  const it = parameterOf(name as ParameterName);
  const said = 'options' in it ? it.options.find(({ code }) => code === choice) : undefined;
  return said ? (isEnglish() ? said.en : said.id) : choice;
}

const units = { 'mm[Hg]': 'mmHg', 'cm[H2O]': 'cmH₂O', Cel: '°C', '%': '%', mm: 'mm', mL: 'ml', kg: 'kg', cm: 'cm' };

export function useUnit() {
  const { t } = useTranslation('observation');
  return (name: ParameterName): string => {
    const it = parameterOf(name);
    if ('options' in it) return '';
    if (it.ucum === '/min') return t('perMinute');
    return units[it.ucum as keyof typeof units] ?? '';
  };
}

export const shownValue = (name: string, value: number | string | null): string =>
  value === null ? '' : typeof value === 'number' ? formatNumber(value, 2) : choiceWord(name, value);

/** The name of a score, as for scales whose total is typed. */
export const scoreName = (table: string): string => {
  const known = newestTable(table);
  if (known) return isEnglish() ? known.en : known.id;
  return { pews: 'PEWS', meows: 'MEOWS', sofa: 'SOFA', 'apache-2': 'APACHE II', edmonson: 'Edmonson' }[table] ?? table;
};

/** `E3V4M5 = 12`; without a total where a part is missing or cannot be tested. */
export const gcsWord = (score: ScoreResult): string =>
  `GCS ${gcsText(score.parts)}${score.total === null ? '' : ` = ${score.total}`}`;

/** A score: its number, and how urgent it is, in colour, icon and word. */
export function ScoreChip({ score, level }: { score: ObservedScore | null; level: WarningLevel | null }) {
  const { t } = useTranslation(['observation', 'enums']);
  if (!score) return null;
  if (score.total === null || level === null)
    return (
      <StatusChip tone="neutral" icon={Activity}>
        {score.total === null
          ? t('observation:incomplete', { score: scoreName(score.table) })
          : `${scoreName(score.table)} ${score.total}`}
      </StatusChip>
    );
  const [tone, icon] = levelLooks[level];
  return (
    <StatusChip tone={tone} icon={icon}>
      {`${scoreName(score.table)} ${score.total} · ${t(`enums:warningLevel.${level}`)}`}
    </StatusChip>
  );
}
