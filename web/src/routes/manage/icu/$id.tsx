import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { StayPage } from '../inpatient/-stay-page';
import { ObservationPage } from '../-observation-page';

const IcuForms = lazy(async () => ({ default: (await import('@/features/observation/icu-forms')).IcuForms }));

export const Route = createFileRoute('/manage/icu/$id')({
  params: numeric('id'),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record'),
  component: IcuStay,
});

/** SPEC 1, `icu/{id}`: a stay's hourly sheet, twenty-four hours on one screen. */
function IcuStay() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const open = (form: string, recordid: number) =>
    void navigate({
      to: '/manage/inpatient/$id/medical-record/$recordid',
      params: { id, recordid },
      search: { form_name: form },
    });
  return (
    <StayPage encounterId={id}>
      {record => (
        <Suspense>
          <ObservationPage
            of={record}
            isIntensive
            beside={
              <Suspense>
                <IcuForms encounterId={id} onOpen={open} />
              </Suspense>
            }
          />
        </Suspense>
      )}
    </StayPage>
  );
}
