import { admissionList } from '@alur/contracts/admission/rows';
import { consultationRecord } from '@alur/contracts/consultation/topics';
import { visitResults } from '@alur/contracts/laboratory/rows';
import { prescriptionVisit } from '@alur/contracts/prescription/topics';
import { visitReports } from '@alur/contracts/radiology/rows';
import { stayDetail } from '@alur/contracts/stay/rows';
import { useCan } from '@/access/use-can';
import { useList } from '@/api/use-list';
import { useTopic } from '@/live/use-topic';
import { resumeAnswers } from './resume-answers';
import { SignForm, type SignFormProps } from './sign-form';

/** A medical resume, prefilled from the record of the visit. */
export function SignResume(props: SignFormProps) {
  const { encounterId } = props;
  const can = useCan();
  const mayAsk = can('inpatient.ongoing.admission:view');
  const record = useTopic(consultationRecord, { encounterId });
  const stay = useTopic(stayDetail, { encounterId });
  const prescriptions = useTopic(prescriptionVisit, { encounterId });
  const results = useTopic(visitResults, { encounterId });
  const reports = useTopic(visitReports, { encounterId });
  const orders = useList(admissionList, { encounterId, limit: 1 }, { enabled: mayAsk });
  const visit = record.rows.find(row => row.encounterId === encounterId);
  const isComing =
    [record, stay, prescriptions, results, reports].some(({ loading }) => loading) || (mayAsk && orders.loading);
  if (isComing || !visit) return null;
  const initial = resumeAnswers({
    visit,
    stay: stay.rows.find(row => row.encounterId === encounterId),
    order: orders.rows.find(row => row.encounterId === encounterId),
    prescriptions: prescriptions.rows,
    results: results.rows,
    reports: reports.rows,
  });
  return <SignForm {...props} initial={initial} />;
}
