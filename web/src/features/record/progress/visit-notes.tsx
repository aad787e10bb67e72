import { useMayNote } from './use-may-note';
import { ProgressNotes } from './progress-notes';
import { WriteNote } from './write-note';

/** The progress notes of a visit, and a new one while the visit goes on. */
export function VisitNotes({ encounterId, isOpen }: { encounterId: number; isOpen: boolean }) {
  const mayNote = useMayNote();
  return (
    <>
      {isOpen && mayNote && <WriteNote encounterId={encounterId} />}
      <ProgressNotes encounterId={encounterId} />
    </>
  );
}
