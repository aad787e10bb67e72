/** An arbitrary number that all our processes share: one changes what all rest on, the others wait to start. */
export const MIGRATION_LOCK = 7_201_145;
