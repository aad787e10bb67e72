import { useState } from 'react';
import { NursingPost } from './nursing-post';

/** The nursing post as it was. */
export function ReplayPost({ onRow }: { onRow: (encounterId: number) => void }) {
  const [wardId, setWard] = useState<number>();
  return <NursingPost kind="ward" wardId={wardId} onWard={setWard} onOpen={onRow} onOpenChart={onRow} />;
}
