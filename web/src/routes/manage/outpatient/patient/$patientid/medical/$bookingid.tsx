import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReadOnlyContext } from '@/access/read-only';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { numeric } from '@/app/params';
import { Diagnoses } from '@/features/consultation/diagnoses';
import { EarlierVisits } from '@/features/consultation/earlier-visits';
import { Treatments } from '@/features/consultation/treatments';
import { editNotePage } from '@/features/consultation/visit-address';
import { Prescriptions } from '@/features/consultation/prescribing/prescriptions';
import { usePatient } from '@/features/patient/patient-queries';
import { useIsOwnNote } from '@/features/record/use-is-own-note';
import { SoapView } from '@/features/record/soap-view';
import { VitalsSummary } from '@/features/record/vitals-summary';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RecordPanes } from '@/ui/record-page';
import { Visit } from '../../../-visit';
import { VisitPanels } from '../../../-visit-panels';

export const Route = createFileRoute('/manage/outpatient/patient/$patientid/medical/$bookingid')({
  params: numeric('patientid', 'bookingid'),
  loader: textsFor('consultation', 'patient', 'record'),
  component: MedicalPage,
});

/** Only the note's signer may correct it. */
function CorrectNote({ record }: { record: VisitRecordRow }) {
  const { t } = useTranslation('record');
  const can = useCan();
  const navigate = Route.useNavigate();
  const noteId = record.notes.at(-1)?.noteId;
  const isOwn = useIsOwnNote(record.notes.filter(note => note.noteId === noteId));
  if (noteId === undefined || !isOwn || !can('outpatient.ongoing:record')) return null;
  const { patientId, encounterId } = record;
  return (
    <Button size="sm" onClick={() => void navigate(editNotePage({ patientId, encounterId, noteId }))}>
      {t('amend.open')}
    </Button>
  );
}

/** A visit, read only, with every signed version of its note. */
function MedicalPage() {
  const { patientid: patientId, bookingid: encounterId } = Route.useParams();
  useAccessScope('outpatient', 'medical-history');
  return (
    <Visit patientId={patientId} encounterId={encounterId}>
      {record => (
        <ReadOnlyContext value>
          <Pages record={record} />
        </ReadOnlyContext>
      )}
    </Visit>
  );
}

function Pages({ record }: { record: VisitRecordRow }) {
  const { t } = useTranslation(['consultation', 'record']);
  const can = useCan();
  const { patientId, encounterId } = record;
  const blocked = t('consultation:record.read');
  return (
    <RecordPanes
      first="work"
      history={{
        key: 'history',
        label: t('consultation:history.last'),
        share: 5,
        else: 'summary',
        content: (
          <EarlierVisits
            patientId={patientId}
            encounterId={encounterId}
            note={row => row.notes.at(-1) && <SoapView note={row.notes.at(-1)!} />}
          />
        ),
      }}
      panes={[
        { key: 'summary', label: t('consultation:pane.left'), share: 5, content: <AllSigns record={record} /> },
        {
          key: 'work',
          label: t('consultation:pane.middle'),
          share: 8,
          content: (
            <>
              <AllNotes record={record} />
              <Diagnoses encounterId={encounterId} entries={record.diagnoses} blocked={blocked} />
            </>
          ),
        },
        {
          key: 'orders',
          label: t('consultation:pane.right'),
          share: 7,
          content: (
            <>
              <Treatments visit={record} entries={record.treatments} blocked={blocked} />
              {can('outpatient.ongoing:view') && (
                <Prescriptions encounterId={encounterId} allergies={null} blocked={blocked} />
              )}
              <VisitPanels visit={record} />
            </>
          ),
        },
      ]}
    />
  );
}

function AllSigns({ record }: { record: VisitRecordRow }) {
  const { t } = useTranslation(['consultation', 'record']);
  const { data: patient } = usePatient(record.patientId);
  return (
    <Card title={t('record:vitals.title')}>
      {record.vitals.length === 0 ? (
        <p className="text-muted-foreground">{t('consultation:record.noVitals')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {record.vitals.toReversed().map(entry => (
            <li key={entry.at}>
              <VitalsSummary entry={entry} birthDate={patient?.birthDate} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AllNotes({ record }: { record: VisitRecordRow }) {
  const { t } = useTranslation(['consultation', 'record']);
  return (
    <Card
      title={t('record:soap.title')}
      actions={
        // The page is read only; this link leads to the page where one writes.
        <ReadOnlyContext value={false}>
          <CorrectNote record={record} />
        </ReadOnlyContext>
      }
    >
      {record.notes.length === 0 ? (
        <p className="text-muted-foreground">{t('consultation:record.noNote')}</p>
      ) : (
        <ul className="flex flex-col gap-4 divide-y">
          {record.notes.toReversed().map(note => (
            <li key={note.version} className="pt-3 first:pt-0">
              <SoapView note={note} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
