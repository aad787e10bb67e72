import * as commands from '@alur/contracts/referral/commands';
import type { ReferralRow } from '@alur/contracts/referral/rows';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { useInsurance } from '@/app/facilities';
import { ageText } from '@/ui/age-text';
import { Button } from '@/ui/button';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { LineSkeleton } from '@/ui/states';
import { goalOf, places, ReferralStatusChip } from './referral-looks';

const dialogs = () => import('./referral-dialogs');
const forms = {
  accept: lazy(async () => ({ default: (await dialogs()).AcceptDialog })),
  acceptance: lazy(async () => ({ default: (await dialogs()).AcceptanceDialog })),
  depart: lazy(async () => ({ default: (await dialogs()).DepartDialog })),
  arrive: lazy(async () => ({ default: (await dialogs()).ArriveDialog })),
  complete: lazy(async () => ({ default: (await dialogs()).CompleteDialog })),
  answer: lazy(async () => ({ default: (await dialogs()).AnswerDialog })),
};
const ReferralDraftDialog = lazy(async () => ({
  default: (await import('./referral-draft')).ReferralDraftDialog,
}));
const ReferralNumber = lazy(async () => ({ default: (await import('./referral-number')).ReferralNumber }));
const ReferralPaper = lazy(async () => ({ default: (await import('./referral-paper')).ReferralPaper }));

type Open = keyof typeof forms | 'draft' | 'paper';
const asked = {
  reject: commands.rejectTransfer,
  recordRejection: commands.recordRejection,
  cancel: commands.cancelReferral,
};
type Asked = keyof typeof asked;

/** One referral: its content, its progress, and the actions in its state. */
export function ReferralDetail({ referral }: { referral: ReferralRow }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ReferralStatusChip status={referral.status} />
        <ReferralActions referral={referral} />
      </div>
      <InsurersNumber referral={referral} />
      <ReferralFacts referral={referral} />
    </div>
  );
}

/** Hospitals alone have VClaim, and BPJS pays another one only by a number of it. */
function useNeedsNumber({ type, payer, status }: ReferralRow): boolean {
  const { isBpjs, pcare } = useInsurance();
  return isBpjs && !pcare && type === 'external' && payer === 'bpjs' && status !== 'draft';
}

function InsurersNumber({ referral }: { referral: ReferralRow }) {
  const can = useCan();
  if (!useNeedsNumber(referral)) return null;
  return (
    <Suspense fallback={<LineSkeleton />}>
      <ReferralNumber referral={referral} sends={places.some(place => can(`${place}.referral:send`))} />
    </Suspense>
  );
}

function ReferralFacts({ referral: row }: { referral: ReferralRow }) {
  const { t } = useTranslation(['referral', 'enums']);
  const { destination, handover, answer } = row;
  const needsNumber = useNeedsNumber(row);
  const when = (at: string | null, by: string | null = null) => at && joined(formatDateTime(at), by && orErased(by));
  const facts: [string, string | null | undefined][] = [
    [
      t('referral:patient'),
      joined(orErased(row.patientName), orErased(row.recordNumber), t(`enums:gender.${row.gender}`), ageText(row.age)),
    ],
    [t('referral:type'), t(`enums:referralType.${row.type}`)],
    [t('referral:from'), `${t(`enums:referralSource.${row.source}`)} · ${row.unitName}`],
    [t('referral:to'), goalOf(row)],
    [t('referral:toDoctor'), destination?.doctor],
    [t('referral:direction'), destination && t(`enums:referralDirection.${destination.direction}`)],
    [t('referral:transport'), destination && t(`enums:referralTransport.${destination.transport}`)],
    [t('referral:plannedOn'), formatDate(row.plannedOn)],
    [t('referral:reason'), orErased(row.reason)],
    [t('referral:diagnosis'), row.diagnosisCode && `${row.diagnosisCode} ${orErased(row.diagnosisName ?? '')}`],
    [t('referral:findings'), row.findings && orErased(row.findings)],
    [t('referral:supporting'), row.supporting && orErased(row.supporting)],
    [t('referral:therapy'), row.therapy && orErased(row.therapy)],
    [t('referral:draftedBy'), row.draftedBy],
    [t('referral:requestedAt'), when(row.requestedAt)],
    [t('referral:acceptedAt'), when(row.acceptedAt, row.acceptedBy)],
    [t('referral:externalNumber'), needsNumber ? null : row.externalNumber],
    [t('referral:bed'), row.bedName && `${row.bedName} · ${t('referral:keptUntil', { time: when(row.heldUntil) })}`],
    [t('referral:rejectReason'), row.rejectReason && orErased(row.rejectReason)],
    [t('referral:cancelReason'), row.cancelReason && orErased(row.cancelReason)],
    [t('referral:departedAt'), when(row.departedAt, row.departedBy)],
    [t('referral:situation'), handover && orErased(handover.situation)],
    [t('referral:background'), handover && orErased(handover.background)],
    [t('referral:assessment'), handover && orErased(handover.assessment)],
    [t('referral:recommendation'), handover && orErased(handover.recommendation)],
    [t('referral:escortLevel'), row.escortLevel === null ? null : t(`referral:escort.${levelOf(row.escortLevel)}`)],
    [t('referral:conditionBefore'), row.conditionBefore && orErased(row.conditionBefore)],
    [t('referral:equipment'), row.equipment && orErased(row.equipment)],
    [t('referral:arrivedAt'), when(row.arrivedAt, row.receivedBy)],
    [t('referral:conditionAfter'), row.conditionAfter && orErased(row.conditionAfter)],
    [t('referral:answerDiagnosis'), answer && orErased(answer.diagnosis)],
    [t('referral:action'), answer && orErased(answer.action)],
    [t('referral:advice'), answer && orErased(answer.advice)],
    [t('referral:answeredBy'), answer && orErased(answer.answeredBy)],
  ];
  return <Facts facts={facts} className="grid-cols-[minmax(0,10rem)_minmax(0,1fr)] whitespace-pre-line" />;
}

export const levelOf = (level: number) => String(level) as '0' | '1' | '2' | '3';

function ReferralActions({ referral }: { referral: ReferralRow }) {
  const { t } = useTranslation('referral');
  const can = useCan();
  const [open, setOpen] = useState<Open | null>(null);
  const [asking, setAsking] = useState<Asked | null>(null);
  const request = useCommand(commands.requestReferral, { success: t('requested') });
  const { id, status, type } = referral;
  const isInside = type === 'internal';
  const sends = places.some(place => can(`${place}.referral:send`));
  const receives = can('inpatient.referral:receive');
  const answers = places.some(place => can(`${place}.referral:answer`));
  const is = (...statuses: ReferralRow['status'][]) => statuses.includes(status);
  const items: [boolean, string, () => void, 'primary' | 'secondary'][] = [
    [sends && is('draft'), t('request'), () => void request.run({ id }), 'primary'],
    [sends && is('draft'), t('changeDraft'), () => setOpen('draft'), 'secondary'],
    [receives && isInside && is('waiting_confirmation'), t('accept'), () => setOpen('accept'), 'primary'],
    [receives && isInside && is('waiting_confirmation'), t('reject'), () => setAsking('reject'), 'secondary'],
    [sends && !isInside && is('waiting_confirmation'), t('recordAcceptance'), () => setOpen('acceptance'), 'primary'],
    [
      sends && !isInside && is('waiting_confirmation'),
      t('recordRejection'),
      () => setAsking('recordRejection'),
      'secondary',
    ],
    [sends && is('ready_transfer'), t('depart'), () => setOpen('depart'), 'primary'],
    [receives && isInside && is('ready_transfer'), t('otherBed'), () => setOpen('accept'), 'secondary'],
    [receives && isInside && is('ongoing_transfer'), t('arrive'), () => setOpen('arrive'), 'primary'],
    [sends && !isInside && is('ongoing_transfer'), t('complete'), () => setOpen('complete'), 'primary'],
    [answers && !isInside && is('done'), t('answer'), () => setOpen('answer'), 'primary'],
    [sends && is('rejected', 'cancelled'), t('copy'), () => setOpen('draft'), 'secondary'],
    [
      sends && is('draft', 'waiting_confirmation', 'ready_transfer'),
      t('cancel'),
      () => setAsking('cancel'),
      'secondary',
    ],
  ];
  const Form = open && open !== 'draft' && open !== 'paper' ? forms[open] : null;
  const close = () => setOpen(null);
  return (
    <>
      {items
        .filter(([shown]) => shown)
        .map(([, label, press, variant]) => (
          <Button key={label} variant={variant} pending={label === t('request') && request.pending} onClick={press}>
            {label}
          </Button>
        ))}
      {!is('draft') && (
        <Button variant="ghost" onClick={() => setOpen('paper')}>
          <Printer aria-hidden />
          {t('print')}
        </Button>
      )}
      <Suspense>
        {Form && <Form referral={referral} onClose={close} />}
        {open === 'draft' && (
          <ReferralDraftDialog encounterId={referral.encounterId} of={referral} onClose={close} onDone={close} />
        )}
        {open === 'paper' && <ReferralPaper referral={referral} onClose={close} />}
      </Suspense>
      {asking && (
        <ReasonDialog
          command={asked[asking]}
          id={id}
          danger
          title={t(asking)}
          description={t(`ask.${asking}`)}
          confirmLabel={t(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
