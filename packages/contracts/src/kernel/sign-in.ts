import * as z from 'zod/mini';

/** What is told of logins: who came, was refused or slowed down, left the desk, came back to it, and went. */
export const SignInKind = z.enum([
  'login',
  'refused',
  'slowed',
  'switch',
  'locked',
  'unlock',
  'unlock-refused',
  'ended',
  'pin-set',
]);
export type SignInKind = z.infer<typeof SignInKind>;

/** On a request that a screen makes by itself while nobody is at it: it does not keep the desk from locking. */
export const UNATTENDED_HEADER = 'x-unattended';

/** What the device keeps of earlier logins, sent with each attempt: a device that is known is not slowed with strangers. */
export const DEVICE_HEADER = 'x-device-token';
