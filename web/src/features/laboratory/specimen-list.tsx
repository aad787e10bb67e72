import { collectSpecimens, receiveSpecimen } from '@alur/contracts/laboratory/commands';
import type { LaboratoryOrderRow, LaboratorySpecimenEntry } from '@alur/contracts/laboratory/rows';
import { CircleCheck, CircleDashed, Printer, TestTubeDiagonal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { laboratoryEmployee } from '@/selectors/global/staff';
import { StaffSelector, type ChosenPerson } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { formatTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { Rejection } from './order-looks';

const TubeLabels = lazy(async () => ({ default: (await import('./tube-labels')).TubeLabels }));
const RejectDialog = lazy(async () => ({ default: (await import('./work-dialogs')).RejectDialog }));

const looks = {
  awaited: ['waiting', CircleDashed],
  collected: ['info', TestTubeDiagonal],
  received: ['success', CircleCheck],
} satisfies Record<LaboratorySpecimenEntry['status'], [Tone, typeof Printer]>;

/** The tubes of an order: taken, labelled, received, rejected. */
export function SpecimenList({ order }: { order: LaboratoryOrderRow }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const can = useCan();
  const collect = useCommand(collectSpecimens, { success: t('laboratory:collected') });
  const receive = useCommand(receiveSpecimen, { success: t('laboratory:received') });
  const [collector, setCollector] = useState<ChosenPerson | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [rejecting, setRejecting] = useState<string | null>(null);
  const isOpen = order.status === 'ordered' || order.status === 'begun';
  const awaited = order.specimens.filter(({ status }) => status === 'awaited');
  const take = async (specimenIds: number[]) => {
    const outcome = await collect.run({ id: order.id, body: { specimenIds, collectedBy: collector?.id ?? null } });
    if (outcome.ok) setPrinting(true);
  };
  return (
    <Card
      title={t('laboratory:specimens')}
      actions={
        <>
          {order.specimens.some(({ number }) => number !== null) && (
            <Button size="sm" onClick={() => setPrinting(true)}>
              <Printer aria-hidden />
              {t('laboratory:labels')}
            </Button>
          )}
          {isOpen && awaited.length > 1 && can('laboratorium.queue:collect') && (
            <Button
              size="sm"
              variant="primary"
              pending={collect.pending}
              onClick={() => void take(awaited.map(({ specimenId }) => specimenId))}
            >
              {t('laboratory:collectAll')}
            </Button>
          )}
        </>
      }
    >
      {isOpen && awaited.length > 0 && can('laboratorium.queue:collect') && (
        <Field label={t('laboratory:collector')} hint={t('laboratory:collectorHint')} className="mb-2 max-w-80">
          <StaffSelector of={laboratoryEmployee} value={collector} onChange={setCollector} />
        </Field>
      )}
      <ul className="divide-y">
        {order.specimens.map(each => {
          const { specimenId, name, container, status, number, rejection } = each;
          const [tone, icon] = looks[status];
          return (
            <li key={specimenId} className="flex min-h-row flex-wrap items-center gap-2 py-1">
              <span className="min-w-48 flex-1">
                <span className="block font-medium">{joined(name, container)}</span>
                <span className="tabular block text-xs text-muted-foreground">
                  {number === null
                    ? t('laboratory:notTaken')
                    : t('laboratory:takenBy', {
                        ...{ number, by: each.collectedBy ?? '' },
                        time: each.collectedAt === null ? '' : formatTime(each.collectedAt),
                      })}
                </span>
                {rejection && <Rejection of={rejection} />}
              </span>
              <StatusChip tone={tone} icon={icon}>
                {t(`enums:specimenStatus.${status}`)}
              </StatusChip>
              {isOpen && status === 'awaited' && can('laboratorium.queue:collect') && (
                <Button size="sm" variant="primary" pending={collect.pending} onClick={() => void take([specimenId])}>
                  {t('laboratory:collect')}
                </Button>
              )}
              {isOpen && status === 'collected' && number !== null && can('laboratorium.ongoing:receive') && (
                <Button
                  size="sm"
                  variant="primary"
                  pending={receive.pending}
                  onClick={() => void receive.run({ id: order.id, body: { number } })}
                >
                  {t('laboratory:receive')}
                </Button>
              )}
              {isOpen && number !== null && can('laboratorium.ongoing:reject') && (
                <Button size="sm" variant="ghost" onClick={() => setRejecting(number)}>
                  {t('laboratory:reject')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Suspense>
        {isPrinting && <TubeLabels order={order} onClose={() => setPrinting(false)} />}
        {rejecting !== null && (
          <RejectDialog orderId={order.id} number={rejecting} onClose={() => setRejecting(null)} />
        )}
      </Suspense>
    </Card>
  );
}
