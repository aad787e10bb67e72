import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { ProgressNotes } from './progress/progress-notes';
import { VisitPanel } from './visit-panel';

/** Everything that was written in a visit by every profession: its forms and its progress notes. */
export function StayRecord({ visit }: { visit: VisitRecordRow }) {
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <VisitPanel visit={visit} />
      <ProgressNotes encounterId={visit.encounterId} />
    </div>
  );
}
