/**
 * Header with the user's reason for opening a record or a day for audit; it is stored in the access log. It is
 * percent-encoded UTF-8, because a header holds plain ASCII; 3 to 200 characters once decoded. Missing or too short is
 * 400 `audit.reason-required`.
 */
export const REASON_HEADER = 'x-reason';
