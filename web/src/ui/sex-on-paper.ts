import type { Gender } from '@alur/contracts/kernel/enums';

/** The sex as papers say it: in Indonesian, whatever the language of the screen. */
export const sexOnPaper = (gender: Gender): string => (gender === 'male' ? 'Laki-laki' : 'Perempuan');
