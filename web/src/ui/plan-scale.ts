export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Where a place is drawn, in pixels from the top, and beside how many others. */
export interface Drawn {
  readonly top: number;
  readonly height: number;
  readonly lane: number;
  readonly lanes: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** WCAG 2.2, target size: nothing is drawn lower, however short it is. */
const LOWEST = 24;

/** A minute is a pixel. */
export const pixels = (from: number, until: number): number => Math.round((until - from) / MINUTE);

/** The full hours of a span, its ends included. */
export const hoursOf = ({ from, until }: Span): number[] => {
  const first = Math.ceil(from / HOUR) * HOUR;
  return Array.from({ length: Math.max(0, Math.floor((until - first) / HOUR) + 1) }, (_hour, at) => first + at * HOUR);
};

/**
 * Places by their lengths, in the order given, which is that of their beginnings. Those that overlap, or would for being
 * drawn higher than they are long, stand beside each other.
 */
export const drawnIn = (scale: Span, places: readonly Span[]): Drawn[] => {
  const boxes = places.map(({ from, until }) => {
    const top = pixels(scale.from, Math.max(from, scale.from));
    return { top, height: Math.max(LOWEST, pixels(scale.from, Math.min(until, scale.until)) - top) };
  });
  const drawn: Drawn[] = [];
  let together: { top: number; height: number; lane: number }[] = [];
  const close = () => {
    const lanes = Math.max(0, ...together.map(({ lane }) => lane)) + 1;
    drawn.push(...together.map(each => ({ ...each, lanes })));
    together = [];
  };
  for (const { top, height } of boxes) {
    if (together.every(each => each.top + each.height <= top)) close();
    const taken = new Set(together.filter(each => each.top + each.height > top).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    together.push({ top, height, lane });
  }
  close();
  return drawn;
};
