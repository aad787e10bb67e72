import { uploadDocument } from '@alur/contracts/document/commands';
import type { DayModule } from '../day-module.js';
import { accepted, order, untilRow } from '../day/visit-context.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many brings a document. */
const ONE_IN = 6;
const BYTES = 40_000;

/** Files that belong to several documents. */
export const filesOfSeveral = (events: readonly LoggedEvent[]): number => {
  const files = events.filter(({ type }) => type === 'DocumentUploaded').map(({ data }) => data['fileId']);
  return files.length - new Set(files).size;
};

export const documentDay: DayModule = {
  async atRegistration({ facility, desk }, encounterId, at) {
    if (encounterId % ONE_IN !== 0) return;
    const { administrator } = facility;
    const entry = await untilRow<{ patientId: number }>(administrator, `/v2/queue/entries/${encounterId}`, () => true);
    const { patientId } = entry;
    const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(BYTES, 'x')]);
    const fileId = await administrator.upload(`/v2/patient/${patientId}/document-file`, file);
    const body = { patientId, fileId, category: 'referral_letter', title: 'Surat rujukan' };
    accepted(await desk.send(at, order(administrator, uploadDocument, null, body)), uploadDocument);
  },
  zeros: { files_of_several_documents: filesOfSeveral },
  figures: { documents: countOf('DocumentUploaded') },
};
