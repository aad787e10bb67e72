import { consultationRecord } from '@alur/contracts/consultation/topics';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { useTranslation } from 'react-i18next';
import { AllergyMarks } from '@/features/patient/patient-banner';
import { usePatient } from '@/features/patient/patient-queries';
import { useDiagnosisNames } from '@/api/use-disease-names';
import { useTopic } from '@/live/use-topic';
import { formatAge } from '@/ui/age';
import { formatNumber } from '@/ui/format';

/** The data that a pharmacist's review needs (DOMAIN 1.1, *telaah*): patient, allergies, weight and diagnosis. */
export function PatientFacts({ prescription }: { prescription: PrescriptionRow }) {
  const { t } = useTranslation(['prescription', 'enums']);
  const { patientId, encounterId } = prescription;
  const { data: patient } = usePatient(patientId);
  const visit = useTopic(consultationRecord, { encounterId }).rows.find(row => row.encounterId === encounterId);
  const nameOf = useDiagnosisNames(visit?.diagnoses ?? []);
  if (!patient) return <AllergyMarks patientId={patientId} />;
  const weight = visit?.vitals.findLast(signs => signs.weight !== null)?.weight;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <AllergyMarks patientId={patientId} />
      <span className="tabular">
        {t(`enums:gender.${patient.gender}`)}
        {patient.birthDate && ` · ${formatAge(patient.birthDate)}`}
        {weight && ` · ${formatNumber(weight)} kg`}
      </span>
      {visit && visit.diagnoses.length > 0 && (
        <span>
          {t('prescription:diagnoses')}: {visit.diagnoses.map(entry => `${nameOf(entry)} (${entry.code})`).join(' · ')}
        </span>
      )}
    </div>
  );
}
