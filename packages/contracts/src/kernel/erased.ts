/** Shown in place of an erased person's data: a character that nobody types. */
export const ERASED = '␡';
