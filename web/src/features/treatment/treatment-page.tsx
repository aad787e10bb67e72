import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { treatmentMakeup, treatmentPrices } from '@alur/contracts/treatment/rows';
import type { treatment } from '@alur/contracts/treatment/catalogues';
import { priceOn } from '@alur/contracts/kernel/payer-price';
import { percentOf } from '@alur/contracts/kernel/percent';
import { TariffBucket } from '@alur/contracts/treatment/tariff';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { NONE } from '@/ui/column';
import { formatNumber, formatRupiah } from '@/ui/format';
import { Prices } from './prices';

const SharesDialog = lazy(async () => ({ default: (await import('./makeup-dialogs')).SharesDialog }));
const MaterialsDialog = lazy(async () => ({ default: (await import('./makeup-dialogs')).MaterialsDialog }));

export type Treatment = CatalogueItem<typeof treatment>;

/** The prices of a treatment, how they are shared, and the materials it uses up. */
export function TreatmentPage({ item }: { item: Treatment }) {
  const prices = useTopic(treatmentPrices, { treatmentId: item.id });
  const today = useToday();
  const can = useCan();
  const mayEdit = item.active && can('treatments:edit');
  const price = priceOn(prices.rows, item.price, { payer: 'general', classId: null }, today);
  return (
    <div className="grid content-start gap-4 overflow-auto pb-4 xl:grid-cols-3">
      <Prices treatmentId={item.id} rows={prices.rows} mayEdit={mayEdit} />
      <About item={item} price={price} />
      <Makeup item={item} price={price} mayEdit={mayEdit} />
    </div>
  );
}

function About({ item, price }: { item: Treatment; price: number }) {
  const { t } = useTranslation(['treatment', 'enums']);
  const bucket = TariffBucket.safeParse(item.tariffBucket);
  const told: [string, ReactNode][] = [
    [t('today'), formatRupiah(price)],
    [t('base'), formatRupiah(item.price)],
    [t('category'), item.category],
    [t('icd9'), item.icd9Code],
    [t('bucket'), bucket.success ? t(`enums:tariffBucket.${bucket.data}`) : item.tariffBucket],
  ];
  return (
    <Card title={t('about')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {told.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="tabular text-right">{value ?? NONE}</dd>
          </div>
        ))}
      </dl>
      {!item.active && <p className="mt-3 text-muted-foreground">{t('retired')}</p>}
    </Card>
  );
}

function Makeup({ item, price, mayEdit }: { item: Treatment; price: number; mayEdit: boolean }) {
  const { t } = useTranslation('treatment');
  const { rows } = useTopic(treatmentMakeup, { id: item.id });
  const [open, setOpen] = useState<'shares' | 'materials' | null>(null);
  const [made] = rows;
  const edits = (what: 'shares' | 'materials') =>
    mayEdit && (
      <Button size="sm" onClick={() => setOpen(what)}>
        {t(`${what}.edit`)}
      </Button>
    );
  const close = () => setOpen(null);
  return (
    <>
      <Card title={t('shares.title')} actions={edits('shares')}>
        {made?.shares ? (
          <dl className="grid grid-cols-[1fr_auto_auto] gap-x-4 gap-y-1.5">
            {(['doctor', 'nurse', 'facility'] as const).map(who => (
              <div key={who} className="contents">
                <dt className="text-muted-foreground">{t(`shares.of.${who}`)}</dt>
                <dd className="tabular text-right">{formatNumber(made.shares?.[who] ?? 0)}%</dd>
                <dd className="tabular text-right text-muted-foreground">
                  {formatRupiah(percentOf(price, made.shares?.[who] ?? 0))}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-muted-foreground">{t('shares.empty')}</p>
        )}
      </Card>
      <Card title={t('materials.title')} actions={edits('materials')}>
        {made && made.materials.length > 0 ? (
          <>
            <ul className="divide-y">
              {made.materials.map(({ medicineId, name, unit, quantity }) => (
                <li key={medicineId} className="flex min-h-row items-center gap-3">
                  <span className="min-w-0 flex-1">{name}</span>
                  <span className="tabular text-muted-foreground">
                    {formatNumber(quantity)} {unit}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-xs text-muted-foreground">{t('materials.hint')}</p>
          </>
        ) : (
          <p className="text-muted-foreground">{t('materials.empty')}</p>
        )}
      </Card>
      <Suspense>
        {open === 'shares' && <SharesDialog id={item.id} shares={made?.shares ?? null} onClose={close} />}
        {open === 'materials' && <MaterialsDialog id={item.id} materials={made?.materials ?? []} onClose={close} />}
      </Suspense>
    </>
  );
}
