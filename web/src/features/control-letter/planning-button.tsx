import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { orErased } from '@/ui/or-erased';
import { ControlLetters } from './control-letters';
import { useControlRights } from './use-control-rights';

/** A desk plans the next visit where it issues letters of eligibility. */
export function PlanningButton({ row }: { row: CasemixVisitRow }) {
  const { t } = useTranslation('control-letter');
  const may = useControlRights();
  const [isOpen, setOpen] = useState(false);
  const name = orErased(row.patientName);
  if (!may.view || row.status === 'cancelled') return null;
  return (
    <>
      <Button size="icon-sm" variant="ghost" aria-label={t('planOf', { name })} onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden />
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={t('title')} description={name}>
          <ControlLetters encounterId={row.id} isOpen mayRecord={may.record} mayVoid={may.void} />
        </Dialog>
      )}
    </>
  );
}
