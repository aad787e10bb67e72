import { documentPlace } from '../../platform/files/document-place.js';
import type { RegisterPrepares } from '../../platform/platform.js';

/** A file that was sent becomes a document's: from then on it stays. */
export const registerDocumentPrepares: RegisterPrepares = ({ commands, largeFiles }) => {
  if (commands.act('document/upload'))
    commands.prepareWith('document/upload', async ({ merchantId }, body) => ({
      file: await largeFiles.take(documentPlace(merchantId, Number(body['patientId'])), String(body['fileId'])),
    }));
};
