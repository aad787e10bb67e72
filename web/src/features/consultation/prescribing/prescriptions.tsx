import { cancelPrescription } from '@alur/contracts/prescription/commands';
import type { Allergy } from '@alur/contracts/patient/rows';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { prescriptionVisit } from '@alur/contracts/prescription/topics';
import {
  Ban,
  CircleCheck,
  Clock,
  CornerDownLeft,
  OctagonX,
  PackageCheck,
  PenLine,
  Pencil,
  PhoneCall,
  Plus,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { newest } from '@/live/newest';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LineSkeleton } from '@/ui/states';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { useKeys } from '@/ui/use-keys';
import type { KnownAllergies } from './allergy-check';
import { PrescribedLine } from './prescribed-line';
import type { SupplyWay } from './use-prescription-form';

// Loaded lazily: every visit shows prescriptions, but only some write one.
const PrescriptionEditor = lazy(async () => ({
  default: (await import('./prescription-editor')).PrescriptionEditor,
}));

const looks: Record<PrescriptionRow['status'], [Tone, LucideIcon]> = {
  written: ['info', PenLine],
  queue: ['waiting', Clock],
  approve: ['success', CircleCheck],
  done: ['neutral', PackageCheck],
  returned: ['warning', CornerDownLeft],
  cancelled: ['neutral', Ban],
  stopped: ['neutral', OctagonX],
};

/** The visit's prescriptions, live: what the pharmacy does with them shows here. */
export function Prescriptions({
  encounterId,
  patient,
  allergies,
  blocked,
  verbal = false,
  supplies,
}: {
  encounterId: number;
  /** The patient's line, which the editor shows because it covers the page's banner. */
  patient?: ReactNode;
  /** The patient's allergies; null where nothing can be written. */
  allergies: KnownAllergies | null;
  blocked: string | null;
  /** Orders by word of mouth may be written down here. */
  verbal?: boolean;
  /** The ways of supply to choose from, where there are several. */
  supplies?: readonly SupplyWay[] | undefined;
}) {
  const { t } = useTranslation('consultation');
  const can = useCan();
  const { rows, loading } = useTopic(prescriptionVisit, { encounterId });
  const [editing, setEditing] = useState<PrescriptionRow | 'new' | null>(null);
  const [cancelling, setCancelling] = useState<PrescriptionRow | null>(null);
  const may = can('outpatient.ongoing:prescribe');
  const mayWrite = may && !blocked;
  // Whoever may not prescribe may write down what a doctor says.
  const maySay = !may && verbal && can('inpatient.ongoing.medication:verbal');
  useKeys('alt+r', t('keys.prescribe'), () => setEditing('new'), { enabled: mayWrite });
  const sorted = rows.toSorted((one, other) => one.id - other.id);
  // The number of a prescription within its visit, as on paper.
  const numberOf = ({ id }: PrescriptionRow) => sorted.findIndex(row => row.id === id) + 1;
  return (
    <Card
      title={t('prescription.title')}
      bodyClassName="p-0"
      actions={
        (may || maySay) && <Write isVerbal={!may} blocked={may ? blocked : null} onPress={() => setEditing('new')} />
      }
    >
      {loading ? (
        <LineSkeleton className="px-4 py-3" />
      ) : sorted.length === 0 ? (
        <p className="px-4 py-3 text-muted-foreground">{t('prescription.empty')}</p>
      ) : (
        <ul className="divide-y">
          {sorted.map(row => (
            <WrittenPrescription
              key={row.id}
              row={row}
              number={numberOf(row)}
              allergies={allergies?.list ?? []}
              mayChange={may && ['written', 'queue', 'returned'].includes(row.status)}
              onRevise={() => setEditing(row)}
              onCancel={() => setCancelling(row)}
            />
          ))}
        </ul>
      )}
      {editing && allergies && (
        <Suspense>
          <PrescriptionEditor
            encounterId={encounterId}
            patient={patient}
            prescription={editing === 'new' ? null : newest(editing, rows)}
            allergies={allergies}
            {...(supplies && { supplies })}
            isVerbal={!may}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {cancelling && (
        <ReasonDialog
          command={cancelPrescription}
          id={cancelling.id}
          danger
          title={t('prescription.cancelTitle', { number: numberOf(cancelling) })}
          description={t('prescription.cancelText')}
          confirmLabel={t('prescription.cancel')}
          success={t('prescription.cancelled')}
          onClose={() => setCancelling(null)}
        />
      )}
    </Card>
  );
}

function Write({ isVerbal, blocked, onPress }: { isVerbal: boolean; blocked: string | null; onPress: () => void }) {
  const { t } = useTranslation('consultation');
  return (
    <Button size="sm" disabledReason={blocked} onClick={onPress}>
      {isVerbal ? <PhoneCall aria-hidden /> : <Plus aria-hidden />}
      {t(isVerbal ? 'prescription.writeVerbal' : 'prescription.write')}
    </Button>
  );
}

function WrittenPrescription({
  row,
  number,
  allergies,
  mayChange,
  onRevise,
  onCancel,
}: {
  row: PrescriptionRow;
  number: number;
  allergies: readonly Allergy[];
  mayChange: boolean;
  onRevise: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['consultation', 'enums']);
  return (
    <li className="px-4 py-2">
      <div className="flex items-center gap-2 pb-1">
        <PrescriptionChip status={row.status} />
        <span className="tabular flex-1 text-xs text-muted-foreground">
          {t('consultation:prescription.number', { number: number })}
          {row.supply && ` · ${row.atOnce ? t('consultation:prescription.atOnce') : t(`enums:supply.${row.supply}`)}`}
        </span>
        {mayChange && (
          <>
            {!row.atOnce && (
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={t('consultation:prescription.revise')}
                onClick={onRevise}
              >
                <Pencil aria-hidden />
              </Button>
            )}
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label={t('consultation:prescription.cancel')}
              onClick={onCancel}
            >
              <Ban aria-hidden />
            </Button>
          </>
        )}
      </div>
      {row.unverified && (
        <p className="mb-1 rounded-md bg-warning-soft px-2 py-1 text-warning-text">
          {t('consultation:prescription.unsigned', { by: row.writtenBy ?? '' })}
        </p>
      )}
      {row.status === 'returned' && row.returnNote && (
        <p className="mb-1 rounded-md bg-warning-soft px-2 py-1 text-warning-text">
          {t('consultation:prescription.returned', { note: row.returnNote })}
        </p>
      )}
      <ul className={row.status === 'cancelled' ? 'line-through opacity-60' : undefined}>
        {row.lines.map(line => (
          <PrescribedLine key={line.lineId} line={line} allergies={row.status === 'cancelled' ? [] : allergies} />
        ))}
      </ul>
    </li>
  );
}

function PrescriptionChip({ status }: Pick<PrescriptionRow, 'status'>) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`prescriptionStatus.${status}`)}
    </StatusChip>
  );
}
