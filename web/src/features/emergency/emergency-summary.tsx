import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhen } from '@/live/use-when';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { Since, TimeToDoctor, TriageChip } from './emergency-looks';

const told = (...parts: (string | null | undefined)[]): string => joined(...parts.map(part => part && orErased(part)));

/** How the patient came, how urgent it is, and where the patient goes. */
export function EmergencySummary({ visit, bill }: { visit: EmergencyRow; bill: ReactNode }) {
  const { t } = useTranslation(['emergency', 'enums']);
  const when = useWhen();
  const { escort, accident, statement } = visit;
  const police = accident?.police;
  return (
    <>
      <Card title={t('emergency:triage')}>
        <Facts
          facts={[
            [t('emergency:level'), <TriageChip key="t" colour={visit.colour} level={visit.level} />],
            [t('emergency:timeToDoctor'), <TimeToDoctor key="d" visit={visit} />],
            [t('emergency:since'), visit.place && <Since key="s" at={visit.arrivedAt} />],
            [t('emergency:doctor'), visit.doctor],
            [t('emergency:bed'), visit.bedId !== null && `${visit.roomName ?? ''}, ${visit.bedName ?? ''}`],
            [t('emergency:serviceType'), visit.charging && t(`emergency:per.${visit.charging}`)],
          ]}
        />
        {visit.triages.length > 0 && (
          <ol className="mt-3 flex flex-col gap-1 border-t pt-2" aria-label={t('emergency:triages')}>
            {visit.triages.toReversed().map(({ at, colour, level, by, reasons, downgradeReason }) => (
              <li key={at} className="tabular">
                {`${when(at)} · ${t(`enums:triageColour.${colour}`)} ${level} · ${by}`}
                {(reasons ?? downgradeReason) && (
                  <span className="block text-muted-foreground">{told(reasons, downgradeReason)}</span>
                )}
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card title={t('emergency:arrival')}>
        <Facts
          facts={[
            [t('emergency:arrivedAt'), formatDateTime(visit.arrivedAt)],
            [t('emergency:mode'), t(`enums:arrivalMode.${visit.mode}`)],
            [t('emergency:complaint'), visit.complaint && orErased(visit.complaint)],
            [t('emergency:referredFrom'), visit.referredFrom && orErased(visit.referredFrom)],
            [t('emergency:escort'), escort && told(escort.name, escort.relation, escort.phone)],
            [t('emergency:accident'), accident && told(t(`enums:accidentKind.${accident.kind}`), accident.place)],
            [t('emergency:police'), police && told(police.reportNumber, police.officer, police.station)],
            [t('emergency:payer'), visit.insurer ?? t(`enums:payer.${visit.payer}`)],
          ]}
        />
        {bill}
      </Card>
      {visit.disposition && (
        <Card title={t('emergency:disposition')}>
          <Facts
            facts={[
              [t('emergency:disposition'), t(`enums:emergencyDisposition.${visit.disposition}`)],
              [t('emergency:disposedAt'), visit.disposedAt && formatDateTime(visit.disposedAt)],
              [t('emergency:disposedBy'), visit.disposedBy],
              [t('emergency:destination'), visit.destination && orErased(visit.destination)],
              [t('emergency:signer'), statement && told(statement.signer, statement.relation)],
              [t('emergency:diedAt'), visit.diedAt && formatDateTime(visit.diedAt)],
              [t('emergency:openOrdersReason'), visit.openOrdersReason && orErased(visit.openOrdersReason)],
              [t('emergency:note'), visit.dispositionNote && orErased(visit.dispositionNote)],
            ]}
          />
        </Card>
      )}
    </>
  );
}
