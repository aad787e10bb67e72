import type { Answers } from '@alur/contracts/questionnaire/answers';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { NURSING_CARE } from '@alur/contracts/record/forms/nursing-care';
import { lazy, Suspense, useState } from 'react';

const forms = () => import('@/features/record/forms/form-work');
const NewForm = lazy(async () => ({ default: (await forms()).NewForm }));
const SignedForm = lazy(async () => ({ default: (await forms()).SignedForm }));
const CarePlan = lazy(async () => ({ default: (await import('@/features/nursing/care-plan')).CarePlan }));
const ChooseProblems = lazy(async () => ({
  default: (await import('@/features/nursing/choose-problems')).ChooseProblems,
}));

/** A nursing care plan in a visit of any kind; 0 is a new one. */
export function CareOf(props: {
  visit: VisitRecordRow;
  careId: number;
  onOpen: (careId: number) => void;
  onEdit: () => void;
  onLeave: () => void;
}) {
  const { visit, careId, onOpen, onEdit, onLeave } = props;
  const [initial, setInitial] = useState<Answers | null>(null);
  const { encounterId } = visit;
  return (
    <Suspense>
      {careId !== 0 ? (
        <CarePlan
          encounterId={encounterId}
          careId={careId}
          form={<SignedForm encounterId={encounterId} formId={careId} onEdit={onEdit} />}
        />
      ) : initial === null ? (
        <ChooseProblems onChosen={setInitial} onCancel={onLeave} />
      ) : (
        <NewForm visit={visit} name={NURSING_CARE} initial={initial} onDone={onOpen} onCancel={onLeave} />
      )}
    </Suspense>
  );
}
