import { modules } from '../../index.js';
import type { MemoryClinic } from '../../kernel/testing/memory-clinic.js';
import { Specification, Story, type Streams } from '../../kernel/testing/specification.js';

const clinic = new Specification(modules);

/** A story in which all of the clinic's commands may be given. */
export const given = (streams: Streams = {}): Story => clinic.given(streams);

/** The same, going on from what has happened in a clinic. */
export const after = (some: MemoryClinic): Story => new Story(clinic, some);
