import type { SeriesImages } from '@alur/contracts/imaging/rows';

/** A frame of an image, as the renderer calls it. */
export interface Frame {
  id: string;
  sopInstanceUid: string;
  /** From 1; null where the image has only one. */
  frame: number | null;
  transferSyntaxUid: string;
}

/** The renderer's own scheme, whose requests go through our calls. */
export const SCHEME = 'wadouri';

/** All frames of a series, one after the other. */
export const framesOf = (studyId: number, { instances }: Pick<SeriesImages, 'instances'>): Frame[] =>
  instances.flatMap(({ sopInstanceUid, frames, transferSyntaxUid }): Frame[] => {
    const id = `${SCHEME}:${studyId}/${sopInstanceUid}`;
    if (frames === 1) return [{ id, sopInstanceUid, frame: null, transferSyntaxUid }];
    return Array.from({ length: frames }, (_, at) => ({
      ...{ id: `${id}?frame=${at + 1}`, sopInstanceUid, frame: at + 1, transferSyntaxUid },
    }));
  });

/** The address of an image's file. */
export const contentPath = (studyId: number | string, sopInstanceUid: string): string =>
  `/v2/imaging/${studyId}/instances/${sopInstanceUid}/content`;
