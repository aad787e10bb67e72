import type { Gender } from '@alur/contracts/kernel/enums';
import type { RadiologyPriority } from '@alur/contracts/radiology/commands';
import { nothingAnswered, type Safety } from '@alur/contracts/radiology/safety';
import type { ChosenPerson } from '@/selectors/staff-selector';
import { instantAt } from '@/ui/format';

export interface Asked {
  examinationIds: number[];
  priority: RadiologyPriority;
  safety: Safety;
  onBehalfOf: ChosenPerson | null;
  referringDoctor: string;
  coverLetterId: number | null;
  notes: string;
  /** The day on which it is to be done; empty for now. */
  scheduledOn: string;
  scheduledTime: string;
}

/** The patient, as far as the questions of safety need her; age in years. */
export interface Examined {
  id: number;
  gender: Gender;
  age: number | null;
}

export const nothingAsked = (): Asked => ({
  ...{ examinationIds: [], priority: 'routine', safety: nothingAnswered, onBehalfOf: null, coverLetterId: null },
  ...{ referringDoctor: '', notes: '', scheduledOn: '', scheduledTime: '07:00' },
});

/** The body of an order, without the visit it belongs to. */
export const requestOf = (typed: Asked) => ({
  ...{ examinationIds: typed.examinationIds, priority: typed.priority, safety: typed.safety },
  scheduledAt: typed.scheduledOn === '' ? null : instantAt(typed.scheduledOn, typed.scheduledTime || '07:00'),
  ...{ onBehalfOf: typed.onBehalfOf?.id ?? null, coverLetterId: typed.coverLetterId, notes: typed.notes },
  referringDoctor: typed.referringDoctor.trim() || null,
});
