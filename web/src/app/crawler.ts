/** The names that crawlers go by. */
const NAMES = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

/** Whether nobody but a program looks. */
export const isCrawler = (agent = navigator.userAgent): boolean => NAMES.test(agent);
