import { removeAllergy } from '@alur/contracts/patient/commands';
import type { Allergy, PatientDetail } from '@alur/contracts/patient/rows';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { ReasonDialog } from '@/api/reason-dialog';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { AllergyDialog, useMayRecordAllergy } from './record-allergy';

const severe = { mild: 'neutral', moderate: 'warning', severe: 'danger', unknown: 'neutral' } as const;

/** A person's allergies, which can be added and removed but not edited. */
export function AllergyList({ patient }: { patient: PatientDetail }) {
  const { t } = useTranslation(['patient', 'enums']);
  const may = useMayRecordAllergy();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Allergy | null>(null);
  return (
    <Card
      title={t('patient:allergy.title')}
      bodyClassName="p-0"
      actions={
        may && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t('patient:allergy.add')}
          </Button>
        )
      }
    >
      {patient.allergies.length === 0 ? (
        <EmptyState title={t('patient:allergy.empty')}>{t('patient:allergy.emptyHint')}</EmptyState>
      ) : (
        <ul className="divide-y">
          {patient.allergies.map(allergy => (
            <li key={allergy.allergyId} className="flex min-h-row items-center gap-3 px-4 py-1.5">
              <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger-text" />
              <span className="min-w-0 flex-1">
                <span className="font-medium">{allergy.substance}</span>
                {allergy.reaction && <span className="text-muted-foreground"> · {allergy.reaction}</span>}
              </span>
              <span className="text-xs text-muted-foreground">{t(`enums:allergyKind.${allergy.kind}`)}</span>
              <StatusChip tone={severe[allergy.severity]} icon={TriangleAlert}>
                {t(`enums:allergySeverity.${allergy.severity}`)}
              </StatusChip>
              {may && (
                <Button
                  size="icon-sm"
                  variant="ghost"
                  aria-label={`${t('patient:allergy.remove')}: ${allergy.substance}`}
                  onClick={() => setRemoving(allergy)}
                >
                  <Trash2 aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {adding && <AllergyDialog patientId={patient.id} onClose={() => setAdding(false)} />}
      {removing && <RemoveAllergy patientId={patient.id} allergy={removing} onClose={() => setRemoving(null)} />}
    </Card>
  );
}

function RemoveAllergy({ patientId, allergy, onClose }: { patientId: number; allergy: Allergy; onClose: () => void }) {
  const { t } = useTranslation('patient');
  const queries = useQueryClient();
  return (
    <ReasonDialog
      command={removeAllergy}
      id={patientId}
      body={reason => ({ allergyId: allergy.allergyId, reason })}
      title={t('allergy.removeTitle', { substance: allergy.substance })}
      description={t('allergy.removeText')}
      confirmLabel={t('allergy.remove')}
      success={t('allergy.removed')}
      danger
      onClose={onClose}
      onDone={() => void queries.invalidateQueries({ queryKey: patientQuery(patientId).queryKey }).then(onClose)}
    />
  );
}
