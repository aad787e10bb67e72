import { DOSE_DECIMALS, type LineRow } from '@alur/contracts/prescription/lines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/ui/format';

/** A line as it stands on paper: R/, how many, how to take it. */
export function PrescribedLine({ line }: { line: LineRow }) {
  const { t } = useTranslation('enums');
  return (
    <li className="py-0.5">
      <span className="font-medium">{line.name}</span>{' '}
      <span className="tabular text-muted-foreground">
        {formatNumber(line.quantity, 3)} {line.unit}
        {line.method && ` · ${t(`compoundMethod.${line.method}`)}`}
      </span>
      {line.components.length > 0 && (
        <span className="block text-xs text-muted-foreground">
          {line.components
            .map(({ name, dose, doseUnit }) => `${name}: ${formatNumber(dose, DOSE_DECIMALS)} ${doseUnit}`)
            .join(' + ')}
        </span>
      )}
      <span className="block text-xs">{line.signa}</span>
    </li>
  );
}
