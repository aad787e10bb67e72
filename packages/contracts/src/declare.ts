import type { AccessKey } from './access.js';
import { commandOf } from './kernel/command.js';
import { listOf } from './kernel/list.js';
import { topicOf } from './kernel/topic.js';

/** `command`, `list` and `topic` of the rights that exist: one that is mistyped does not compile. */
export const command = /* @__PURE__ */ commandOf<AccessKey>();
export const list = /* @__PURE__ */ listOf<AccessKey>();
export const topic = /* @__PURE__ */ topicOf<AccessKey>();
