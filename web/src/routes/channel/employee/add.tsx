import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { guardOperator } from '@/app/guards';
import { positive, search, text } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { EmployeeForm } from '@/features/identity/employee-form';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/channel/employee/add')({
  beforeLoad: guardOperator,
  /** The facility in which the new employee will work. */
  validateSearch: search({ facility: positive, facilityName: text }),
  loader: textsFor('identity'),
  component: AddEmployeePage,
});

function AddEmployeePage() {
  const { t } = useTranslation('identity');
  const navigate = Route.useNavigate();
  const { facility, facilityName } = Route.useSearch();
  useAccessScope('channel', 'employee');
  const leave = () => void navigate({ to: '/channel/employee' });
  return (
    <>
      <PageHead title={t('employee.addTitle')} back={useBack(leave)} />
      <EmployeeForm
        {...(facility && { facility: { id: facility, name: facilityName ?? `#${facility}` } })}
        onSaved={id =>
          void navigate({ to: '/channel/employee/$id', params: { id }, search: { invite: true }, replace: true })
        }
        onCancel={leave}
      />
    </>
  );
}
