import { formatWritten } from '@/ui/format';

/** `+0,35`, `−2,10`: a z-score with its sign and always two decimals. */
export const zText = (z: number): string => `${z < 0 ? '−' : '+'}${formatWritten(Math.abs(z), 2, 2)}`;
