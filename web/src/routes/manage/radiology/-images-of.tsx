import type { RadiologyLineEntry, RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { useCan } from '@/access/use-can';
import { StudyPanel } from '@/features/imaging/study-panel';

/** The images of one examination, for whoever may see them. */
export function ImagesOf(props: {
  order: RadiologyOrderRow;
  line: Pick<RadiologyLineEntry, 'line' | 'accessionNumber'>;
  place?: 'detail' | 'history';
}) {
  const { order, line, place = 'detail' } = props;
  const can = useCan();
  if (!can('radiology.images:view')) return null;
  const { line: number, accessionNumber } = line;
  const of = { encounterId: order.encounterId, orderId: order.id, line: number, accessionNumber };
  return <StudyPanel order={of} place={place} />;
}
