/** Pages of a demonstration have this cookie, so that pages without it need not ask the server whether they are one. */
export const DEMONSTRATION_COOKIE = 'alur_demonstration';
