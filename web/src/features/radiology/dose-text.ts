import type { Dose } from '@alur/contracts/radiology/commands';
import { formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';

const measured = (value: number | null, unit: string) => value !== null && `${formatNumber(value, 1)} ${unit}`;

/** The radiation of an examination, as far as it was recorded. */
export const doseText = ({ kilovoltage, milliampereSeconds, doseAreaProduct }: Dose): string =>
  joined(measured(kilovoltage, 'kV'), measured(milliampereSeconds, 'mAs'), measured(doseAreaProduct, 'mGy·cm²'));
