/**
 * Why somebody looks: asked for wherever a record or a day is opened for audit, and kept in the access log. In
 * percent-encoded UTF-8, because a header holds plain ASCII; 3 to 200 characters once decoded. Missing or too short is
 * 400 `audit.reason-required`.
 */
export const REASON_HEADER = 'x-reason';
