import { visitAdmissions, type AdmissionRow } from '@alur/contracts/admission/rows';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useOffers } from '@/app/facilities';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { joined } from '@/ui/joined';
import { SideSheet } from '@/ui/side-sheet';
import { LineSkeleton } from '@/ui/states';
import { AdmissionStatusChip } from './admission-looks';

const RequestAdmission = lazy(async () => ({ default: (await import('./request-dialog')).RequestAdmission }));
const AdmissionDetail = lazy(async () => ({ default: (await import('./admission-detail')).AdmissionDetail }));

export const loadTexts = textsFor('admission');

/** The order to admit, written in a clinic or the emergency department, where it is decided that she must stay. */
export function VisitPanel({ visit, isStay = false }: { visit: VisitRecordRow; isStay?: boolean }) {
  const can = useCan();
  const offers = useOffers();
  return !isStay && offers('inpatient') && can('inpatient.ongoing.admission:view') ? <Orders visit={visit} /> : null;
}

function Orders({ visit }: { visit: VisitRecordRow }) {
  const { t } = useTranslation('admission');
  const can = useCan();
  const { encounterId, patientId, patientName, recordNumber, payer, status, diagnoses } = visit;
  const { rows, loading } = useTopic(visitAdmissions, { fromEncounterId: encounterId });
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const open = rows.find(({ id }) => id === chosen);
  return (
    <Card
      title={t('one')}
      actions={
        status === 'ongoing' &&
        can('inpatient.ongoing.admission:request') && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Plus aria-hidden />
            {t('new')}
          </Button>
        )
      }
    >
      {loading ? (
        <LineSkeleton />
      ) : rows.length === 0 ? (
        <p className="text-muted-foreground">{t('none')}</p>
      ) : (
        <ul className="divide-y">
          {rows.map(row => (
            <OrderLine key={row.id} admission={row} onOpen={() => setChosen(row.id)} />
          ))}
        </ul>
      )}
      <Suspense>
        {asking && (
          <RequestAdmission
            patient={{ id: patientId, name: patientName, recordNumber }}
            fromEncounterId={encounterId}
            payer={payer}
            diagnosis={diagnoses.find(({ kind }) => kind === 'primary')}
            onClose={() => setAsking(false)}
            onDone={id => {
              setAsking(false);
              setChosen(id);
            }}
          />
        )}
        {open && (
          <SideSheet open onOpenChange={isShown => !isShown && setChosen(null)} title={t('one')}>
            <AdmissionDetail admission={open} />
          </SideSheet>
        )}
      </Suspense>
    </Card>
  );
}

function OrderLine({ admission, onOpen }: { admission: AdmissionRow; onOpen: () => void }) {
  return (
    <li>
      <button type="button" className="flex min-h-row w-full items-center gap-2 py-1 text-left" onClick={onOpen}>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{`${admission.className} · ${admission.doctor}`}</span>
          <span className="tabular block truncate text-xs text-muted-foreground">
            {joined(admission.number, admission.bedName)}
          </span>
        </span>
        <AdmissionStatusChip status={admission.status} />
      </button>
    </li>
  );
}
