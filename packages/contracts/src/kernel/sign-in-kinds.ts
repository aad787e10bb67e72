/** Kinds of login events: login, refused or slowed-down attempts, locking, unlocking, and logout. */
export const signInKinds = [
  'login',
  'refused',
  'slowed',
  'switch',
  'locked',
  'unlock',
  'unlock-refused',
  'ended',
  'pin-set',
] as const;
