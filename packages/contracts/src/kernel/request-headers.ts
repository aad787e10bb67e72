/** On a request that a screen makes by itself while nobody is at it: it does not keep the desk from locking. */
export const UNATTENDED_HEADER = 'x-unattended';

/** What the device keeps of earlier logins, sent with each attempt: a device that is known is not slowed with strangers. */
export const DEVICE_HEADER = 'x-device-token';
