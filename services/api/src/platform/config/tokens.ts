/** Under these the configuration, the secrets and the logger are injected: they are interfaces, not classes. */
export const CONFIG = Symbol('config');
export const SECRETS = Symbol('secrets');
export const LOGGER = Symbol('logger');
/** Mails that a demonstration's mail server received, the latest first. */
export const CAUGHT_MAILS = Symbol('caught mails');
