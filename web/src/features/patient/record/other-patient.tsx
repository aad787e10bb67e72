import type { PatientRow } from '@alur/contracts/patient/rows';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { formatDate } from '@/ui/format';
import { Selector } from '@/ui/selector';
import type { FoundPatient } from '../patient-queries';

/** Finds another patient than this one, whose record is in use. */
export function OtherPatient({
  than,
  value,
  onChange,
}: {
  than: number;
  value: PatientRow | null;
  onChange: (patient: PatientRow | null) => void;
}) {
  const { t } = useTranslation('patient');
  const search = async (q: string, signal: AbortSignal) => {
    const { data } = await get<FoundPatient[]>('/v2/patient/search', { q, limit: 10 }, { signal });
    return data.filter(({ id, status }) => id !== than && status === 'active');
  };
  return (
    <Selector<PatientRow>
      autoFocus
      value={value}
      onChange={onChange}
      search={search}
      searchKey={['other-patient', currentMerchant(), than]}
      minLength={1}
      itemKey={({ id }) => id}
      itemLabel={({ name, recordNumber }) => `${name} (${recordNumber})`}
      renderItem={row => (
        <span className="block py-1">
          <span className="block truncate font-medium">{row.name}</span>
          <span className="tabular block truncate text-xs text-muted-foreground">
            {t('banner.recordNumber', { number: row.recordNumber })}
            {row.birthDate && ` · ${formatDate(row.birthDate)}`}
          </span>
        </span>
      )}
      placeholder={t('search')}
    />
  );
}
