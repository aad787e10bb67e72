import { stayNewborns, type StayRow } from '@alur/contracts/stay/rows';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';

/** For a newborn its birth and its mother; for a mother her newborns, wherever they are. */
export function Newborns({ stay }: { stay: StayRow }) {
  return stay.newborn && stay.motherEncounterId !== null ? (
    <Birth newborn={stay.newborn} motherEncounterId={stay.motherEncounterId} />
  ) : (
    <Babies motherEncounterId={stay.encounterId} />
  );
}

function Birth(props: { newborn: NonNullable<StayRow['newborn']>; motherEncounterId: number }) {
  const { t } = useTranslation('stay');
  const { number, bornAt, weight } = props.newborn;
  const said = [
    t('bornAs', { number }),
    `${t('bornAt')} ${formatDateTime(bornAt)}`,
    weight === null ? null : t('grams', { weight }),
  ];
  return (
    <Card title={t('birth')}>
      <p className="tabular">{joined(...said)}</p>
      <Link
        to="/manage/inpatient/$id"
        params={{ id: props.motherEncounterId }}
        className="mt-1 inline-block text-primary-text underline"
      >
        {t('openMother')}
      </Link>
    </Card>
  );
}

function Babies({ motherEncounterId }: { motherEncounterId: number }) {
  const { t } = useTranslation('stay');
  const { rows } = useTopic(stayNewborns, { motherEncounterId });
  const kept = rows.filter(({ status }) => status !== 'cancelled');
  if (kept.length === 0) return null;
  return (
    <Card title={t('newborns')}>
      <ul className="flex flex-col gap-1">
        {kept
          .toSorted((a, b) => a.id - b.id)
          .map(({ id, patientName, status, unitName, roomName, bedName }) => (
            <li key={id}>
              <Link to="/manage/inpatient/$id" params={{ id }} className="text-primary-text underline">
                {orErased(patientName)}
              </Link>
              <span className="text-muted-foreground">
                {status === 'left' ? ` · ${t('newbornGone')}` : ` · ${unitName}, ${roomName}, ${bedName}`}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  );
}
