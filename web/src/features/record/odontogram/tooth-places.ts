import type { Surface } from '@alur/contracts/record/odontogram';

/** Width of a tooth with what is between it and the next. */
export const PITCH = 44;
export const SIZE = 36;
const INNER = 11;

/** A tooth's five fields as they are drawn: its edges, and the middle. */
export const fields = {
  top: `0,0 ${SIZE},0 ${SIZE - INNER},${INNER} ${INNER},${INNER}`,
  right: `${SIZE},0 ${SIZE},${SIZE} ${SIZE - INNER},${SIZE - INNER} ${SIZE - INNER},${INNER}`,
  bottom: `${SIZE},${SIZE} 0,${SIZE} ${INNER},${SIZE - INNER} ${SIZE - INNER},${SIZE - INNER}`,
  left: `0,${SIZE} 0,0 ${INNER},${INNER} ${INNER},${SIZE - INNER}`,
  middle: `${INNER},${INNER} ${SIZE - INNER},${INNER} ${SIZE - INNER},${SIZE - INNER} ${INNER},${SIZE - INNER}`,
} as const;
export type Place = keyof typeof fields;

const quadrantOf = (tooth: number): number => Math.floor(tooth / 10);
const isAbove = (tooth: number): boolean => [1, 2, 5, 6].includes(quadrantOf(tooth));
const isRight = (tooth: number): boolean => [1, 4, 5, 8].includes(quadrantOf(tooth));

/** Which surface lies where: the lips are outside, above and below, and the middle of the jaw is between the sides. */
export const surfaceAt = (tooth: number, place: Place): Surface => {
  if (place === 'middle') return 'O';
  if (place === 'top' || place === 'bottom') return (place === 'top') === isAbove(tooth) ? 'V' : 'L';
  // The patient's right is on the left of who looks at her.
  return (place === 'right') === isRight(tooth) ? 'M' : 'D';
};
