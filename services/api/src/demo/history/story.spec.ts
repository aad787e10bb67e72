import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlainEvent } from '../../platform/log/log.js';
import { Story } from './story.js';

/** A Monday, a quarter past two in the afternoon in Jakarta. */
const MONDAY = Date.parse('2026-11-23T07:15:00Z');
const DAY = 86_400_000;

const told = async (until: number, days = 3): Promise<PlainEvent[]> => {
  const story = new Story({ until, days, hash: (merchantId, kind, value) => `${merchantId} ${kind} ${value}` });
  const { events } = await story.beginning();
  const all = [...events];
  for await (const chapter of story.chapters()) all.push(...chapter.events);
  expect(story.refused).toEqual([]);
  return all;
};

/** Simulated once for all tests. */
let monday: readonly PlainEvent[] = [];
beforeAll(async () => {
  monday = await told(MONDAY);
}, 60_000);

/** What happened, with its days counted back from the last one. */
const hashOf = (events: readonly PlainEvent[], until: number): string => {
  const relative = (text: string) =>
    text.replaceAll(/\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?/g, found => String(Date.parse(found) - until));
  const hash = createHash('sha256');
  for (const { type, stream, data, meta } of events)
    hash.update(relative(JSON.stringify([type, stream, data, meta.at, meta.actorId])));
  return hash.digest('hex');
};

describe('the past of the demonstration', () => {
  it('is the same for the same moment', async () => {
    const [one, other] = [monday, await told(MONDAY)];
    expect(hashOf(one, MONDAY)).toBe(hashOf(other, MONDAY));
    expect(one.length).toBeGreaterThan(1_000);
  });

  it.each([
    ['in the afternoon', MONDAY],
    ['a minute after midnight', Date.parse('2026-11-22T17:01:00Z')],
    ['late in the evening', Date.parse('2026-11-23T16:40:00Z')],
  ])('is in the order of time, and ends before now: %s', async (_when, until) => {
    const events = await told(until, 2);
    const times = events.map(({ meta }) => meta.at);
    expect(times).toEqual(times.toSorted());
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(until);
    const today = events.filter(({ meta }) => meta.localDate === '2026-11-23');
    expect(today.filter(({ type }) => type === 'EncounterArrived').length).toBeGreaterThanOrEqual(14);
  });

  it('ends each day with nobody left in the clinic: the last alone goes on', () => {
    const events = monday;
    const last = new Map<number, PlainEvent>();
    for (const event of events)
      if (event.stream.startsWith('encounter-')) last.set(event.data['encounterId'] as number, event);
    // Inpatients stay for several days.
    const bedded = new Set(events.filter(({ type }) => type === 'StayPlaced').map(({ data }) => data['encounterId']));
    const open = [...last]
      .filter(([encounterId]) => !bedded.has(encounterId))
      .map(([, event]) => event)
      .filter(({ type }) => !['EncounterFinished', 'EncounterCancelled'].includes(type));
    expect(new Set(open.map(({ meta }) => meta.localDate))).toEqual(new Set(['2026-11-23']));
  });

  it('has letters of visits that BPJS pays, a claim that is coded and one that is final', () => {
    const count = (wanted: string) => monday.filter(({ type }) => type === wanted).length;
    expect(count('EligibilityLetterRecorded')).toBeGreaterThan(2);
    expect([count('ClaimOpened'), count('ClaimCoded'), count('ClaimFinalized')]).toEqual([2, 2, 1]);
  });

  it('has a hospital with its wards, and a clinic of its own people whose BPJS visits PCare knows of', () => {
    const events = monday;
    const named = (wanted: string) => events.filter(({ type }) => type === wanted);
    const [hospital, clinic] = named('MerchantCreated').map(({ data }) => data);
    expect(hospital).toMatchObject({ category: 'hospital' });
    expect(clinic).toMatchObject({ category: 'primary_clinic', categoryTypes: ['outpatient', 'pharmacy'] });
    const at = (wanted: string) =>
      Object.groupBy(named(wanted), ({ meta }) => (meta.merchantId === clinic?.['merchantId'] ? 'clinic' : 'hospital'));
    const finished = at('EncounterFinished');
    expect(finished.clinic?.length).toBeGreaterThan(5);
    expect(finished.hospital?.length).toBeGreaterThan(4 * (finished.clinic?.length ?? 0));
    const workers = at('EncounterStarted');
    const inHospital = new Set(workers.hospital?.map(({ meta }) => meta.actorId));
    expect(workers.clinic?.filter(({ meta }) => inHospital.has(meta.actorId))).toEqual([]);
    expect(at('StayPlaced').clinic).toBeUndefined();
    expect(at('PcareFilled').hospital).toBeUndefined();
    expect(at('PcareFilled').clinic?.length).toBeGreaterThan(0);
    expect(at('PaymentReceived').clinic?.length).toBeGreaterThan(0);
  });

  it('numbers whom nobody knows one after another, and nobody else', async () => {
    const events = await told(MONDAY, 2);
    const unknown = events.filter(({ type, data }) => type === 'PatientRegistered' && data['unidentified'] === true);
    expect(unknown.map(({ data }) => data['name'])).toEqual(['Tn. X 1', 'Ny. X 2']);
  });

  it('has results that came from the devices, and some that found no order', () => {
    const events = monday;
    const entered = events.filter(({ type }) => type === 'LaboratoryResultEntered');
    const origins = new Set(entered.map(({ data }) => data['origin']));
    expect(origins).toContain('analyser');
    const of = (wanted: string) => events.filter(({ type }) => type === wanted);
    const matched = new Set(of('AnalyserResultMatched').map(({ stream }) => stream));
    const waiting = of('AnalyserResultReceived').filter(({ stream }) => !matched.has(stream));
    expect(waiting.map(({ data }) => data['sampleNumber'])).toEqual(['2611250001?', 'QC-LEVEL-1']);
    expect(of('AnalyserResultMatched').flatMap(({ data }) => data['left'])).toEqual([]);
  });

  it('has in radiology one who waits, one who is examined, a draft, and a critical finding that was told', () => {
    const last = monday.filter(({ meta }) => meta.localDate === '2026-11-23');
    const of = (wanted: string) => last.filter(({ type }) => type === wanted).map(({ stream }) => stream);
    const [ordered, started, done] = [
      of('RadiologyOrdered'),
      of('RadiologyExaminationStarted'),
      of('RadiologyExaminationDone'),
    ];
    const [drafted, validated] = [of('RadiologyReportDrafted'), of('RadiologyReportValidated')];
    expect(ordered.filter(stream => !started.includes(stream)).length).toBeGreaterThan(0);
    expect(started.filter(stream => !done.includes(stream)).length).toBeGreaterThan(0);
    // The day is shown in its middle, so that more of them may stand still.
    expect(drafted.filter(stream => !validated.includes(stream)).length).toBeGreaterThan(0);
    const told = of('RadiologyCriticalFindingCommunicated');
    expect(told).toHaveLength(1);
    expect(validated).toContain(told[0]);
  });

  it('has a nurse in charge of every shift of both wards on the day on which it is shown', () => {
    const assigned = monday.filter(({ type }) => type === 'WardShiftAssigned');
    expect(assigned.map(({ data }) => [data['unitName'], data['shift'], data['date']])).toEqual(
      ['Melati', 'Anggrek'].flatMap(ward =>
        ['morning', 'afternoon', 'night'].map(shift => [ward, shift, '2026-11-23']),
      ),
    );
  });

  it('has a cabinet of intensive care that the pharmacy fills, with a request on its way and one that waits', () => {
    const of = (wanted: string) => monday.filter(({ type }) => type === wanted);
    const [first, onItsWay, waiting] = of('RequisitionMade').map(({ stream }) => stream);
    expect(of('RequisitionReceived').map(({ stream }) => stream)).toEqual([first]);
    const returned = of('StockReturned').filter(
      ({ data }) => (data['source'] as { module: string }).module === 'requisition',
    );
    expect(returned).toMatchObject([{ data: { entered: { quantity: 2 } } }]);
    expect(of('RequisitionSent').map(({ stream }) => stream)).toEqual([first, onItsWay]);
    expect(of('RequisitionApproved').map(({ stream }) => stream)).not.toContain(waiting);
    expect(waiting).toBeDefined();
  });

  it('pays doctors the share of their schedule, and for treatments what was agreed with them', () => {
    const lines = monday
      .filter(({ type }) => type === 'CommissionsEarned')
      .flatMap(({ data }) => data['lines'] as { basis: string; itemType: string; amount: number }[]);
    const bases = Object.groupBy(lines, ({ basis }) => basis);
    expect(new Set(bases['share']?.map(({ itemType }) => itemType))).toContain('clinical');
    expect(new Set(bases['commission']?.map(({ itemType }) => itemType))).toEqual(new Set(['treatment']));
    expect(lines.filter(({ amount }) => amount <= 0)).toEqual([]);
  });

  it('has a whole list of procedures imported in each facility', () => {
    const of = (wanted: string) => monday.filter(({ type }) => type === wanted);
    const announced = of('CodeImportBegun').map(({ data }) => data['total']);
    expect(of('CodesImported').map(({ data }) => (data['codes'] as unknown[]).length)).toEqual(announced);
    expect(of('CodeImportFinished').map(({ meta }) => meta.merchantId)).toHaveLength(2);
  });

  it('has visits that PCare, Mobile JKN and SATUSEHAT were told of, refused, and still wait for', () => {
    const count = (wanted: string) => monday.filter(({ type }) => type === wanted).length;
    for (const type of ['PcareRegistered', 'PcareRegistrationFailed', 'PcareVisitSent', 'PcareReferralIssued'])
      expect(count(type), type).toBeGreaterThan(0);
    expect(count('PcareItemSent')).toBeGreaterThan(0);
    expect(count('AntreanStepSent')).toBeGreaterThan(0);
    const sent = count('SatusehatSubmissionCompleted');
    expect(sent).toBeGreaterThan(20);
    expect(count('SatusehatSubmissionFailed')).toBeGreaterThan(0);
    const queued = new Set(
      monday.filter(({ type }) => type === 'SatusehatSubmissionRequested').map(({ stream }) => stream),
    );
    expect(queued.size).toBeGreaterThan(sent);
  });

  it('leads to another day with its own dates', async () => {
    const events = await told(MONDAY + 7 * DAY, 2);
    expect(events.at(-1)?.meta.localDate).toBe('2026-11-30');
  });
});
