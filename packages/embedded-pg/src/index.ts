export { runningEmbeddedPg, startEmbeddedPg, type EmbeddedPg, type EmbeddedPgOptions } from './embedded-pg.js';
