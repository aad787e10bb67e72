import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { EmergencyPage } from './-emergency-page';

const forms = () => import('@/features/record/forms/form-work');
const SignedForm = lazy(async () => ({ default: (await forms()).SignedForm }));
const EditForm = lazy(async () => ({ default: (await forms()).EditForm }));

/** A signed form of the visit, for reading or correcting. */
export function EmergencyForm({
  encounterId,
  formId,
  edit = false,
}: {
  encounterId: number;
  formId: number;
  edit?: boolean;
}) {
  const navigate = useNavigate();
  const params = { id: encounterId, recordid: formId };
  return (
    <EmergencyPage encounterId={encounterId}>
      {() =>
        edit ? (
          <EditForm
            encounterId={encounterId}
            formId={formId}
            onDone={() => void navigate({ to: '/manage/emergency/$id/medical-record/$recordid', params })}
          />
        ) : (
          <SignedForm
            encounterId={encounterId}
            formId={formId}
            onEdit={() => void navigate({ to: '/manage/emergency/$id/medical-record/$recordid/edit', params })}
          />
        )
      }
    </EmergencyPage>
  );
}
