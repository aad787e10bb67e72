import * as commands from '@alur/contracts/imaging/commands';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { release, take, uniqueName, uniqueNameOf } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { activePatient, patient } from '../../patient/patient.js';
import { radiology, type RadiologyLine, type RadiologyState } from '../../radiology/radiology.js';
import { accepted, add, imagingStudy, ofOneStudy, present, reassign, remove, type SentImage } from '../study.js';

const KIND = 'imaging.study';

/** The images that were sent; none if a file is missing. */
const sentIn = ({ prepared }: DecisionContext): readonly SentImage[] =>
  (prepared['images'] ?? []) as readonly SentImage[];

/** A study is there once (CASES, Radiology): its UID is a name. */
const claimOn = (uid: string, context: DecisionContext) => uniqueNameOf(KIND, uid, context);
const nameOf = (uid: string) => ({ kind: KIND, value: uid, taken: 'imaging.study-known', path: 'fileIds' });
const holderOf = (studyId: number): string => `${imagingStudy.kind}-${studyId}`;

/**
 * The examination that images answer, by which they know their accession number: it was ordered in this visit, and
 * nobody cancelled or refused it.
 */
const answeredLine = (order: RadiologyState, { encounterId }: CareHeader, line: number): RadiologyLine => {
  const lines = order.status !== 'none' && order.encounterId === encounterId ? order.lines : [];
  const its = lines.find(each => each.line === line);
  ensure(its !== undefined, 'imaging.order-unknown', {}, 'orderId');
  const isOpen = its.status !== 'cancelled' && its.status !== 'not_done';
  ensure(isOpen, 'imaging.examination-cancelled', {}, 'orderId');
  return its;
};

export const receiveStudyAct = act({
  command: commands.receiveStudy,
  ids: [imagingStudy.kind],
  sees: { study: imagingStudy, encounter, patient, order: radiology, name: uniqueName },
  primary: 'study',
  streams: ({ encounterId, orderId }, loaded, context) => {
    const visit = known(loaded.encounter);
    const [first] = sentIn(context);
    return {
      study: writes(imagingStudy, context.ids[imagingStudy.kind] ?? 0),
      encounter: checks(encounter, encounterId),
      order: checks(radiology, orderId),
      patient: visit && checks(patient, visit.patientId),
      name: first && claimOn(first.studyInstanceUid, context),
    };
  },
  decide: ({ orderId, line, fileIds, confirm, origin }, states, context) => {
    const visit = mayWrite(states.encounter, 'result');
    const { accessionNumber } = answeredLine(states.order, visit, line);
    const images = sentIn(context);
    ensure(states.patient && states.name && images.length === fileIds.length, 'imaging.file-missing', {}, 'fileIds');
    const { recordNumber, identity } = activePatient(states.patient);
    const first = ofOneStudy(images);
    const { staff, now } = sayer(context);
    const studyId = context.ids[imagingStudy.kind] ?? 0;
    const name = take(states.name, holderOf(studyId), nameOf(first.studyInstanceUid), context);
    const { merchantId } = context;
    const confirmed = accepted(images, { recordNumber, accessionNumber }, { confirm, merchantId });
    const header = headerOf(visit);
    const received = {
      ...{ ...header, studyId, orderId, line, accessionNumber, patientName: identity.name, recordNumber },
      ...{ studyInstanceUid: first.studyInstanceUid, modality: first.modality, description: first.studyDescription },
      studyDate: first.studyDate,
      inFile: {
        issuerOfPatientId: first.issuerOfPatientId,
        idOfPatient: first.patientId,
        accession: first.accessionNumber,
      },
      ...{ confirmed, origin, receivedBy: staff, effectiveAt: now },
    };
    const added = add({ ...header, studyId, instances: new Set() }, images, { staff, now });
    return { study: [{ type: 'ImagingStudyReceived' as const, data: received }, ...added], name };
  },
});

/** The visit is not asked whether it may be written: images come when they are sent, as results do. */
export const addInstancesAct = act({
  command: commands.addInstances,
  sees: { study: imagingStudy, patient },
  primary: 'study',
  streams: ({ id }, loaded) => {
    const it = known(loaded.study);
    return { study: writes(imagingStudy, id), patient: it && checks(patient, it.patientId) };
  },
  decide: ({ orderId, line, fileIds, confirm }, states, context) => {
    const study = present(states.study);
    const images = sentIn(context);
    ensure(states.patient && images.length === fileIds.length, 'imaging.file-missing', {}, 'fileIds');
    const { recordNumber } = activePatient(states.patient);
    const isIts = ofOneStudy(images).studyInstanceUid === study.studyInstanceUid;
    ensure(isIts, 'imaging.another-study', {}, 'fileIds');
    ensure(study.orderId === orderId && study.line === line, 'imaging.another-order', {}, 'fileIds');
    accepted(images, { ...study, recordNumber }, { confirm, merchantId: context.merchantId });
    return { study: add(study, images, sayer(context)) };
  },
});

export const reassignStudyAct = act({
  command: commands.reassignStudy,
  sees: { study: imagingStudy, encounter, order: radiology },
  primary: 'study',
  streams: ({ id, encounterId, orderId }) => ({
    study: writes(imagingStudy, id),
    encounter: checks(encounter, encounterId),
    order: checks(radiology, orderId),
  }),
  decide: ({ orderId, line, reason }, states, context) => {
    const visit = mayWrite(states.encounter, 'result');
    const { accessionNumber } = answeredLine(states.order, visit, line);
    const to = { visit, orderId, line, accessionNumber, reason };
    return { study: reassign(present(states.study), to, sayer(context)) };
  },
});

/** The study's UID is free again, so that the same images can be attached to whose they are. */
export const removeStudyAct = act({
  command: commands.removeStudy,
  sees: { study: imagingStudy, patient, name: uniqueName },
  primary: 'study',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.study);
    return {
      study: writes(imagingStudy, id),
      patient: it && checks(patient, it.patientId),
      name: it && claimOn(it.studyInstanceUid, context),
    };
  },
  decide: ({ reason }, states, context) => {
    const study = present(states.study);
    ensure(states.patient && states.patient.status !== 'erased', 'patient.not-active');
    const { studyId, studyInstanceUid } = study;
    return {
      study: remove(study, reason, sayer(context)),
      name: states.name && release(states.name, holderOf(studyId), nameOf(studyInstanceUid), context),
    };
  },
});
