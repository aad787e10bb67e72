/** Length is what counts in a password: of at least so many characters any are good. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
