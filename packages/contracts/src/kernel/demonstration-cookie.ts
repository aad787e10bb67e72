/** Pages of a demonstration bear this cookie, so that no other's asks whether it is one. */
export const DEMONSTRATION_COOKIE = 'alur_demonstration';
