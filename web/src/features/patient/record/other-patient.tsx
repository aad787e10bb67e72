import type { PatientRow } from '@alur/contracts/patient/rows';
import { useTranslation } from 'react-i18next';
import { GlobalSelector } from '@/selectors/global-selector';
import { patient } from '@/selectors/global/patient';

export type OtherPatientRow = Pick<PatientRow, 'id' | 'name' | 'recordNumber' | 'birthDate'>;

/** Another patient than this one, whose record is in use. */
export function OtherPatient({
  than,
  value,
  onChange,
}: {
  than: number;
  value: OtherPatientRow | null;
  onChange: (patient: OtherPatientRow | null) => void;
}) {
  const { t } = useTranslation('patient');
  return (
    <GlobalSelector
      autoFocus
      of={{
        ...patient,
        search: async (text, signal) => (await patient.search(text, signal)).filter(({ id }) => id !== than),
      }}
      value={value && { id: value.id, name: `${value.name} (${value.recordNumber})` }}
      onChange={chosen => onChange(chosen?.item ?? null)}
      placeholder={t('search')}
    />
  );
}
