import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { day, search } from '@/app/search-params';
import { PatientFlow } from '@/features/audit/patient-flow';
import { ReasonGate, ReasonNote } from '@/features/audit/reason';
import { PatientBanner } from '@/features/patient/patient-banner';
import { AuditTabs } from '../-tabs';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/audit/patient/$id')({
  params: numeric('id'),
  validateSearch: search({ from: day, to: day }),
  loader: textsFor('audit', 'words', 'patient'),
  component: FlowPage,
});

function FlowPage() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('audit');
  return (
    <div className="fills flex flex-col gap-3">
      <AuditTabs />
      <ReasonGate>
        {reason => (
          <>
            <PatientBanner id={id}>
              <ReasonNote />
            </PatientBanner>
            <PatientFlow
              patientId={id}
              reason={reason}
              onReplay={event =>
                void navigate({
                  to: '/manage/audit/replay',
                  search: { day: event.localDate, at: event.at, pos: Number(event.position) },
                })
              }
            />
          </>
        )}
      </ReasonGate>
    </div>
  );
}
