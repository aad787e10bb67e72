/** Advisory lock, an arbitrary number shared by all our processes: one migrates while the others wait to start. */
export const MIGRATION_LOCK = 7_201_145;
