import { createFileRoute } from '@tanstack/react-router';
import { currentMerchant } from '@/access/current-merchant';
import { useAccessScope } from '@/access/use-access-scope';
import { listDefaults, listQuery } from '@/api/use-list';
import { day, listParams, oneOf, search } from '@/app/search-params';
import { FrontOfficeTabs } from './-tabs';
import { newestOf } from '@/features/patient/newest';
import { PatientList } from '@/features/patient/patient-list';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/front-office/')({
  validateSearch: search({ ...listParams, registered: day, nik: oneOf('missing') }),
  loader: ({ context, location }) => {
    const { registered, nik } = location.search as { registered?: unknown; nik?: unknown };
    const first = { ...listDefaults, ...newestOf({ registered: day(registered), nik: oneOf('missing')(nik) }) };
    void context.queries.prefetchQuery(
      listQuery(currentMerchant(), '/v2/patient/patients', first, 'front-office.patient-list'),
    );
    return textsFor('patient')();
  },
  component: PatientListPage,
});

function PatientListPage() {
  const navigate = Route.useNavigate();
  useAccessScope('front-office', 'patient-list');
  return (
    <>
      <FrontOfficeTabs />
      <PatientList
        onRegister={({ id, mergedInto }) =>
          void navigate({ to: '/manage/front-office/patient/$id/register', params: { id: mergedInto ?? id } })
        }
        onOpen={({ id }) => void navigate({ to: '/manage/front-office/patient/$id', params: { id } })}
        onAdd={name => void navigate({ to: '/manage/front-office/patient/add', search: name ? { name } : {} })}
      />
    </>
  );
}
