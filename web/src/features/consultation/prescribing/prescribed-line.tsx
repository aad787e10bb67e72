import type { Allergy } from '@alur/contracts/patient/rows';
import { DOSE_DECIMALS, type LineRow } from '@alur/contracts/prescription/lines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/ui/format';
import { isLineUnchecked, metByLine } from './allergy-check';

/** A line as it stands on paper: R/, how many, how to take it. */
export function PrescribedLine({ line, allergies = [] }: { line: LineRow; allergies?: readonly Allergy[] }) {
  const { t } = useTranslation(['enums', 'consultation']);
  const met = metByLine(line, allergies);
  return (
    <li className={met.length > 0 ? 'rounded-md bg-danger-soft px-2 py-0.5' : 'py-0.5'}>
      <span className={met.length > 0 ? 'font-medium text-danger-text' : 'font-medium'}>{line.name}</span>{' '}
      <span className="tabular text-muted-foreground">
        {formatNumber(line.quantity, 3)} {line.unit}
        {line.method && ` · ${t(`enums:compoundMethod.${line.method}`)}`}
      </span>
      {line.components.length > 0 && (
        <span className="block text-xs text-muted-foreground">
          {line.components
            .map(({ name, dose, doseUnit }) => `${name}: ${formatNumber(dose, DOSE_DECIMALS)} ${doseUnit}`)
            .join(' + ')}
        </span>
      )}
      <span className="block text-xs">{line.signa}</span>
      {met.length > 0 ? (
        <span role="alert" className="block text-xs text-danger-text">
          {t('consultation:prescription.meets', { substances: met.map(({ substance }) => substance).join(', ') })}
        </span>
      ) : (
        isLineUnchecked(line, allergies) && (
          <span className="block text-xs text-warning-text">{t('consultation:prescription.unchecked')}</span>
        )
      )}
    </li>
  );
}
