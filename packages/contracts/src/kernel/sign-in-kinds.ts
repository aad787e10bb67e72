/** What is told of logins: who came, was refused or slowed down, left the desk, came back to it, and went. */
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
