import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { PatientImportScreen } from '@/features/patient-import/patient-import-screen';
import { textsFor } from '@/i18n/i18n';
import { FrontOfficeTabs } from '../-tabs';

export const Route = createFileRoute('/manage/front-office/patient/import')({
  loader: textsFor('patient', 'patient-import'),
  component: ImportPage,
});

function ImportPage() {
  useAccessScope('front-office', 'patient-import');
  return (
    <>
      <FrontOfficeTabs />
      <PatientImportScreen />
    </>
  );
}
