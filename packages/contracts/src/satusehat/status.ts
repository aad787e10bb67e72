import * as z from 'zod/mini';

/** DOMAIN-WIRES 10: *belum, antre, terkirim, gagal, diabaikan*. */
export const SubmissionStatus = z.enum(['unsent', 'queued', 'sent', 'failed', 'waived']);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;
