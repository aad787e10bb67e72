import type { AnyView } from '@alur/domain/kernel/view';
import type { Caller } from '../access/caller.js';
import type { Reply } from '../access/request.js';
import type { AccessLog } from '../access-log/access-log.js';
import type { Database } from '../db/database.js';
import { notFound } from '../errors/failure.js';
import type { Platform } from '../platform.js';
import { readRow } from '../queries/list-query.js';
import { documentPlace } from './document-place.js';
import { sendPrivately } from './send-privately.js';

interface Letter {
  status: string;
  patientId: number;
  fileId: string;
}

/**
 * Sends the letter that an order names, one document of its patient and no other, to whoever works on the order; each
 * look at it is written down.
 */
export const sendCoverLetter = async (
  { platform, database, looks }: { platform: Platform; database: Database; looks: AccessLog },
  { orders, documents }: { orders: AnyView; documents: AnyView },
  id: number,
  { caller, reply }: { caller: Caller; reply: Reply },
): Promise<void> => {
  const { merchantId } = caller;
  const order = (await readRow(database, merchantId, orders, String(id))) as
    | { coverLetterId: number | null }
    | undefined;
  const letterId = order?.coverLetterId ?? null;
  if (letterId === null) throw notFound();
  const letter = (await readRow(database, merchantId, documents, String(letterId))) as Letter | undefined;
  if (letter?.status !== 'uploaded') throw notFound();
  const file = await platform.largeFiles.read(documentPlace(merchantId, letter.patientId), letter.fileId);
  if (!file) throw notFound();
  await looks.record(caller, { what: 'patient.document', id: letter.patientId, of: String(letterId) });
  sendPrivately(reply.header('Content-Length', String(file.bytes)), file.mediaType, file.stream);
};
