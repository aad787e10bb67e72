import type { Discrepancy } from '@alur/contracts/imaging/commands';
import { discrepanciesOf, issuerOf, type DicomHeader, type ImageFile } from '@alur/contracts/imaging/header';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { ImagingEvent, InstancesAdded } from './events.js';

/** An uploaded image, as the platform has read it. */
export interface SentImage extends DicomHeader {
  readonly file: ImageFile;
}

export interface OrderLine {
  readonly orderId: number;
  readonly line: number;
  readonly accessionNumber: string;
}

export interface Study extends CareHeader, OrderLine {
  readonly status: 'received' | 'removed';
  readonly studyId: number;
  readonly recordNumber: string;
  readonly studyInstanceUid: string;
  /** SOP Instance UIDs of its images. */
  readonly instances: ReadonlySet<string>;
}
export type StudyState = { readonly status: 'none' } | Study;

export const imagingStudy: Aggregate<StudyState, ImagingEvent> = {
  kind: 'imaging_study',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'ImagingStudyReceived') {
      const { studyId, orderId, line, accessionNumber, recordNumber, studyInstanceUid } = data;
      const named = { studyId, orderId, line, accessionNumber, recordNumber, studyInstanceUid };
      return { ...headerOf(data), ...named, status: 'received', instances: new Set() };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'ImagingInstancesAdded': {
        const added = data.series.flatMap(({ instances }) => instances.map(({ sopInstanceUid }) => sopInstanceUid));
        return { ...state, instances: new Set([...state.instances, ...added]) };
      }
      case 'ImagingStudyReassigned': {
        const { orderId, line, accessionNumber } = data;
        return { ...state, ...headerOf(data), orderId, line, accessionNumber };
      }
      case 'ImagingStudyRemoved':
        return { ...state, status: 'removed' };
    }
  },
};

/** The study, if it was not removed. */
export const present = (state: StudyState): Study => {
  ensure(state.status === 'received', 'imaging.removed');
  return state;
};

/** The first image, if all are of one study. */
export const ofOneStudy = (images: readonly SentImage[]): SentImage => {
  const [first] = images;
  ensure(first !== undefined, 'imaging.file-missing', {}, 'fileIds');
  const isOne = images.every(({ studyInstanceUid }) => studyInstanceUid === first.studyInstanceUid);
  ensure(isOne, 'imaging.several-studies', {}, 'fileIds');
  return first;
};

/**
 * How the images differ from the order that they are attached to, all of it accepted; what was not is asked for
 * (DOMAIN-CLINICAL 11).
 */
export const accepted = (
  images: readonly SentImage[],
  order: { readonly recordNumber: string; readonly accessionNumber: string },
  { confirm, merchantId }: { confirm: readonly Discrepancy[]; merchantId: number },
): Discrepancy[] => {
  const found = new Set<Discrepancy>();
  for (const image of images) {
    const differs = discrepanciesOf(image, { ...order, issuer: issuerOf(merchantId) });
    const { patientId, issuerOfPatientId, accessionNumber } = image;
    const patientInFile = [patientId ?? '–', ...(issuerOfPatientId === null ? [] : [`(${issuerOfPatientId})`])].join(
      ' ',
    );
    const said = { patientInFile, accessionInFile: accessionNumber ?? '–', differs: differs.join(' ') };
    const { recordNumber, accessionNumber: expected } = order;
    const isAccepted = differs.every(each => confirm.includes(each));
    ensure(isAccepted, 'imaging.differs', { ...said, recordNumber, accessionNumber: expected }, 'confirm');
    for (const each of differs) found.add(each);
  }
  return [...found];
};

/** New images by series, which their Series Instance UID alone tells; what the study has already is left out. */
const bySeries = (images: readonly SentImage[], known: ReadonlySet<string>): InstancesAdded['series'] => {
  const series = new Map<string, InstancesAdded['series'][number]>();
  const seen = new Set(known);
  for (const image of images) {
    const { sopInstanceUid, seriesInstanceUid, modality, seriesNumber, seriesDescription } = image;
    if (seen.has(sopInstanceUid)) continue;
    seen.add(sopInstanceUid);
    const its = series.get(seriesInstanceUid) ?? {
      ...{ seriesInstanceUid, modality, number: seriesNumber, description: seriesDescription },
      instances: [],
    };
    const { sopClassUid, instanceNumber: number, frames, rows, columns } = image;
    const { position, orientation, acquisitionTime, transferSyntaxUid, file } = image;
    its.instances.push({
      ...{ sopInstanceUid, sopClassUid, number, frames, rows, columns },
      ...{ position: position && [...position], orientation: orientation && [...orientation] },
      ...{ acquisitionTime, transferSyntaxUid, file: { ...file } },
    });
    series.set(seriesInstanceUid, its);
  }
  return [...series.values()];
};

interface Said {
  readonly staff: Staff;
  readonly now: string;
}

/** Adds what is new; nothing where all of it is there already. */
export const add = (
  study: Pick<Study, keyof CareHeader | 'studyId' | 'instances'>,
  images: readonly SentImage[],
  { staff, now }: Said,
): ImagingEvent[] => {
  const series = bySeries(images, study.instances);
  if (series.length === 0) return [];
  const data = { ...headerOf(study), studyId: study.studyId, series, addedBy: staff, effectiveAt: now };
  return [{ type: 'ImagingInstancesAdded', data }];
};

export const reassign = (
  study: Study,
  to: OrderLine & { visit: CareHeader; reason: string },
  { staff, now }: Said,
): ImagingEvent[] => {
  const { visit, orderId, line, accessionNumber, reason } = to;
  ensure(visit.patientId === study.patientId, 'imaging.another-patient', {}, 'orderId');
  ensure(orderId !== study.orderId || line !== study.line, 'imaging.same-order', {}, 'orderId');
  const previous = {
    ...{ encounterId: study.encounterId, orderId: study.orderId, line: study.line },
    accessionNumber: study.accessionNumber,
  };
  const data = {
    ...{ ...headerOf(visit), studyId: study.studyId, orderId, line, accessionNumber, previous },
    ...{ reassignedBy: staff, reason, effectiveAt: now },
  };
  return [{ type: 'ImagingStudyReassigned', data }];
};

/** Hides the study; its files are preserved, since nothing of a record is deleted. */
export const remove = (study: Study, reason: string, { staff, now }: Said): ImagingEvent[] => [
  {
    type: 'ImagingStudyRemoved',
    data: { ...headerOf(study), studyId: study.studyId, removedBy: staff, reason, effectiveAt: now },
  },
];
