import { orderTreatment, removeTreatment } from '@alur/contracts/consultation/commands';
import type { TreatmentEntry } from '@alur/contracts/consultation/rows';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { focusAfter } from '@/ui/focus-after';
import { formatRupiah } from '@/ui/format';
import { GlobalSelector } from '@/selectors/global-selector';
import { treatment as treatments } from '@/selectors/global/treatments';

/** The visit's treatments with their prices, which are charged when the consultation is finished. */
export function Treatments({
  encounterId,
  entries,
  blocked,
}: {
  encounterId: number;
  entries: readonly TreatmentEntry[];
  blocked: string | null;
}) {
  const { t } = useTranslation('consultation');
  const order = useCommand(orderTreatment);
  const remove = useCommand(removeTreatment);
  const total = entries.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (
    <Card
      title={t('treatment.title')}
      actions={total > 0 && <span className="tabular text-muted-foreground">{formatRupiah(total)}</span>}
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
          {entries.map(({ orderId, name, quantity, price }) => (
            <li key={orderId} className="flex min-h-row items-center gap-2">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="tabular text-xs text-muted-foreground">
                {t('treatment.each', { quantity, price: formatRupiah(price) })}
              </span>
              {blocked === null && (
                <Button
                  size="icon-sm"
                  variant="ghost"
                  pending={remove.pending}
                  aria-label={t('treatment.remove', { name })}
                  onClick={event =>
                    void focusAfter(event.currentTarget, remove.run({ id: encounterId, body: { orderId } }))
                  }
                >
                  <Trash2 aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
