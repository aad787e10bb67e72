/** Which stored values are shown from black to white, by the middle and the width of the range (PS3.3, C.11.2). */
export interface Window {
  center: number;
  width: number;
}

/** A window that has a name: of the file, or one that is usual. */
export interface Preset extends Window {
  name: string;
}

export interface Range {
  lower: number;
  upper: number;
}

/** The values that are just black and just white, by the linear function. */
export const rangeOf = ({ center, width }: Window): Range => ({
  lower: center - 0.5 - (width - 1) / 2,
  upper: center - 0.5 + (width - 1) / 2,
});

export const windowOf = ({ lower, upper }: Range): Window => ({
  center: (lower + upper) / 2 + 0.5,
  width: upper - lower + 1,
});

/** A window by which so much was dragged: across for the width, down for the middle; wide ones change faster. */
export const draggedBy = ({ center, width }: Window, across: number, down: number): Window => {
  const step = Math.max(width, 20) / 200;
  return { center: center + down * step, width: Math.max(1, width + across * step) };
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);

/** The windows that a file brings, each field one value or several; one without a name is told by its numbers. */
export const presetsIn = (centers: unknown, widths: unknown, names: unknown): Preset[] => {
  const [width, name] = [listOf(widths).map(Number), listOf(names).map(String)];
  return listOf(centers)
    .map(Number)
    .flatMap((center, at) => {
      const its = width[at] ?? NaN;
      if (!Number.isFinite(center) || !(its > 0)) return [];
      return [{ center, width: its, name: name[at]?.trim() || `${center} / ${its}` }];
    });
};

/** Usual windows of computed tomography, in Hounsfield units. */
export const tomographyWindows = {
  brain: { center: 40, width: 80 },
  soft: { center: 40, width: 400 },
  lung: { center: -600, width: 1500 },
  bone: { center: 480, width: 2500 },
} as const;
