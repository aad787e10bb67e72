import * as commands from '@alur/contracts/analyser/commands';
import { actingStaff, mayWrite, sayer } from '../../care/on-encounter.js';
import { loaded, visitOf } from '../../care/visit-streams.js';
import { analyser, laboratoryParameter } from '../../catalogue/aggregates.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act, type LoadedSoFar } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { headerOf, type Staff } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure, Rejection } from '../../kernel/rejection.js';
import type { LaboratoryOrderEvent } from '../../laboratory/events.js';
import { laboratoryOrder, type LaboratoryOrderState } from '../../laboratory/order.js';
import type { Earlier } from '../../laboratory/results.js';
import { hereAfterAll, patient, type PatientState } from '../../patient/patient.js';
import { analyserResult, discard, inTray } from '../analyser-result.js';
import type { AnalyserResultEvent, LeftValue, ReceivedValue } from '../events.js';
import { analyserMapping, setMapping, type MappingState } from '../mapping.js';
import { match, type Matched } from '../../care/analyser-matching.js';

const KIND = analyserResult.kind;
const ofOrder = { order: laboratoryOrder, encounter, patient };

/** The order that was looked up by the tube's number; its own stream says whether it has that tube. */
const orderStreams = (context: DecisionContext, so: LoadedSoFar<typeof ofOrder>) => {
  const orderId = Number(context.prepared['orderId'] ?? 0);
  const it = known(so.order);
  return {
    order: orderId === 0 ? undefined : writes(laboratoryOrder, orderId),
    encounter: visitOf(so.order),
    patient: it && checks(patient, it.patientId),
  };
};

interface OrderStates {
  order: LaboratoryOrderState | undefined;
  encounter: EncounterState | undefined;
  patient: PatientState | undefined;
}

/** The order if it has the tube, and its visit was not cancelled. */
const orderOf = (states: OrderStates, sampleNumber: string): LaboratoryOrderState => {
  const order = known(states.order);
  const has = order?.specimens.some(({ number }) => number === sampleNumber) ?? false;
  if (!order || !has) return laboratoryOrder.initial;
  mayWrite(loaded(states.encounter), 'result');
  return order;
};

interface Measured {
  resultId: number;
  analyserId: number;
  sampleNumber: string;
  values: readonly ReceivedValue[];
  mapping: MappingState;
  verifiesNormal: boolean;
  staff: Staff;
}

/** The values that no order has taken yet. */
const leftOf = ({ values, left }: Pick<ReturnType<typeof inTray>, 'values' | 'left'>): ReceivedValue[] =>
  values.filter(value => left.some(({ code }) => code === value.code));

const matchedWith = (measured: Measured, states: OrderStates, context: DecisionContext): Matched => {
  const { sampleNumber, values, mapping, verifiesNormal, staff, analyserId } = measured;
  const allLeft = (reason: string): LeftValue[] => values.map(({ code }) => ({ code, reason }));
  try {
    const order = orderOf(states, sampleNumber);
    if (order.status === 'none') return { events: [], taken: [], left: allLeft('analyser.sample-unknown') };
    const { gender, birthDate } = hereAfterAll(loaded(states.patient)).identity;
    const entering = {
      measured: { gender, birthDate, today: context.today },
      earlier: (context.prepared['earlier'] ?? {}) as Earlier,
      by: { staff, now: context.now },
      deviceId: analyserId,
    };
    return match(order, { sampleNumber, values, mapping, entering, verifiesNormal });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { events: [], taken: [], left: allLeft(error.code) };
  }
};

const matchedEvent = (
  { resultId, analyserId, sampleNumber, staff }: Measured,
  { taken, left }: Matched,
  { order }: OrderStates,
  { now }: DecisionContext,
): AnalyserResultEvent[] => {
  const it = known(order);
  if (!it || taken.length === 0) return [];
  return [
    {
      type: 'AnalyserResultMatched',
      data: {
        ...{ ...headerOf(it), resultId, analyserId, orderId: it.orderId, sampleNumber, taken, left },
        ...{ matchedBy: staff, effectiveAt: now },
      },
    },
  ];
};

/** Every result is accepted: values that no order takes are stored for somebody to review. */
const receiveAct = act({
  command: commands.receiveAnalyserResult,
  ids: [KIND],
  sees: { result: analyserResult, device: analyser, mapping: analyserMapping, ...ofOrder },
  primary: 'result',
  streams: ({ analyserId }, so, context) => ({
    result: writes(analyserResult, context.ids[KIND] ?? 0),
    device: checks(analyser, analyserId),
    mapping: checks(analyserMapping, analyserId),
    ...orderStreams(context, so),
  }),
  decide: ({ analyserId, sampleNumber, messageId, measuredAt, values }, states, context) => {
    ensure(states.device.status === 'active', 'analyser.unknown', {}, 'analyserId');
    const { name, verifiesNormal } = states.device.fields;
    const measured: Measured = {
      ...{ resultId: context.ids[KIND] ?? 0, analyserId, sampleNumber, values },
      ...{ mapping: states.mapping, verifiesNormal, staff: { staffId: 0, name, profession: null } },
    };
    const matched = matchedWith(measured, states, context);
    const received: AnalyserResultEvent = {
      type: 'AnalyserResultReceived',
      data: {
        ...{ resultId: measured.resultId, analyserId, analyser: name, sampleNumber, messageId, measuredAt, values },
        ...{ left: matched.left, effectiveAt: context.now },
      },
    };
    return {
      result: [received, ...matchedEvent(measured, matched, states, context)],
      order: matched.events,
    };
  },
});

/**
 * Somebody who knows which tube it was names the order, and the remaining values are entered as far as it takes them.
 */
const matchAct = act({
  command: commands.matchAnalyserResult,
  sees: { result: analyserResult, mapping: analyserMapping, ...ofOrder },
  primary: 'result',
  streams: ({ id }, so, context) => {
    const it = known(so.result);
    return {
      result: writes(analyserResult, id),
      mapping: it && checks(analyserMapping, it.analyserId),
      ...orderStreams(context, so),
    };
  },
  decide: ({ sampleNumber }, states, context) => {
    const result = inTray(states.result);
    const { resultId, analyserId } = result;
    const measured: Measured = {
      ...{ resultId, analyserId, sampleNumber, values: leftOf(result) },
      ...{ mapping: states.mapping ?? analyserMapping.initial, verifiesNormal: false, staff: actingStaff(context) },
    };
    const matched = matchedWith(measured, states, context);
    const [first] = matched.left;
    if (matched.taken.length === 0)
      throw new Rejection(first?.reason ?? 'analyser.sample-unknown', { name: first?.code ?? '' });
    return { result: matchedEvent(measured, matched, states, context), order: matched.events };
  },
});

/**
 * A result that came before its tube was received is entered once the tube is, as if the device had sent it then. A
 * result that somebody has reviewed meanwhile is left as it is.
 */
const matchTubeAct = act({
  command: commands.matchReceivedTube,
  sees: {
    ...ofOrder,
    results: [analyserResult] as const,
    devices: [analyser] as const,
    mappings: [analyserMapping] as const,
  },
  primary: 'order',
  streams: ({ id }, so, context) => {
    const it = known(so.order);
    const resultIds = (context.prepared['resultIds'] ?? []) as number[];
    const devices = (so.results ?? []).flatMap(each => known(each)?.analyserId ?? []);
    return {
      ...{ order: writes(laboratoryOrder, id), encounter: visitOf(so.order) },
      patient: it && checks(patient, it.patientId),
      results: resultIds.map(each => writes(analyserResult, each)),
      devices: devices.map(each => checks(analyser, each)),
      mappings: devices.map(each => checks(analyserMapping, each)),
    };
  },
  decide: ({ sampleNumber }, states, context) => {
    let { order } = states;
    const entered: LaboratoryOrderEvent[] = [];
    const results = states.results.map((result, index) => {
      const waits = result.status === 'unmatched' || result.status === 'partial';
      const device = known(states.devices[index])?.fields;
      if (!waits || result.sampleNumber !== sampleNumber || device === undefined) return [];
      const { resultId, analyserId } = result;
      const measured: Measured = {
        ...{ resultId, analyserId, sampleNumber, values: leftOf(result) },
        ...{ mapping: states.mappings[index] ?? analyserMapping.initial, verifiesNormal: device.verifiesNormal },
        staff: { staffId: 0, name: device.name, profession: null },
      };
      const matched = matchedWith(measured, { ...states, order }, context);
      order = matched.events.reduce(laboratoryOrder.evolve, order);
      entered.push(...matched.events);
      return matchedEvent(measured, matched, { ...states, order }, context);
    });
    return { order: entered, results };
  },
});

const discardAct = act({
  command: commands.discardAnalyserResult,
  sees: { result: analyserResult },
  primary: 'result',
  streams: ({ id }) => ({ result: writes(analyserResult, id) }),
  decide: ({ reason }, states, context) => ({ result: discard(states.result, reason, sayer(context)) }),
});

const setMappingAct = act({
  command: commands.setAnalyserMapping,
  sees: { device: analyser, mapping: analyserMapping, parameters: [laboratoryParameter] as const },
  primary: 'device',
  streams: ({ id, lines }) => ({
    device: checks(analyser, id),
    mapping: writes(analyserMapping, id),
    parameters: [...new Set(lines.map(({ parameterId }) => parameterId))].map(each =>
      checks(laboratoryParameter, each),
    ),
  }),
  decide: ({ id, lines }, states) => {
    ensure(states.device.status === 'active', 'catalogue.retired');
    const isThere = states.parameters.every(({ status }) => status === 'active');
    ensure(isThere, 'laboratory.item-unavailable', {}, 'lines');
    return { mapping: setMapping(id, lines) };
  },
});

export const analyserActs = [receiveAct, matchAct, matchTubeAct, discardAct, setMappingAct];
