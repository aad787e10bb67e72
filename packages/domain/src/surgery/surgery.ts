import type { ChecklistAnswer, ChecklistItem } from '@alur/contracts/surgery/checklist';
import type { RecoveryExit, SurgeryRole } from '@alur/contracts/surgery/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import type { DataOf, SurgeryEvent } from './events.js';

export interface TeamMember {
  readonly role: SurgeryRole;
  readonly staff: Staff;
}

/** Theatre, slot and team. */
export interface Plan {
  readonly theatreId: number;
  readonly theatreName: string;
  readonly from: string;
  readonly until: string;
  /** The facility's days that it touches, on which the theatre knows of it. */
  readonly dates: readonly string[];
  readonly team: readonly TeamMember[];
}

export type Answers = readonly { readonly item: ChecklistItem; readonly answer: ChecklistAnswer }[];

/** What was recorded since it was started. */
export interface Course {
  readonly timeOut: boolean;
  readonly signOut: boolean;
  readonly incisionAt: string | null;
  readonly recovery: { readonly total: number; readonly limit: number } | null;
}
export type UsedMaterial = DataOf<'SurgeryFinished'>['materials'][number];

interface Surgery extends CareHeader {
  readonly surgeryId: number;
  readonly treatmentId: number;
  readonly name: string;
  /** The unit price at the request, in rupiah. */
  readonly price: number;
  readonly icd9Code: string | null;
  readonly requesterId: number;
}

/** SPEC 4, procedure status; cancelled by whoever asked for it, or refused by the operating room. */
export type SurgeryState =
  | { readonly status: 'none' }
  | (Surgery & { readonly status: 'waiting_scheduled' })
  | (Surgery & { readonly status: 'scheduled'; readonly plan: Plan; readonly signIn: Answers | null })
  | (Surgery & {
      readonly status: 'process';
      readonly plan: Plan;
      readonly signIn: Answers | null;
      readonly by: string;
      readonly course: Course;
    })
  | (Surgery & {
      readonly status: 'finish';
      readonly plan: Plan;
      readonly signIn: Answers | null;
      readonly by: string;
      readonly course: Course;
      readonly exit: RecoveryExit;
      readonly materials: readonly UsedMaterial[];
    })
  | (Surgery & { readonly status: 'cancelled' })
  | (Surgery & { readonly status: 'not_done'; readonly isAcknowledged: boolean });
export type AnySurgery = Exclude<SurgeryState, { status: 'none' }>;
export type Under<Status extends AnySurgery['status']> = Extract<AnySurgery, { status: Status }>;

const surgeryOf = (state: AnySurgery): Surgery => {
  const { surgeryId, treatmentId, name, price, icd9Code, requesterId } = state;
  return { ...headerOf(state), surgeryId, treatmentId, name, price, icd9Code, requesterId };
};

const requested = (data: DataOf<'SurgeryRequested'>): AnySurgery => {
  const { surgeryId, treatmentId, name, price, coding, requester } = data;
  const what = { ...headerOf(data), surgeryId, treatmentId, name, price, icd9Code: coding?.code ?? null };
  return { ...what, requesterId: requester.staffId, status: 'waiting_scheduled' };
};

const planOf = ({ theatre, from, until, dates, team }: DataOf<'SurgeryScheduled'>): Plan => ({
  ...{ theatreId: theatre.id, theatreName: theatre.name, from, until, dates, team },
});

const notBegun: Course = { timeOut: false, signOut: false, incisionAt: null, recovery: null };

/** A change of what is recorded while the operation goes on. */
const during = (state: AnySurgery, change: Partial<Course>): AnySurgery =>
  state.status === 'process' ? { ...state, course: { ...state.course, ...change } } : state;

/** The states in which an operation has a plan. */
const planned = (state: AnySurgery): Under<'scheduled' | 'process' | 'finish'> | undefined =>
  state.status === 'scheduled' || state.status === 'process' || state.status === 'finish' ? state : undefined;

const evolve = (state: SurgeryState, event: SurgeryEvent): SurgeryState => {
  if (event.type === 'SurgeryRequested') return requested(event.data);
  if (state.status === 'none') return state;
  const { type, data } = event;
  const surgery = surgeryOf(state);
  const its = planned(state);
  switch (type) {
    case 'SurgeryScheduled':
      // What was checked for another plan is checked again.
      return { ...surgery, status: 'scheduled', plan: planOf(data), signIn: null };
    case 'SurgeryPostponed':
      return { ...surgery, status: 'waiting_scheduled' };
    case 'SurgerySignInRecorded':
      return state.status === 'scheduled' ? { ...state, signIn: data.items } : state;
    case 'SurgeryStarted':
      if (!its) return state;
      return {
        ...{ ...surgery, status: 'process', plan: its.plan, signIn: its.signIn },
        ...{ by: data.startedBy.name, course: notBegun },
      };
    case 'SurgeryStartUndone':
      return its ? { ...surgery, status: 'scheduled', plan: its.plan, signIn: null } : state;
    case 'SurgeryTimeOutRecorded':
      return during(state, { timeOut: true });
    case 'SurgerySignOutRecorded':
      return during(state, { signOut: true });
    case 'SurgeryTimesRecorded':
      return during(state, { incisionAt: data.incisionAt });
    case 'SurgeryRecoveryScored':
      return during(state, { recovery: { total: data.total, limit: data.limit } });
    case 'SurgeryFinished':
      if (state.status !== 'process') return state;
      return { ...state, status: 'finish', exit: data.exit, materials: data.materials };
    case 'SurgeryReopened': {
      if (state.status !== 'finish') return state;
      const { plan, signIn, by, course } = state;
      return { ...surgery, status: 'process', plan, signIn, by, course };
    }
    case 'SurgeryCancelled':
      return { ...surgery, status: 'cancelled' };
    case 'SurgeryRefused':
      return { ...surgery, status: 'not_done', isAcknowledged: false };
    case 'SurgeryRefusalAcknowledged':
      return { ...surgery, status: 'not_done', isAcknowledged: true };
  }
};

export const surgery: Aggregate<SurgeryState, SurgeryEvent> = {
  kind: 'surgery',
  initial: { status: 'none' },
  evolve,
};

/** Where it is planned, if it is. */
export const planIn = (state: SurgeryState | undefined): Plan | undefined =>
  state === undefined || state.status === 'none' ? undefined : planned(state)?.plan;
