import { accessKeys, isGrantable, type AccessKey } from '@alur/contracts/access';
import { isChannelKey } from '@alur/contracts/kernel/channel';
import { rightsNaming } from '@alur/contracts/role-rights';

/** A clinic's roles, with the rights of each default role; the administrator has all rights. */
export const staffRoles = {
  administrator: [...accessKeys].filter(key => isGrantable(key) && !isChannelKey(key)),
  registrar: rightsNaming('front-office'),
  nurse: rightsNaming('nurse'),
  doctor: rightsNaming('doctor'),
  pharmacist: rightsNaming('pharmacist'),
  cashier: rightsNaming('cashier'),
} as const satisfies Record<string, readonly AccessKey[]>;

export type StaffRole = keyof typeof staffRoles;
