import type { Gender } from '@alur/contracts/kernel/enums';
import type { RadiologyPriority } from '@alur/contracts/radiology/commands';
import { nothingAnswered, type Safety } from '@alur/contracts/radiology/safety';
import { notPlanned, scheduledAt, type Planned } from '@/orders/request-parts';
import type { ChosenPerson } from '@/selectors/staff-selector';

export interface Asked extends Planned {
  examinationIds: number[];
  priority: RadiologyPriority;
  safety: Safety;
  onBehalfOf: ChosenPerson | null;
  referringDoctor: string;
  coverLetterId: number | null;
  notes: string;
}

/** The patient, as far as the questions of safety need her; age in years. */
export interface Examined {
  id: number;
  gender: Gender;
  age: number | null;
}

export const nothingAsked = (): Asked => ({
  ...{ examinationIds: [], priority: 'routine', safety: nothingAnswered, onBehalfOf: null, coverLetterId: null },
  ...{ referringDoctor: '', notes: '', ...notPlanned },
});

/** The body of an order, without the visit it belongs to. */
export const requestOf = (typed: Asked) => ({
  ...{ examinationIds: typed.examinationIds, priority: typed.priority, safety: typed.safety },
  scheduledAt: scheduledAt(typed),
  ...{ onBehalfOf: typed.onBehalfOf?.id ?? null, coverLetterId: typed.coverLetterId, notes: typed.notes },
  referringDoctor: typed.referringDoctor.trim() || null,
});
