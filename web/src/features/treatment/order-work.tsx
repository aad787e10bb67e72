import { stockItem } from '@alur/contracts/inventory/topics';
import { treatmentMakeup, type TreatmentOrderRow } from '@alur/contracts/treatment/rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { formatDateTime, formatNumber } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { quantified } from './order-looks';

/** One order for whoever carries it out: what is asked and why, what it uses up, and what happened to it. */
export function OrderWork({ order }: { order: TreatmentOrderRow }) {
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2 wide:grid-cols-3">
      <Asked order={order} />
      {order.status === 'done' ? <Used order={order} /> : <Needed order={order} />}
      <Steps order={order} />
    </div>
  );
}

function Asked({ order }: { order: TreatmentOrderRow }) {
  const { t } = useTranslation(['treatment', 'enums']);
  const told: [string, ReactNode][] = [
    [t('treatment:order.place'), [order.unitName, order.bedName].filter(Boolean).join(', ')],
    [t('treatment:order.requester'), order.requester],
    [t('treatment:order.orderedAt'), formatDateTime(order.orderedAt)],
    [t('treatment:order.wantedAt'), order.wantedAt ? formatDateTime(order.wantedAt) : t('treatment:order.atOnce')],
    [t('treatment:order.priority'), t(`enums:treatmentPriority.${order.priority}`)],
    [t('treatment:order.startedBy'), order.startedBy],
    [t('treatment:order.performer'), order.performer],
  ];
  return (
    <Card title={t('treatment:order.title')}>
      <p className="text-lg font-medium">{quantified(order)}</p>
      <p className="mt-1 mb-3 whitespace-pre-line">
        {order.note ? (
          orErased(order.note)
        ) : (
          <span className="text-muted-foreground">{t('treatment:order.noNote')}</span>
        )}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {told.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="tabular text-right">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

/** What it will use up, with what is in stock. */
function Needed({ order }: { order: TreatmentOrderRow }) {
  const { t } = useTranslation('treatment');
  const [makeup] = useTopic(treatmentMakeup, { id: order.treatmentId }).rows;
  const materials = makeup?.materials ?? [];
  return (
    <Card title={t('materials.title')}>
      {materials.length === 0 ? (
        <p className="text-muted-foreground">{t('materials.empty')}</p>
      ) : (
        <>
          <ul className="divide-y">
            {materials.map(({ medicineId, name, unit, quantity }) => (
              <li key={medicineId} className="flex min-h-row flex-wrap items-center gap-x-3">
                <span className="min-w-0 flex-1">{name}</span>
                <span className="tabular">
                  {formatNumber(quantity * order.quantity)} {unit}
                </span>
                <InStock medicineId={medicineId} />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xs text-muted-foreground">{t('materials.hint')}</p>
        </>
      )}
    </Card>
  );
}

function InStock({ medicineId }: { medicineId: number }) {
  const { t } = useTranslation('treatment');
  const stock = useTopic(stockItem, { id: medicineId });
  if (stock.loading) return null;
  const stores = stock.rows.map(
    ({ storeName, available }) => `${storeName ?? t('order.mainStore')} ${formatNumber(available)}`,
  );
  return (
    <span className="tabular basis-full text-xs text-muted-foreground">
      {stores.length === 0 ? t('order.noStock') : t('order.stock', { stores: stores.join(' · ') })}
    </span>
  );
}

/** What it has used, and what was missing by the books. */
function Used({ order }: { order: TreatmentOrderRow }) {
  const { t } = useTranslation('treatment');
  return (
    <Card title={t('materials.title')}>
      {order.materials.length === 0 ? (
        <p className="text-muted-foreground">{t('order.nothingUsed')}</p>
      ) : (
        <ul className="divide-y">
          {order.materials.map(({ name, unit, quantity, missing }) => (
            <li key={name} className="flex min-h-row flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-1">{name}</span>
              <span className="tabular">
                {formatNumber(quantity)} {unit}
              </span>
              {missing > 0 && (
                <span className="tabular basis-full text-xs text-warning-text">
                  {t('order.missing', { quantity: formatNumber(missing), unit })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Steps({ order }: { order: TreatmentOrderRow }) {
  const { t } = useTranslation(['treatment', 'enums']);
  return (
    <Card title={t('treatment:order.history')}>
      <ol className="divide-y">
        {order.steps.map(({ step, at, by, reason }, index) => (
          <li key={`${at}-${index}`} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <time dateTime={at} className="tabular text-xs text-muted-foreground">
              {formatDateTime(at)}
            </time>
            <span className="font-medium">{t(`enums:treatmentStep.${step}`)}</span>
            {by && <span>{by}</span>}
            {reason && step !== 'ordered' && <span className="basis-full">{orErased(reason)}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
