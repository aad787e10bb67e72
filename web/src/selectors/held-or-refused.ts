/** Of what was asked of VClaim for one purpose: what holds or is asked for, else the last one if it was refused. */
export const heldOrRefused = <Row extends { id: number; status: string }>(rows: readonly Row[]): Row | null => {
  const latest = rows.toSorted((a, b) => b.id - a.id);
  const held = latest.find(({ status }) => status === 'issued' || status === 'queued');
  const [last] = latest;
  return held ?? (last?.status === 'failed' ? last : null);
};
