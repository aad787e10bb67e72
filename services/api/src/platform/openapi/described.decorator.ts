import { SetMetadata } from '@nestjs/common';
import type * as z from 'zod/mini';

/** What an explicit route takes and answers, for the API's description. */
export interface Description {
  summary?: string;
  query?: z.core.$ZodType;
  /** The query may contain a topic's parameters beside these fields; they are checked when the topic is read. */
  takesTopicParams?: true;
  body?: z.core.$ZodType;
  /** The schema of `data`. */
  data?: z.core.$ZodType;
}

export const DESCRIPTION = 'alur:description';

/** Says what a route takes and answers; the description has it from there. */
export const Described = (description: Description) => SetMetadata(DESCRIPTION, description);
