import { takesOrders, type VisitRecordRow } from '@alur/contracts/consultation/rows';
import { visitSurgeries, type SurgeryRow } from '@alur/contracts/surgery/rows';
import { Link } from '@tanstack/react-router';
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
import { orErased } from '@/ui/or-erased';
import { LineSkeleton } from '@/ui/states';
import { PriorityChip, SurgeryStatusChip, whenText } from './looks';

// Loaded lazily, because most visits ask for no operation.
const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));

export const loadTexts = textsFor('surgery');

/** The operations of a visit, and where they stand. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const can = useCan();
  const offers = useOffers();
  return offers('surgery') && can('operation.request:view') ? <Operations visit={visit} /> : null;
}

function Operations({ visit }: { visit: VisitRecordRow }) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  const topic = useTopic(visitSurgeries, { encounterId: visit.encounterId });
  const [isAsking, setAsking] = useState(false);
  const mayAsk = takesOrders(visit) && can('operation.request:request');
  return (
    <Card
      title={t('title')}
      actions={
        mayAsk && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Plus aria-hidden />
            {t('request.ask')}
          </Button>
        )
      }
    >
      {topic.loading ? (
        <LineSkeleton />
      ) : topic.rows.length === 0 ? (
        <p className="text-muted-foreground">{t('request.none')}</p>
      ) : (
        <ul className="divide-y">
          {topic.rows
            .toSorted((one, other) => other.id - one.id)
            .map(row => (
              <Operation key={row.id} row={row} />
            ))}
        </ul>
      )}
      {isAsking && (
        <Suspense>
          <RequestDialog visit={visit} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Operation({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation('surgery');
  const last = row.steps.at(-1);
  const isRefused = row.status === 'not_done' || row.status === 'cancelled';
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 flex-1">
        <Link
          to="/manage/operation/$id"
          params={{ id: row.id }}
          className="block font-medium text-primary-text underline"
        >
          {row.name}
        </Link>
        <span className="tabular block text-xs text-muted-foreground">
          {joined(whenText(row), row.theatreName, row.doctorName ?? row.requester)}
        </span>
        {isRefused && last?.reason && (
          <span className="block text-xs text-muted-foreground">
            {t('request.endedBecause', { reason: orErased(last.reason) })}
          </span>
        )}
      </span>
      <PriorityChip priority={row.priority} />
      <SurgeryStatusChip status={row.status} />
    </li>
  );
}
