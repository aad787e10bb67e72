/** Matches the user agents of crawlers. */
const NAMES = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

/** Whether the visitor is a crawler. */
export const isCrawler = (agent = navigator.userAgent): boolean => NAMES.test(agent);
