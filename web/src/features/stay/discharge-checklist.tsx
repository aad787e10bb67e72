import { medicationChart } from '@alur/contracts/medication/rows';
import type { OpenOrder } from '@alur/contracts/record/open-orders';
import { checkDischargeItem, HandItem, type DischargeItem } from '@alur/contracts/stay/commands';
import type { StayRow } from '@alur/contracts/stay/rows';
import { Circle, CircleCheck } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useMenuShown } from '@/app/facilities';
import { orderModules } from '@/i18n/order-modules';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { formatDateTime } from '@/ui/format';

const OrdersBefore = lazy(async () => ({ default: (await import('./orders-before')).OrdersBefore }));

const isByHand = (item: DischargeItem): item is HandItem => HandItem.safeParse(item).success;

interface Props {
  stay: StayRow;
  onResume: () => void;
}

/** DOMAIN 1.3, 2.8: the tasks before a discharge; those that the record proves are ticked automatically. */
export function DischargeChecklist(props: Props) {
  const { encounterId, episodeId, orders } = props.stay;
  if (episodeId === encounterId) return <Checklist {...props} orders={orders} />;
  return (
    <Suspense fallback={<Checklist {...props} orders={orders} />}>
      <OrdersBefore encounterId={episodeId}>
        {before => <Checklist {...props} orders={[...orders, ...before]} />}
      </OrdersBefore>
    </Suspense>
  );
}

function Checklist({ stay, onResume, orders }: Props & { orders: readonly OpenOrder[] }) {
  const { t } = useTranslation(['stay', 'enums']);
  const can = useCan();
  const shown = useMenuShown();
  const check = useCommand(checkDischargeItem);
  const items = useItems(stay, orders);
  const mayCheck = can('inpatient.ongoing:plan-discharge') && stay.status !== 'cancelled';
  const mayWrite = can('outpatient.form:sign') && can('inpatient.ongoing:order-discharge');
  const mayOpen = stay.resumeId === null ? mayWrite : can('outpatient.form:view');
  const done = items.filter(each => each.done).length;
  return (
    <Card
      title={t('stay:checklist')}
      actions={<span className="tabular text-muted-foreground">{`${done}/${items.length}`}</span>}
    >
      <ul className="flex flex-col gap-1">
        {items.map(({ item, done: isDone, told, note }) => (
          <li key={item} className="flex min-h-7 items-start gap-2">
            {isByHand(item) && !told && mayCheck ? (
              <Checkbox
                className="min-w-0 flex-1"
                checked={isDone}
                onCheckedChange={value =>
                  void check.run({ id: stay.encounterId, body: { item, done: value === true } })
                }
                label={t(`enums:dischargeItem.${item}`)}
                hint={note}
              />
            ) : (
              <ItemState isDone={isDone} note={note}>
                {t(`enums:dischargeItem.${item}`)}
              </ItemState>
            )}
            {item === 'resume' && shown('medical_resume') && mayOpen && (
              <Button size="sm" onClick={onResume}>
                {t(stay.resumeId === null ? 'stay:writeResume' : 'stay:openResume')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ItemState({ isDone, note, children }: { isDone: boolean; note: ReactNode; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <span className="flex min-w-0 flex-1 items-start gap-2">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${isDone ? 'text-success-text' : 'text-muted-foreground'}`}
      />
      <span>
        <span className="block py-px">{children}</span>
        {note && <span className="block text-xs text-muted-foreground">{note}</span>}
      </span>
    </span>
  );
}

interface Item {
  item: DischargeItem;
  done: boolean;
  /** The record proves it, so nobody needs to tick it. */
  told: boolean;
  note: string | null;
}

function useItems(stay: StayRow, orders: readonly OpenOrder[]): Item[] {
  const { t } = useTranslation('stay');
  const shown = useMenuShown();
  const left = useOnWard(stay.encounterId);
  const open = orders.length;
  const byHand = (item: HandItem, told = false, note: string | null = null): Item => {
    const said = stay.checked.find(each => each.item === item);
    const by = said ? t('checkedBy', { name: said.by, time: formatDateTime(said.at) }) : null;
    return { item, done: told || said !== undefined, told, note: by ?? note };
  };
  const told = (item: DischargeItem, done: boolean, note: string | null): Item => ({ item, done, told: true, note });
  return [
    told('leave', stay.dischargeManner !== null, stay.dischargeOrderedBy),
    told(
      'orders',
      open === 0,
      open > 0 ? t('openOrders', { count: open, modules: orderModules(orders.map(each => each.module)) }) : null,
    ),
    byHand('take_home_medicine'),
    byHand('medicine_return', left === 0, left ? t('onWard', { count: left }) : null),
    ...(shown('medical_resume') ? [byHand('resume', stay.resumeId !== null)] : []),
    byHand('letters'),
    told('bill', stay.concluded || stay.status === 'left', t(stay.concluded ? 'billAtCashier' : 'billWaits')),
  ];
}

/** Number of medicines that the ward still has of hers; null for a person who may not see them. */
function useOnWard(encounterId: number): number | null {
  const { rows, loading, status } = useTopic(medicationChart, { encounterId });
  if (loading || status === 'refused') return null;
  return rows.filter(({ supply, supplied, used, returned }) => supply !== 'take_home' && supplied - used - returned > 0)
    .length;
}
