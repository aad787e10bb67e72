import { GENERAL_CONSENT, MEDICAL_RESUME } from '@alur/contracts/record/forms/form-names';
import { stayNights, type StayRow } from '@alur/contracts/stay/rows';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime, formatRupiah } from '@/ui/format';
import { IsolationSign } from '@/ui/isolation-sign';
import { orErased } from '@/ui/or-erased';
import { Newborns } from './newborns';
import { DischargeChecklist } from './discharge-checklist';

const Wristband = lazy(async () => ({ default: (await import('./wristband')).Wristband }));

/** Bed, class, team, nights and discharge of a stay. */
export function StaySummary({
  stay,
  bill,
  onForm,
}: {
  stay: StayRow;
  bill: ReactNode;
  /** Opens a form of the stay; 0 is a new one. */
  onForm: (name: string, formId: number) => void;
}) {
  const { t } = useTranslation(['stay', 'enums']);
  const { placements, team } = stay;
  const companionOf = ({ relation, since }: NonNullable<StayRow['companion']>) =>
    t('stay:companionSince', { relation: t(`enums:companionRelation.${relation}`), since: formatDateTime(since) });
  return (
    <>
      <Card title={t('stay:place')} actions={<PrintWristband stay={stay} />}>
        <Facts
          facts={[
            [t('stay:bed'), `${stay.unitName}, ${stay.roomName}, ${stay.bedName}`],
            [t('stay:class'), `${stay.className} · ${t(`enums:classBasis.${stay.basis}`)}`],
            [t('stay:entitled'), stay.entitledClassName],
            [t('stay:companion'), stay.companion && companionOf(stay.companion)],
            [t('stay:isolation'), stay.isolation && <Isolated key="isolation" of={stay.isolation} />],
            [t('stay:admittedAt'), formatDateTime(stay.admittedAt)],
            [t('stay:department'), stay.department],
            [t('stay:payer'), stay.insurer ?? t(`enums:payer.${stay.payer}`)],
            [t('stay:sep'), stay.sep],
            [t('stay:onLeaveSince'), stay.onLeaveSince && formatDateTime(stay.onLeaveSince)],
            [t('stay:spri'), stay.spri],
            [t('stay:consent'), <Consent key="consent" stay={stay} onForm={onForm} />],
            [t('stay:estimatedOn'), stay.estimatedOn && formatDate(stay.estimatedOn)],
            [t('stay:plannedOn'), stay.dischargeOn && formatDate(stay.dischargeOn)],
            [t('stay:manner'), stay.dischargeManner && t(`enums:dischargeManner.${stay.dischargeManner}`)],
            [t('stay:diedAt'), stay.diedAt && formatDateTime(stay.diedAt)],
            [t('stay:orderedBy'), stay.dischargeOrderedBy],
            [t('stay:leftAt'), stay.leftAt && formatDateTime(stay.leftAt)],
          ]}
        />
      </Card>
      {(stay.motherEncounterId !== null || stay.gender === 'female') && <Newborns stay={stay} />}
      {stay.status !== 'cancelled' && (
        <DischargeChecklist stay={stay} onResume={() => onForm(MEDICAL_RESUME, stay.resumeId ?? 0)} />
      )}
      <Card title={t('stay:team')}>
        <ul className="flex flex-col gap-1">
          {team.map(({ staffId, name, role, from, until }) => (
            <li key={`${staffId} ${role} ${from}`} className={until ? 'text-muted-foreground' : ''}>
              {`${name} · ${t(`enums:teamRole.${role}`)} · ${formatDateTime(from)}`}
              {until && ` – ${formatDateTime(until)}`}
            </li>
          ))}
        </ul>
      </Card>
      {stay.visits.length > 0 && (
        <Card title={t('stay:visits')}>
          <ul className="flex flex-col gap-1">
            {stay.visits.map(({ staffId, name, date, price }) => (
              <li key={`${staffId} ${date}`} className="tabular flex gap-2">
                <span className="min-w-0 flex-1 truncate">{`${formatDate(date)} · ${name}`}</span>
                <span>{formatRupiah(price)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {placements.length > 1 && (
        <Card title={t('stay:placements')}>
          <ul className="flex flex-col gap-1">
            {placements.map(({ at, bedName, roomName, unitName, className }) => (
              <li key={at} className="tabular">
                {`${formatDateTime(at)} · ${unitName}, ${roomName}, ${bedName} (${className})`}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Nights stay={stay} bill={bill} />
    </>
  );
}

/** Says what the isolation sign on her door means, and why she is isolated. */
function Isolated({ of }: { of: NonNullable<StayRow['isolation']> }) {
  const { t } = useTranslation('stay');
  const { precaution, reason, since, until } = of;
  return (
    <>
      <IsolationSign precaution={precaution} className="text-danger-text" />
      {` · ${t('isolationSince', { reason: orErased(reason), since: formatDateTime(since) })}`}
      {until && ` · ${t('isolationReview', { day: formatDate(until) })}`}
    </>
  );
}

/** The price of each night, and of the companion's. */
function Nights({ stay, bill }: { stay: StayRow; bill: ReactNode }) {
  const { t } = useTranslation('stay');
  const nights = useTopic(stayNights, { encounterId: stay.encounterId });
  return (
    <Card
      title={t('nights')}
      actions={<span className="tabular text-muted-foreground">{formatRupiah(stay.nightsAmount)}</span>}
    >
      {nights.rows.length === 0 ? (
        <p className="text-muted-foreground">{t('noNights')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {nights.rows
            .toSorted((a, b) => a.date.localeCompare(b.date))
            .map(({ id, date, className, roomName, bedName, price, companionPrice }) => (
              <li key={id} className="tabular flex gap-2">
                <span className="min-w-0 flex-1 truncate">
                  {`${formatDate(date)} · ${className} · ${roomName}, ${bedName}`}
                  {companionPrice !== null && ` · ${t('withCompanion')}`}
                </span>
                <span>{formatRupiah(price + (companionPrice ?? 0))}</span>
              </li>
            ))}
        </ul>
      )}
      {bill}
    </Card>
  );
}

/** Whether the general consent was signed, with a link to it. */
function Consent({ stay, onForm }: { stay: StayRow; onForm: (name: string, formId: number) => void }) {
  const { t } = useTranslation('stay');
  const can = useCan();
  const isSigned = stay.consentId !== null;
  // Whoever admits signs and prints it, though she may read no other form.
  const mayOpen = can('inpatient.ongoing:admit') || can(isSigned ? 'outpatient.form:view' : 'outpatient.form:sign');
  if (!mayOpen) return t(isSigned ? 'consentSigned' : 'consentNone');
  return (
    <button
      type="button"
      className="text-left text-primary-text underline"
      onClick={() => onForm(GENERAL_CONSENT, stay.consentId ?? 0)}
    >
      {t(isSigned ? 'consentSigned' : 'consentMissing')}
    </button>
  );
}

function PrintWristband({ stay }: { stay: StayRow }) {
  const { t } = useTranslation('stay');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Printer aria-hidden />
        {t('wristband')}
      </Button>
      <Suspense>{isOpen && <Wristband personId={stay.personId} stay={stay} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
