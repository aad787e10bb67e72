import type { PatientRow } from '@alur/contracts/patient/rows';
import { signInKinds } from '@alur/contracts/kernel/sign-in-kinds';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReadOnlyContext } from '@/access/read-only';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { day, listParams, oneOf, positive, search } from '@/app/search-params';
import { ReasonGate, ReasonNote } from '@/features/audit/reason';
import { AccessReport } from '@/features/audit/reports/access-report';
import { ChangesReport } from '@/features/audit/reports/changes-report';
import { SignInsReport } from '@/features/audit/reports/sign-ins-report';
import { WaitingReport } from '@/features/audit/reports/waiting-report';
import { PatientBanner } from '@/features/patient/patient-banner';
import { PatientList } from '@/features/patient/patient-list';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { UrlTabs } from '@/ui/tabs';
import { AuditTabs } from './-tabs';

const step = oneOf('standard', 'call', 'start', 'consultation', 'pharmacy', 'cashier');

export const Route = createFileRoute('/manage/audit/reports')({
  validateSearch: search({
    ...listParams,
    tab: oneOf('waiting', 'changes', 'access', 'sign-ins'),
    from: day,
    to: day,
    step,
    figure: step,
    schedule: positive,
    doctor: positive,
    kind: oneOf('correction', 'void', 'cancel', 'refund', 'discount', 'reopen', 'withdraw', 'price', 'role'),
    what: oneOf(...signInKinds),
    actor: positive,
    patient: positive,
  }),
  loader: textsFor('audit', 'words', 'patient'),
  component: ReportsPage,
});

function ReportsPage() {
  const { t } = useTranslation('audit');
  const can = useCan();
  const navigate = Route.useNavigate();
  useAccessScope('audit');
  const items = [
    ...(can('audit:report')
      ? [
          { value: 'waiting', label: t('reports.waiting') },
          { value: 'changes', label: t('reports.changes') },
        ]
      : []),
    ...(can('audit:access-log')
      ? [
          { value: 'access', label: t('reports.access') },
          { value: 'sign-ins', label: t('reports.signIns') },
        ]
      : []),
  ];
  return (
    <div className="fills flex flex-col gap-3">
      <AuditTabs />
      <ReasonGate>
        {reason => (
          <UrlTabs items={items} label={t('reports.title')} actions={<ReasonNote />}>
            {tab => {
              if (tab === 'access') return <Access reason={reason} />;
              if (tab === 'sign-ins') return <SignInsReport reason={reason} />;
              if (tab === 'changes')
                return (
                  <ChangesReport
                    reason={reason}
                    onReplay={event =>
                      void navigate({
                        to: '/manage/audit/replay',
                        search: { day: event.localDate, at: event.at, pos: Number(event.position) },
                      })
                    }
                  />
                );
              return (
                <WaitingReport
                  reason={reason}
                  onPatient={id => void navigate({ to: '/manage/audit/patient/$id', params: { id } })}
                />
              );
            }}
          </UrlTabs>
        )}
      </ReasonGate>
    </div>
  );
}

/** Chooses a patient, and then shows who looked at her record. */
function Access({ reason }: { reason: string }) {
  const { t } = useTranslation('audit');
  const { patient, from, to } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (id?: number) => void navigate({ search: { tab: 'access', from, to, patient: id } });
  if (patient === undefined) {
    const open = ({ id }: PatientRow) => choose(id);
    return (
      <ReadOnlyContext value>
        <h1 className="sr-only">{t('reports.access')}</h1>
        <p className="text-muted-foreground">{t('flow.choose')}</p>
        <PatientList onOpen={open} onRegister={open} onAdd={() => {}} />
      </ReadOnlyContext>
    );
  }
  return (
    <div className="fills flex flex-col gap-3">
      <PatientBanner id={patient}>
        <Button onClick={() => choose()}>{t('reports.anotherPatient')}</Button>
      </PatientBanner>
      <AccessReport patientId={patient} reason={reason} />
    </div>
  );
}
