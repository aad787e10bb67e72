import type { DataOf, Seen } from './kernel/event.js';
import type { nameEvents } from './kernel/name.js';
import type { processEvents } from './kernel/process/events.js';
import { processOf } from './kernel/process.js';
import { noticeOf } from './kernel/notice.js';
import { viewOf } from './kernel/view.js';
import type { ModuleVocabulary } from './vocabulary.gen.js';

/** All event types with their data; views and processes may react to any of them. */
export interface Vocabulary extends ModuleVocabulary, DataOf<typeof nameEvents>, DataOf<typeof processEvents> {}

/** An event of that type, as views and processes see it. */
export type RecordedEvent<Type extends keyof Vocabulary> = Seen<{ type: Type; data: Vocabulary[Type] }>;

/** `view`, `process` and `notice`, typed with the whole vocabulary. */
export const view = viewOf<Vocabulary>();
export const process = processOf<Vocabulary>();
export const notice = noticeOf<Vocabulary>();
