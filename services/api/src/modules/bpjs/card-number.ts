import { patient } from '@alur/domain/patient/patient';
import { fold } from '../../integrations/fold.js';
import type { Platform } from '../../platform/platform.js';

/** The number of her card of BPJS; null where she has none here. */
export const cardNumberOf = async (platform: Pick<Platform, 'streams'>, personId: number): Promise<string | null> => {
  const state = await fold(platform, patient, personId);
  return state.status === 'active' ? state.identity.bpjsNo : null;
};
