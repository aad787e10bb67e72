import { ImagingInstanceRow, ImagingStudyRow, orderImages } from '@alur/contracts/imaging/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy, nameless, patientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import type { InstancesAdded } from './events.js';

/** A row's lists are bounded (SHAPES, Rows). */
const MOST_SERIES = 50;

type Series = ImagingStudyRow['series'];

const withAdded = (series: Series, added: InstancesAdded['series']): Series => {
  const all = new Map(series.map(each => [each.seriesInstanceUid, each]));
  for (const { seriesInstanceUid, modality, number, description, instances } of added) {
    const before = all.get(seriesInstanceUid)?.instances ?? 0;
    const its = { seriesInstanceUid, modality, number, description };
    all.set(seriesInstanceUid, { ...(all.get(seriesInstanceUid) ?? its), instances: before + instances.length });
  }
  return [...all.values()].slice(0, MOST_SERIES);
};

const key = (event: { data: { studyId: number } }) => event.data.studyId;

/** The studies that are attached to orders. */
export const imagingStudyView = view({
  name: 'imaging_study',
  version: 1,
  row: ImagingStudyRow,
  indexes: [['orderId'], ['studyInstanceUid'], ['patientId'], ['personId']],
  topics: [{ topic: orderImages, by: { orderId: 'orderId' } }],
  on: {
    ImagingStudyReceived: {
      key,
      first: ({ data, meta, revision }): ImagingStudyRow => ({
        id: data.studyId,
        revision,
        status: 'received',
        encounterId: data.encounterId,
        patientId: data.patientId,
        personId: data.patientId,
        patientName: data.patientName,
        recordNumber: data.recordNumber,
        orderId: data.orderId,
        line: data.line,
        accessionNumber: data.accessionNumber,
        studyInstanceUid: data.studyInstanceUid,
        modality: data.modality,
        description: data.description,
        studyDate: data.studyDate,
        confirmed: data.confirmed,
        origin: data.origin,
        series: [],
        instances: 0,
        receivedAt: meta.at,
        receivedBy: data.receivedBy.name,
        removedAt: null,
        removeReason: null,
      }),
    },
    ImagingInstancesAdded: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        series: withAdded(row.series, data.series),
        instances: row.instances + data.series.reduce((sum, { instances }) => sum + instances.length, 0),
      }),
    },
    ImagingStudyReassigned: {
      key,
      next: (row, { data: { encounterId, orderId, line, accessionNumber }, revision }) => ({
        ...row,
        revision,
        encounterId,
        orderId,
        line,
        accessionNumber,
      }),
    },
    ImagingStudyRemoved: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...row,
        revision,
        status: 'removed' as const,
        removedAt: meta.at,
        removeReason: data.reason,
      }),
    },
    ...patientLabels<ImagingStudyRow>(row => ({
      ...nameless(row),
      description: row.description && ERASED,
      series: row.series.map(each => ({ ...each, description: each.description && ERASED })),
      removeReason: row.removeReason && ERASED,
    })),
  },
});

const instanceKey = (studyId: number, uid: string): string => `${studyId}_${uid}`;

/** The images of studies, one row each. */
export const imagingInstanceView = view({
  name: 'imaging_instance',
  version: 1,
  row: ImagingInstanceRow,
  indexes: [['studyId'], ['patientId'], ['personId']],
  on: {
    ImagingInstancesAdded: {
      key: ({ data }) =>
        data.series.flatMap(({ instances }) =>
          instances.map(({ sopInstanceUid }) => instanceKey(data.studyId, sopInstanceUid)),
        ),
      first: ({ data }, id): ImagingInstanceRow | null => {
        const isIt = ({ sopInstanceUid }: { sopInstanceUid: string }) =>
          instanceKey(data.studyId, sopInstanceUid) === id;
        const series = data.series.find(({ instances }) => instances.some(isIt));
        const instance = series?.instances.find(isIt);
        if (!series || !instance) return null;
        const { file, position, orientation, ...image } = instance;
        return {
          id: String(id),
          studyId: data.studyId,
          patientId: data.patientId,
          personId: data.patientId,
          seriesInstanceUid: series.seriesInstanceUid,
          seriesNumber: series.number,
          seriesDescription: series.description,
          modality: series.modality,
          ...image,
          slicePosition: position,
          sliceOrientation: orientation,
          fileId: file.fileId,
          bytes: file.bytes,
        };
      },
    },
    ...labelledBy<ImagingInstanceRow>(
      row => row,
      row => ({ ...row, seriesDescription: row.seriesDescription && ERASED }),
    ),
  },
});
