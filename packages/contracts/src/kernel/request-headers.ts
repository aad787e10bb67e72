/** Marks a request that a screen makes automatically, so that it does not delay the locking of an unattended desk. */
export const UNATTENDED_HEADER = 'x-unattended';

/**
 * The device's token from earlier logins, sent with each attempt: a known device is not slowed down with unknown ones.
 */
export const DEVICE_HEADER = 'x-device-token';
