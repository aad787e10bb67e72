/**
 * Injection tokens of the configuration, the secrets and the logger, which are interfaces and so have no class as a
 * token.
 */
export const CONFIG = Symbol('config');
export const SECRETS = Symbol('secrets');
export const LOGGER = Symbol('logger');
/** Mails that a demonstration's mail server received, the latest first. */
export const CAUGHT_MAILS = Symbol('caught mails');
