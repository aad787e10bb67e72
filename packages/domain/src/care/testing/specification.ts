import { modules } from '../../index.js';
import { Specification, type Story, type Streams } from '../../kernel/testing/specification.js';

const clinic = new Specification(modules);

/** A story in which all of the clinic's commands may be given. */
export const given = (streams: Streams = {}): Story => clinic.given(streams);
