/** Minimum length of a password; length is the only rule, so that any characters are allowed. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
