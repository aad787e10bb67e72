import type { DecisionContext } from '../kernel/context.js';

/** The store from which a facility fills prescriptions bears the facility's own id: ids come from one sequence. */
export const mainStore = ({ merchantId }: Pick<DecisionContext, 'merchantId'>): number => merchantId;
