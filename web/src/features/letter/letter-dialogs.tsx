import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { LetterDialog } from './letter-dialog';
import { PrintDialog } from './print-dialog';
import { RevokeDialog } from './revoke-dialog';
import type { Open } from './visit-panel';

/** What is done with letters comes when it is asked for: most visits need none. */
export default function LetterDialogs(props: { open: Open; visit: VisitRecordRow; onClose: () => void }) {
  const { open, visit, onClose } = props;
  if (open.what === 'issue') return <LetterDialog visit={visit} onClose={onClose} />;
  if (open.what === 'print') return <PrintDialog letter={open.letter} visit={visit} onClose={onClose} />;
  return <RevokeDialog letter={open.letter} onClose={onClose} />;
}
