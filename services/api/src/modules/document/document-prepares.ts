import { documentPlace } from '../../platform/files/document-place.js';
import type { RegisterPrepares } from '../../platform/platform.js';

/** Attaches the uploaded file to its document, so that it is not removed after a day. */
export const registerDocumentPrepares: RegisterPrepares = ({ commands, largeFiles }) => {
  if (commands.act('document/upload'))
    commands.prepareWith('document/upload', async ({ merchantId }, body) => ({
      file: await largeFiles.take(documentPlace(merchantId, Number(body['patientId'])), String(body['fileId'])),
    }));
};
