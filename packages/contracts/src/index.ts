export type { Receipt } from './kernel/command.js';
