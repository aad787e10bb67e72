/** What reads in place of what is known of a person, once she is erased: one sign that nobody types. */
export const ERASED = '␡';
