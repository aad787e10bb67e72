import type { AccessKey } from './access.js';
import { commandOf } from './kernel/command.js';
import { listOf } from './kernel/list.js';
import { topicOf } from './kernel/topic.js';

/** `command`, `list` and `topic` accept only existing rights, so that a mistyped one does not compile. */
export const command = /* @__PURE__ */ commandOf<AccessKey>();
export const list = /* @__PURE__ */ listOf<AccessKey>();
export const topic = /* @__PURE__ */ topicOf<AccessKey>();
