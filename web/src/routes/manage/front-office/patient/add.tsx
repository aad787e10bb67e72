import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { search, text } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { PatientEditor } from '@/features/patient/patient-editor';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

const MemberLookUp = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/bpjs/member-look-up'), textsFor('bpjs')()]);
  return { default: screen.MemberLookUp };
});

export const Route = createFileRoute('/manage/front-office/patient/add')({
  validateSearch: search({ name: text }),
  loader: textsFor('patient'),
  component: AddPatientPage,
});

function AddPatientPage() {
  const { t } = useTranslation('patient');
  const navigate = Route.useNavigate();
  const { name } = Route.useSearch();
  useAccessScope('front-office', 'patient-list');
  const asksBpjs = useCan()('front-office.membership:check');
  const back = useBack(() => void navigate({ to: '/manage/front-office' }));
  // A search with digits was for a number, which must not become a name.
  const typed = name && !/\d/.test(name) ? name : undefined;
  const open = (id: number) => void navigate({ to: '/manage/front-office/patient/$id', params: { id } });
  return (
    <>
      <PageHead title={t('form.addTitle')} back={back} />
      <PatientEditor
        {...(typed && { name: typed })}
        membership={
          asksBpjs && (
            <Suspense>
              <MemberLookUp />
            </Suspense>
          )
        }
        onSaved={(id, next) =>
          next === 'open'
            ? open(id)
            : void navigate({ to: '/manage/front-office/patient/$id/register', params: { id } })
        }
        onOpenOther={open}
        onCancel={() => void navigate({ to: '/manage/front-office' })}
      />
    </>
  );
}
