import type { Reply } from '../access/request.js';

/** Somebody's file: kept by nobody on the way, and taken for nothing but what it is. */
export const sendPrivately = (reply: Reply, mediaType: string, body: unknown): void =>
  void reply
    .header('Content-Type', mediaType)
    .header('Cache-Control', 'private, no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .send(body);
