import { accessKeys, isGrantable, type AccessKey } from '@alur/contracts/access';
import { isChannelKey } from '@alur/contracts/kernel/channel';
import { rightsNaming } from '@alur/contracts/role-rights';

/** Who works in a clinic, with what the default role of each may do; the administrator may do everything. */
export const staffRoles = {
  administrator: [...accessKeys].filter(key => isGrantable(key) && !isChannelKey(key)),
  registrar: rightsNaming('front-office'),
  nurse: rightsNaming('nurse'),
  doctor: rightsNaming('doctor'),
  pharmacist: rightsNaming('pharmacist'),
  cashier: rightsNaming('cashier'),
} as const satisfies Record<string, readonly AccessKey[]>;

export type StaffRole = keyof typeof staffRoles;
