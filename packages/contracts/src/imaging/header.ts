import type { Discrepancy } from './commands.js';

/** What the header of a DICOM file says of the image, the study and the patient; null where it says nothing. */
export interface DicomHeader {
  readonly studyInstanceUid: string;
  readonly studyDate: string | null;
  readonly studyDescription: string | null;
  readonly accessionNumber: string | null;
  readonly patientId: string | null;
  readonly issuerOfPatientId: string | null;
  readonly seriesInstanceUid: string;
  readonly seriesNumber: number | null;
  readonly seriesDescription: string | null;
  readonly modality: string;
  readonly sopInstanceUid: string;
  readonly sopClassUid: string;
  readonly transferSyntaxUid: string;
  readonly instanceNumber: number | null;
  readonly frames: number;
  readonly rows: number;
  readonly columns: number;
  /** Image Position (Patient) and Image Orientation (Patient), in mm. */
  readonly position: readonly number[] | null;
  readonly orientation: readonly number[] | null;
  /** `yyyy-MM-ddTHH:mm:ss` with fractions, by the device's own clock. */
  readonly acquisitionTime: string | null;
}

/** An uploaded file of one image. */
export interface ImageFile {
  readonly fileId: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** What the route of uploads answers for each file that is an image. */
export interface UploadedImage extends DicomHeader {
  readonly fileId: string;
  /** The study that has this Study Instance UID already. */
  readonly studyId: number | null;
  /** The order and line that this study is attached to. */
  readonly orderId: number | null;
  readonly line: number | null;
}

/** A file that was sent and is no image of ours, by its name. */
export interface RefusedFile {
  readonly name: string;
  readonly code: string;
}

export interface UploadAnswer {
  readonly images: readonly UploadedImage[];
  readonly refused: readonly RefusedFile[];
  /** The first image's file. */
  readonly fileId: string | null;
}

/** By which name the facility is the issuer of its patients' numbers, in the worklist that devices get from it. */
export const issuerOf = (merchantId: number): string => `ALUR-${merchantId}`;

/**
 * How a file differs from the order. A number of another issuer is another number, even if it reads the same; a file
 * without an issuer is taken as the facility's own.
 */
export const discrepanciesOf = (
  file: Pick<DicomHeader, 'patientId' | 'issuerOfPatientId' | 'accessionNumber'>,
  order: { readonly recordNumber: string; readonly accessionNumber: string; readonly issuer: string },
): Discrepancy[] => {
  const isOurs = file.issuerOfPatientId === null || file.issuerOfPatientId === order.issuer;
  const differs: Discrepancy[] = [];
  if (!isOurs || file.patientId !== order.recordNumber) differs.push('patient');
  if (file.accessionNumber !== order.accessionNumber) differs.push('accession');
  return differs;
};
