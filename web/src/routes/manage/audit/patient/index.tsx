import type { PatientRow } from '@alur/contracts/patient/rows';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReadOnlyContext } from '@/access/read-only';
import { useAccessScope } from '@/access/use-access-scope';
import { listSearch } from '@/api/use-list';
import { PatientList } from '@/features/patient/patient-list';
import { AuditTabs } from '../-tabs';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/audit/patient/')({
  validateSearch: listSearch,
  loader: textsFor('audit', 'patient'),
  component: FindPatient,
});

/** Chooses the patient whose flow is shown, by the same search as at the desk. */
function FindPatient() {
  const { t } = useTranslation('audit');
  const navigate = Route.useNavigate();
  useAccessScope('audit');
  const open = ({ id }: PatientRow) => void navigate({ to: '/manage/audit/patient/$id', params: { id } });
  return (
    <>
      <AuditTabs />
      <PageHead title={t('flow.title')} meta={t('flow.choose')} />
      <ReadOnlyContext value>
        <PatientList onOpen={open} onRegister={open} onAdd={() => {}} />
      </ReadOnlyContext>
    </>
  );
}
