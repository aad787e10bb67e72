import { unmergePatient } from '@alur/contracts/patient/commands';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { patientQuery } from '@/api/patient-query';
import { ReasonDialog } from '@/api/reason-dialog';
import { Button } from '@/ui/button';
import { orErased } from '@/ui/or-erased';

/** The merged records of the same person, which can be separated again if they belong to two. */
export function MergedRecords({ patient, onOpen }: { patient: PatientDetail; onOpen: (id: number) => void }) {
  const { t } = useTranslation('patient');
  const others = useQueries({ queries: patient.mergedIds.map(patientQuery) });
  if (patient.mergedIds.length === 0) return null;
  return (
    <ul aria-label={t('merge.records')} className="divide-y rounded-md border bg-raised">
      {patient.mergedIds.map((id, at) => {
        const other = others[at]?.data;
        return (
          <li key={id} className="flex min-h-row flex-wrap items-center gap-3 px-3 py-1.5">
            <span className="min-w-0 flex-1">
              {t('merge.record', {
                name: other ? orErased(other.name) : '…',
                number: other ? orErased(other.recordNumber) : '…',
              })}
            </span>
            <Button size="sm" onClick={() => onOpen(id)}>
              {t('merge.open')}
            </Button>
            {patient.status === 'active' && <UnmergeButton survivorId={patient.id} mergedId={id} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Separates two records again, for whoever may merge. */
export function UnmergeButton({ survivorId, mergedId }: { survivorId: number; mergedId: number }) {
  const { t } = useTranslation('patient');
  const can = useCan();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  if (!can('front-office.patient-list:merge')) return null;
  const askAgain = () => {
    setAsking(false);
    for (const id of [survivorId, mergedId]) void queries.invalidateQueries({ queryKey: patientQuery(id).queryKey });
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Unlink aria-hidden />
        {t('merge.undo')}
      </Button>
      <ReasonDialog
        command={unmergePatient}
        id={survivorId}
        body={reason => ({ mergedId, reason })}
        title={t('merge.undoTitle')}
        description={t('merge.undoText')}
        confirmLabel={t('merge.undo')}
        success={t('merge.undone')}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={askAgain}
      />
    </>
  );
}
