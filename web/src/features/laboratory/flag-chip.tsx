import type { ReferenceRange, ResultFlag } from '@alur/contracts/laboratory/interpret';
import { ArrowDown, ArrowUp, Ban, Check, ChevronsDown, ChevronsUp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatWritten } from '@/ui/format';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks = {
  N: ['success', Check],
  L: ['warning', ArrowDown],
  H: ['warning', ArrowUp],
  LL: ['danger', ChevronsDown],
  HH: ['danger', ChevronsUp],
  A: ['warning', TriangleAlert],
  INVALID: ['danger', Ban],
} satisfies Record<ResultFlag, [Tone, typeof Check]>;

/** Flags a value against its range by colour, sign and word; without a range there is no flag. */
export function FlagChip({ flag, critical = false }: { flag: ResultFlag | null; critical?: boolean }) {
  const { t } = useTranslation('enums');
  if (flag === null) return null;
  const [tone, icon] = looks[flag];
  return (
    <StatusChip tone={critical ? 'danger' : tone} icon={icon}>
      {flag === 'A' || flag === 'INVALID' || flag === 'N' ? t(`resultFlag.${flag}`) : flag}
    </StatusChip>
  );
}

/** `12 – 16`, `< 200`, `Negatif`; nothing where there is none. */
export function rangeText(range: ReferenceRange | null): string {
  if (range === null) return '';
  const { low, high, text } = range;
  if (text !== null) return text;
  if (low !== null && high !== null) return `${formatNumber(low, 4)} – ${formatNumber(high, 4)}`;
  if (high !== null) return `≤ ${formatNumber(high, 4)}`;
  return low === null ? '' : `≥ ${formatNumber(low, 4)}`;
}

/** A value as it is displayed: rounded as its parameter says; unchanged where it is no bare number. */
export const shownValue = (value: {
  text: string | null;
  number: number | null;
  comparator: string | null;
  decimals: number | null;
}): string => {
  const { text, number, comparator, decimals } = value;
  if (number === null || text === null) return text ?? '';
  const plain = decimals === null ? formatNumber(number, 6) : formatWritten(number, decimals, decimals);
  return comparator === null ? plain : `${comparator} ${plain}`;
};
