import type { Reply } from '../access/request.js';

/** Sends a person's file: proxies and browsers must not cache it, nor guess another media type. */
export const sendPrivately = (reply: Reply, mediaType: string, body: unknown): void =>
  void reply
    .header('Content-Type', mediaType)
    .header('Cache-Control', 'private, no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .send(body);
