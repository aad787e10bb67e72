import type { PatientDetail } from '@alur/contracts/patient/rows';
import { Equal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn';
import { formatDate } from '@/ui/format';

/** Two records that may belong to one person, with their differences marked. */
export function SideBySide({ kept, merged }: { kept: PatientDetail; merged: PatientDetail }) {
  const { t } = useTranslation(['patient', 'enums']);
  const fields: [label: string, of: (patient: PatientDetail) => string | null][] = [
    [t('patient:field.recordNumber'), p => p.recordNumber],
    [t('patient:field.name'), p => p.name],
    [t('patient:field.gender'), p => t(`enums:gender.${p.gender}`)],
    [t('patient:field.birthDate'), p => p.birthDate && formatDate(p.birthDate)],
    [t('patient:field.birthPlace'), p => p.birthPlace],
    [t('patient:field.idCardNumber'), p => p.idCardNumber],
    [t('patient:field.bpjsNo'), p => p.bpjsNo],
    [t('patient:field.passportNumber'), p => p.passportNumber],
    [t('patient:field.phone'), p => p.phone],
    [t('patient:field.address'), p => p.address],
    [t('patient:field.village'), p => p.village?.name ?? null],
    [t('patient:field.mothersMaidenName'), p => p.mothersMaidenName],
    [t('patient:allergy.title'), p => p.allergies.map(({ substance }) => substance).join(', ') || null],
  ];
  return (
    <div
      role="region"
      aria-label={`${t('patient:merge.kept')}, ${t('patient:merge.goes')}`}
      // It must be focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
      className="overflow-auto rounded-md border"
    >
      <table className="w-full min-w-md text-left">
        <thead className="bg-surface">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('patient:merge.field')}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('patient:merge.kept')}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('patient:merge.goes')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {fields.map(([label, of]) => {
            const [one, other] = [of(kept), of(merged)];
            if (!one && !other) return null;
            const same = one === other;
            return (
              <tr key={label} className={cn(!same && one && other && 'bg-warning-soft')}>
                <th scope="row" className="w-40 px-3 py-1.5 font-normal text-muted-foreground">
                  {label}
                </th>
                <td className="tabular px-3 py-1.5 break-words">{one ?? '–'}</td>
                <td className="tabular px-3 py-1.5 break-words">
                  {same ? (
                    <span className="flex items-center gap-1 text-muted-foreground">
                      <Equal aria-hidden className="size-3.5" />
                      {t('patient:merge.same')}
                    </span>
                  ) : (
                    (other ?? '–')
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
