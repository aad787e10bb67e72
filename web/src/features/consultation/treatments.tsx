import { orderTreatment, removeTreatment } from '@alur/contracts/consultation/commands';
import type { TreatmentEntry } from '@alur/contracts/consultation/rows';
import { acknowledgeRefusal } from '@alur/contracts/treatment/commands';
import { useAtomValue } from 'jotai';
import { CircleCheck, CircleX, Clock, Plus, Syringe, Trash2, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '@/api/session';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { focusAfter } from '@/ui/focus-after';
import { formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { GlobalSelector } from '@/selectors/global-selector';
import { orderedTreatment as treatments } from '@/selectors/global/treatments';
import { StatusChip, type Tone } from '@/ui/status-chip';
import type { Charged } from './ask-treatment';

const AskTreatment = lazy(async () => ({ default: (await import('./ask-treatment')).AskTreatment }));

/** The visit's treatments with their prices: recorded as done at once, or asked of somebody else. */
export function Treatments({
  visit,
  entries,
  blocked,
}: {
  visit: Charged;
  entries: readonly TreatmentEntry[];
  blocked: string | null;
}) {
  const { t } = useTranslation('consultation');
  const { encounterId } = visit;
  const order = useCommand(orderTreatment);
  const [asking, setAsking] = useState(false);
  const charged = entries.filter(({ status }) => status !== 'not_done');
  const total = charged.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (
    <Card
      title={t('treatment.title')}
      actions={
        blocked === null && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Plus aria-hidden />
            {t('treatment.ask')}
          </Button>
        )
      }
      bodyClassName="flex flex-col gap-2"
    >
      {blocked === null && (
        <GlobalSelector
          of={treatments}
          value={null}
          onChange={chosen =>
            chosen && void order.run({ id: encounterId, body: { treatmentId: chosen.item.id, quantity: 1 } })
          }
          aria-label={t('treatment.search')}
          placeholder={t('treatment.search')}
          busy={order.pending}
        />
      )}
      {entries.length === 0 ? (
        <p className="text-muted-foreground">{t('treatment.empty')}</p>
      ) : (
        <ul className="divide-y">
          {entries.map(entry => (
            <Line key={entry.orderId} encounterId={encounterId} entry={entry} blocked={blocked} />
          ))}
        </ul>
      )}
      {total > 0 && (
        <p className="tabular text-right text-muted-foreground">
          {t('treatment.total')} {formatRupiah(total)}
        </p>
      )}
      <Suspense>{asking && <AskTreatment visit={visit} onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  );
}

function Line({ encounterId, entry, blocked }: { encounterId: number; entry: TreatmentEntry; blocked: string | null }) {
  const { t } = useTranslation('consultation');
  const { orderId, name, quantity, price, status, performer } = entry;
  const remove = useCommand(removeTreatment);
  // Whoever has begun decides what becomes of it.
  const mayRemove = blocked === null && (status === 'ordered' || status === 'done');
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-2 py-0.5">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <AskedChip entry={entry} />
      <span className="tabular text-xs text-muted-foreground">
        {t('treatment.each', { quantity, price: formatRupiah(price) })}
      </span>
      {mayRemove && (
        <Button
          size="icon-sm"
          variant="ghost"
          pending={remove.pending}
          aria-label={t('treatment.remove', { name })}
          onClick={event => void focusAfter(event.currentTarget, remove.run({ id: encounterId, body: { orderId } }))}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
      {entry.asked && status === 'done' && performer && (
        <span className="basis-full text-xs text-muted-foreground">
          {t('treatment.performer', { name: performer })}
        </span>
      )}
      <Refusal entry={entry} />
    </li>
  );
}

const looks: Record<TreatmentEntry['status'], [Tone, LucideIcon]> = {
  ordered: ['waiting', Clock],
  begun: ['info', Syringe],
  done: ['success', CircleCheck],
  not_done: ['danger', CircleX],
  cancelled: ['neutral', CircleX],
};

/** Where it stands, if somebody else was asked to do it. */
function AskedChip({ entry: { asked, status } }: { entry: TreatmentEntry }) {
  const { t } = useTranslation('enums');
  if (!asked) return null;
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`treatmentStatus.${status}`)}
    </StatusChip>
  );
}

/** Why it was refused; its requester says that she has read it, after which it is listed no longer. */
function Refusal({ entry: { orderId, refusal, requesterId } }: { entry: TreatmentEntry }) {
  const { t } = useTranslation('consultation');
  const me = useAtomValue(sessionAtom)?.user.id;
  const acknowledge = useCommand(acknowledgeRefusal, { success: t('treatment.acknowledged') });
  if (refusal === null) return null;
  return (
    <span className="flex basis-full flex-wrap items-center gap-2 text-xs text-danger-text">
      <span className="min-w-0 flex-1">{t('treatment.refusal', { reason: orErased(refusal) })}</span>
      {me === requesterId && (
        <Button size="sm" pending={acknowledge.pending} onClick={() => void acknowledge.run({ id: orderId, body: {} })}>
          {t('treatment.acknowledge')}
        </Button>
      )}
    </span>
  );
}
