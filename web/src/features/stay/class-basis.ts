import { roomClass } from '@alur/contracts/bed/catalogues';
import type { BedRow } from '@alur/contracts/bed/rows';
import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import type { ClassBasis } from '@alur/contracts/stay/commands';
import { useEffect, useEffectEvent } from 'react';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';

interface PricedClass {
  readonly id: number;
  readonly pricePerNight: number;
}

/**
 * How a bed's class compares with the patient's own (DOMAIN 1.3), judged by today's prices: a class of the same price is
 * hers by another name, and makes no difference that anybody would pay.
 */
export const basisBetween = (bed: PricedClass | undefined, own: PricedClass | undefined): ClassBasis => {
  if (!bed || !own || bed.pricePerNight === own.pricePerNight) return 'entitled';
  return bed.pricePerNight < own.pricePerNight ? 'downgrade' : 'upgrade';
};

/**
 * Proposes how the class of the chosen bed compares with her own, until somebody sets it: if it were forgotten, her
 * guarantor would be charged for a class above hers. `own` is a class's id, or its name where a row has no id.
 */
export function useProposedBasis(
  beds: readonly BedRow[],
  { bedId, own, said }: { bedId: number | null; own: number | string | null; said: boolean },
  propose: (basis: ClassBasis, entitledClassId: number | null) => void,
): void {
  const { rows } = useTopic(roomClass.topic, {});
  const today = useToday();
  const classes = rows.map(row => pricedOn(row, pricesOf(row), today));
  const mine = classes.find(({ id, name }) => id === own || name === own);
  const chosen = classes.find(({ id }) => id === beds.find(bed => bed.id === bedId)?.classId);
  const basis = basisBetween(chosen, mine);
  const entitledClassId = basis === 'entitled' ? null : (mine?.id ?? null);
  const isProposed = !said && chosen !== undefined && mine !== undefined;
  const onProposal = useEffectEvent(propose);
  useEffect(() => {
    if (isProposed) onProposal(basis, entitledClassId);
  }, [isProposed, basis, entitledClassId]);
}
