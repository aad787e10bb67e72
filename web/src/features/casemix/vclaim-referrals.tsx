import type { VclaimPatient, VclaimReferral } from '@alur/contracts/bpjs/vclaim';
import { CircleCheck, CircleX, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { PartError } from '@/ui/part-error';
import { StatusChip } from '@/ui/status-chip';
import { useVclaimPatient } from './use-vclaim-patient';

/** DOMAIN-WIRES 2: on the ninetieth day after it was written a referral is refused. */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;
const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

interface Props {
  encounterId: number;
  /** The day of the letter, at which a referral's age is counted. */
  date: string;
  /** Takes over a referral; none where the letter keeps its own, so that none is listed. */
  onChoose?: (referral: VclaimReferral) => void;
  /** The class that BPJS entitles her to is taken over. */
  onClass: (entitledClass: string) => void;
  /** So is the insurer that coordinates benefits. */
  onInsurer: (name: string) => void;
}

/** What VClaim has of the visit's patient, asked for when somebody wants it: her referrals, and her fingerprint. */
export function VclaimReferrals({ encounterId, date, ...taken }: Props) {
  const { t } = useTranslation('casemix');
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useVclaimPatient(encounterId, date, isAsked);
  if (!isAsked)
    return (
      <Button className="justify-self-start" onClick={() => setAsked(true)}>
        <Search aria-hidden />
        {t(taken.onChoose ? 'vclaim.ask' : 'vclaim.askMember')}
      </Button>
    );
  if (error) return <PartError text={translateError(error)} onRetry={() => void refetch()} />;
  return (
    <section aria-label={t('vclaim.title')} aria-busy={isFetching} className="grid gap-2 rounded-md border p-3">
      {data ? <Found of={data} {...{ date, ...taken }} /> : <p role="status">{t('vclaim.asking')}</p>}
    </section>
  );
}

function Found({
  of: { member, referrals, fingerprint },
  date,
  onChoose,
  onClass,
  onInsurer,
}: Omit<Props, 'encounterId'> & { of: VclaimPatient }) {
  const { t } = useTranslation('casemix');
  const { entitledClass, otherInsurer } = member;
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <StatusChip tone={member.isActive ? 'success' : 'danger'} icon={member.isActive ? CircleCheck : CircleX}>
          {t('vclaim.member', { status: member.status })}
        </StatusChip>
        {entitledClass && (
          <Button size="sm" onClick={() => onClass(entitledClass)}>
            {t('vclaim.takeClass', { class: entitledClass })}
          </Button>
        )}
        {otherInsurer && (
          <Button size="sm" onClick={() => onInsurer(otherInsurer)}>
            {t('vclaim.takeCob', { name: otherInsurer })}
          </Button>
        )}
      </span>
      <StatusChip tone={fingerprint.isTaken ? 'success' : 'warning'} icon={fingerprint.isTaken ? CircleCheck : CircleX}>
        {t('vclaim.fingerprint', { status: fingerprint.status })}
      </StatusChip>
      {onChoose && <Referrals of={referrals} {...{ date, onChoose }} />}
    </>
  );
}

function Referrals({
  of: referrals,
  date,
  onChoose,
}: {
  of: readonly VclaimReferral[];
  date: string;
  onChoose: (referral: VclaimReferral) => void;
}) {
  const { t } = useTranslation('casemix');
  if (referrals.length === 0) return <p role="status">{t('vclaim.none')}</p>;
  return (
    <ul className="grid gap-1">
      {referrals.map(each => (
        <li key={each.number} className="flex flex-wrap items-center justify-between gap-2">
          <span>
            <span className="tabular">{each.number}</span> {each.facility.name}
            <span className="block text-xs text-muted-foreground">
              {[formatDate(each.date), each.poli?.name, each.diagnosis?.name].filter(Boolean).join(', ')}
            </span>
          </span>
          <span className="flex items-center gap-2">
            <Age days={daysBetween(each.date, date)} />
            <Button size="sm" aria-label={t('vclaim.chooseOf', { number: each.number })} onClick={() => onChoose(each)}>
              {t('vclaim.choose')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Age({ days }: { days: number }) {
  const { t } = useTranslation('casemix');
  const isOver = days >= VALID_DAYS;
  return (
    <StatusChip tone={isOver ? 'danger' : 'neutral'} icon={isOver ? CircleX : CircleCheck}>
      {t(isOver ? 'vclaim.over' : 'vclaim.age', { count: days })}
    </StatusChip>
  );
}
