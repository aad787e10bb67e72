import { analyser } from '@alur/contracts/analyser/catalogues';
import { receiveAnalyserResult, setAnalyserMapping } from '@alur/contracts/analyser/commands';
import { laboratoryParameter, laboratorySpecimen } from '@alur/contracts/laboratory/catalogues';
import * as commands from '@alur/contracts/laboratory/commands';
import type { LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { DayModule } from '../day-module.js';
import { accepted, order, untilRow } from '../day/visit-context.js';
import type { Facility } from '../facility/facility.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many is sent to the laboratory. */
const ONE_IN = 5;
const PRICE = 25_000;

interface Lists {
  specimenId: number;
  parameterId: number;
  analyserId: number;
}
const lists = new Map<number, Promise<Lists>>();

const setUp = async ({ administrator }: Facility): Promise<Lists> => {
  const does = async (spec: CommandSpec, body: object) => accepted(await administrator.command(spec, null, body), spec);
  const specimenId = await does(laboratorySpecimen.add, { name: 'Darah EDTA' });
  const fields = { name: 'Hemoglobin', code: 'HGB', kind: 'number', unit: 'g/dL', decimals: 1 };
  const parameterId = await does(laboratoryParameter.add, { ...fields, specimenId, price: PRICE });
  const device = { name: 'Hematologi', protocol: 'hl7', sender: 'HEMA', asksForOrders: false, verifiesNormal: false };
  const analyserId = await does(analyser.add, device);
  const lines = [{ code: 'HGB', parameterId, unit: 'g/L', factor: 0.1 }];
  accepted(await administrator.command(setAnalyserMapping, analyserId, { lines }), setAnalyserMapping);
  return { specimenId, parameterId, analyserId };
};

/** The facility's laboratory lists, created with the first order. */
const listsOf = (facility: Facility): Promise<Lists> => {
  const made = lists.get(facility.merchantId) ?? setUp(facility);
  lists.set(facility.merchantId, made);
  return made;
};

const perOrder = (events: readonly LoggedEvent[], type: string): Map<unknown, LoggedEvent[]> =>
  Map.groupBy(
    events.filter(each => each.type === type),
    ({ data }) => data['orderId'],
  );

/** Results of orders without a previously received sample. */
export const resultsWithoutSample = (events: readonly LoggedEvent[]): number => {
  const received = new Set<unknown>();
  let without = 0;
  for (const { type, data } of events) {
    if (type === 'LaboratorySpecimenReceived') received.add(data['orderId']);
    if (type === 'LaboratoryResultEntered' && !received.has(data['orderId'])) without++;
  }
  return without;
};

/** Values that were validated twice without a version between. */
export const validatedTwice = (events: readonly LoggedEvent[]): number =>
  [...perOrder(events, 'LaboratoryResultValidated').values()]
    .map(each => each.flatMap(({ data }) => data['parameterIds'] as number[]))
    .reduce((twice, ids) => twice + ids.length - new Set(ids).size, 0);

/** Orders whose charges were posted more than once. */
export const ordersChargedTwice = (events: readonly LoggedEvent[]): number => {
  const sources = events
    .filter(({ type }) => type === 'ChargesPosted')
    .map(({ data }) => data['source'] as { module: string; id: number })
    .filter(({ module }) => module === 'laboratory')
    .map(({ id }) => id);
  return sources.length - new Set(sources).size;
};

export const laboratoryDay: DayModule = {
  async withTheDoctor({ facility, visit, desk }, encounterId, at) {
    if (encounterId % ONE_IN !== 0) return;
    const { specimenId, parameterId, analyserId } = await listsOf(facility);
    const doctor = facility.doctors[visit.schedule] ?? facility.nurse;
    const technician = facility.administrator;
    const items = [{ kind: 'parameter', id: parameterId }];
    const request = { encounterId, items, acknowledged: true };
    // Every second order is placed by the nurse on the doctor's behalf, who acknowledges it.
    const isForDoctor = doctor !== facility.nurse && encounterId % (2 * ONE_IN) === 0;
    const asked = isForDoctor
      ? order(facility.nurse, commands.orderLaboratory, null, { ...request, onBehalfOf: doctor.userId })
      : order(doctor, commands.orderLaboratory, null, request);
    const id = accepted(await desk.send(at, asked), commands.orderLaboratory);
    const does = async (spec: CommandSpec, body: object, by = technician) =>
      accepted(await desk.send(at, order(by, spec, id, body)), spec);
    if (isForDoctor) await does(commands.acknowledgeLaboratory, {}, doctor);
    await does(commands.collectSpecimens, { specimenIds: [specimenId] });
    const path = `/v2/laboratory/orders?limit=1&encounterId=${encounterId}`;
    const rows = await untilRow<LaboratoryOrderRow[]>(technician, path, ([row]) => row?.specimens[0]?.number != null);
    const number = rows[0]?.specimens[0]?.number ?? '';
    await does(commands.receiveSpecimen, { number });
    // Every second order is measured by a device, the others are typed.
    if (id % 2 === 0) {
      const values = [{ code: 'HGB', value: '132', unit: 'g/L' }];
      const sent = { analyserId, sampleNumber: number, messageId: String(id), values };
      const received = order(technician, receiveAnalyserResult, null, sent);
      accepted(await desk.send(at, received), receiveAnalyserResult);
    } else await does(commands.enterResults, { results: [{ parameterId, text: '13,2' }] });
    await does(commands.verifyResults, { parameterIds: [parameterId] });
    await does(commands.validateResults, { parameterIds: [parameterId] });
    return PRICE;
  },
  zeros: {
    results_without_sample: resultsWithoutSample,
    results_validated_twice: validatedTwice,
    laboratory_orders_charged_twice: ordersChargedTwice,
  },
  figures: { laboratory_results: countOf('LaboratoryResultValidated') },
};
