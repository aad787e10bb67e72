import type { Concern } from '@alur/contracts/immunization/enums';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';
import { FieldGroup } from '@/ui/field-group';
import { formatDate } from '@/ui/format';

export interface Warned {
  concern: Concern;
  day: string | null;
  substance?: string;
}

/** What speaks against the dose; each is read and ticked by whoever goes on in spite of it. */
export function ConcernTicks({
  warnings,
  accepted,
  error,
  onChange,
}: {
  warnings: readonly Warned[];
  accepted: readonly Concern[];
  error: string | null;
  onChange: (accepted: Concern[]) => void;
}) {
  const { t } = useTranslation('immunization');
  if (warnings.length === 0) return null;
  return (
    <FieldGroup legend={t('concerns')} error={error} className="rounded-md bg-warning-soft px-3 py-2 text-warning-text">
      {warnings.map(({ concern, day, substance }) => (
        <Checkbox
          key={concern}
          checked={accepted.includes(concern)}
          onCheckedChange={isTicked =>
            onChange(isTicked === true ? [...accepted, concern] : accepted.filter(each => each !== concern))
          }
          label={t(`concern.${concern}`, { day: day === null ? '' : formatDate(day), substance })}
        />
      ))}
    </FieldGroup>
  );
}
