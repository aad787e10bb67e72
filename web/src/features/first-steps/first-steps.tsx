import { medicine } from '@alur/contracts/catalogue/medicine';
import { room } from '@alur/contracts/catalogue/room';
import { stockList } from '@alur/contracts/inventory/lists';
import type { StaffMember } from '@alur/contracts/identity/staff';
import type { ListSpec } from '@alur/contracts/kernel/list';
import { patients } from '@alur/contracts/patient/lists';
import { schedules } from '@alur/contracts/schedule/lists';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { get } from '@/api/http';
import { useList } from '@/api/use-list';
import { useReadOnly } from '@/access/read-only';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

/**
 * What a facility must set up before its first patient is called, in the order in which the steps depend on each other.
 */
export const STEPS = ['people', 'rooms', 'schedules', 'medicines', 'stock', 'patient'] as const;
export type FirstStep = (typeof STEPS)[number];

/** Whether there is one at all; null until it is known. */
function useAny(spec: ListSpec, params: object, enabled: boolean): boolean | null {
  const { total, loading, error } = useList(spec as typeof patients, { limit: 1, ...params }, { enabled });
  return loading || error ? null : total > 0;
}

/** Whether anything is in stock. */
function useStocked(enabled: boolean): boolean | null {
  const most = { limit: 1, order_by: 'available', sort_by: 'desc' as const };
  const { rows, loading, error } = useList(stockList, most, { enabled });
  return loading || error ? null : rows.some(({ available }) => available > 0);
}

function useDone(enabled: boolean): Record<FirstStep, boolean | null> {
  const staff = useQuery({
    queryKey: ['list', 'first-steps', 'staff'],
    queryFn: async ({ signal }) => (await get<StaffMember[]>('/v2/identity/staff', { active: true }, { signal })).data,
    enabled,
  });
  return {
    people: staff.data ? staff.data.some(({ profession }) => ['doctor', 'dentist'].includes(profession)) : null,
    rooms: useAny(room.selector, {}, enabled),
    schedules: useAny(schedules, { status: 'open' }, enabled),
    medicines: useAny(medicine.selector, {}, enabled),
    stock: useStocked(enabled),
    patient: useAny(patients, { status: 'active' }, enabled),
  };
}

/** Guides whoever configures a new facility to its first patient; it disappears once all steps are done. */
export function FirstSteps({ onGo }: { onGo: (step: FirstStep) => void }) {
  const { t } = useTranslation('first-steps');
  const can = useCan();
  const settles = can('settings.general:edit') && can('settings.outpatient.schedule:edit');
  const isShown = settles && !useReadOnly();
  const done = useDone(isShown);
  const known = STEPS.every(step => done[step] !== null);
  if (!isShown || !known || STEPS.every(step => done[step])) return null;
  const next = STEPS.find(step => !done[step]);
  return (
    <Card title={t('title')}>
      <p className="pb-3 text-muted-foreground">{t('hint')}</p>
      <ol className="flex flex-col gap-1">
        {STEPS.map(step => (
          <li key={step} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
            {done[step] ? (
              <CircleCheck role="img" aria-label={t('done')} className="size-5 shrink-0 text-success-text" />
            ) : (
              <CircleDashed role="img" aria-label={t('open')} className="size-5 shrink-0 text-muted-foreground" />
            )}
            <span className="min-w-48 flex-1">
              <span className="block font-medium">{t(`step.${step}`)}</span>
              <span className="block text-xs text-muted-foreground">{t(`why.${step}`)}</span>
            </span>
            {!done[step] && (
              <Button size="sm" variant={step === next ? 'primary' : 'secondary'} onClick={() => onGo(step)}>
                {t(`go.${step}`)}
                <ArrowRight aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
