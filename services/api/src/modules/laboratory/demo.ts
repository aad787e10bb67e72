import { analyserMapping } from '@alur/domain/analyser/mapping';
import { laboratoryOrder, type AnyOrder } from '@alur/domain/laboratory/order';
import { demo } from '../../demo/demo.js';
import type { PastVisit } from '../../demo/history/past.js';
import { between } from '@alur/contracts/kernel/seeded';
import { antibiotics, groups, organisms, panels, parameters, specimens, type DemoParameter } from './demo-lists.js';

const LABORATORY = 'laboratorium@alur.example';
/** Deviations of control measurements from the mean in standard deviations; one is beyond two. */
const controlScores = [0.3, -0.8, 1.1, -0.2, 0.6, -1.4, 2.2, 0.1, -0.5, 0.9, -0.3, 0.4];
/** Significant digits that a device sends. */
const DIGITS = 6;
/** Age from which the reference ranges apply. */
const ADULT = 15;
const FIRST_DAY = '2020-01-01';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the laboratory's examinations, by code. */
    examinations: ReadonlyMap<string, number>;
  }
}

/** Share of patients with such an illness who are sent to the laboratory, and for what. */
const sent: readonly { codes: RegExp; part: number; panel: string; kind: 'panel' | 'parameter' }[] = [
  { codes: /^(A0|A9|R50)/, part: 0.7, panel: 'DL', kind: 'panel' },
  { codes: /^E1/, part: 0.7, panel: 'GDS', kind: 'parameter' },
  { codes: /^(I1|E78)/, part: 0.4, panel: 'LIPID', kind: 'panel' },
  { codes: /^J/, part: 0.08, panel: 'DL', kind: 'panel' },
];

/** A realistic value: mostly within the range, sometimes outside, and critical on the day that is shown. */
const valueOf = (parameter: DemoParameter, random: () => number, isAlarming: boolean): string | null => {
  const { usual, decimals, choices } = parameter;
  if (usual === undefined) return choices === undefined ? null : (choices.split(', ')[0] ?? null);
  const [low, high] = usual;
  if (isAlarming && parameter.alarming !== undefined) return parameter.alarming;
  const spread = high - low;
  const value = between(random, low * 100, high * 100) / 100 + (random() < 0.12 ? spread * (random() - 0.5) : 0);
  return Math.max(low / 2, value).toFixed(decimals);
};

interface Value {
  parameterId: number;
  text: string;
}
const textOf = (results: readonly Value[], id: number): string | undefined =>
  results.find(({ parameterId }) => parameterId === id)?.text;

export const laboratoryDemo = demo({
  needs: ['here', 'hire', 'roomClasses'],
  gives: ['examinations'],
  meets: ['analysers'],
  run: async ({ here, hire, roomClasses, today }) => {
    await hire({
      ...{ role: 'laboratory', name: 'Fitri Handayani, A.Md.AK', email: LABORATORY },
      profession: 'laboratory_technician',
    });
    const ids = new Map<string, number>();
    for (const [index, name] of groups.entries())
      ids.set(name, await here(`laboratory group ${name}`, 'laboratory-group/add', { name, sequence: index + 1 }));
    for (const specimen of specimens)
      ids.set(specimen.name, await here(`specimen ${specimen.name}`, 'laboratory-specimen/add', specimen));
    for (const [index, each] of parameters.entries()) {
      const { group, specimen, ranges, usual: _, alarming: __, ...fields } = each;
      const body = { ...fields, groupId: ids.get(group), specimenId: ids.get(specimen), sequence: index + 1 };
      const id = await here(`parameter ${each.code}`, 'laboratory-parameter/add', body);
      ids.set(each.code, id);
      const set = { validFrom: FIRST_DAY, ranges };
      if (ranges.length > 0) await here(`ranges ${each.code}`, 'laboratory/set-references', set, id);
    }
    for (const name of organisms) await here(`organism ${name}`, 'laboratory-organism/add', { name });
    for (const [index, name] of antibiotics.entries())
      await here(`antibiotic ${name}`, 'laboratory-antibiotic/add', { name, sequence: index + 1 });
    for (const { contents, ...panel } of panels) {
      const id = await here(`panel ${panel.code}`, 'laboratory-panel/add', panel);
      ids.set(panel.code, id);
      const parameterIds = contents.map(code => ids.get(code));
      await here(`contents ${panel.code}`, 'laboratory/set-contents', { parameterIds }, id);
    }
    const inClass1 = { classId: roomClasses.get('Kelas 1'), price: 95_000, effectiveFrom: today };
    await here('blood count in class 1', 'laboratory-panel/set-class-price', inClass1, ids.get('DL') ?? 0);
    for (const [index, level] of [1, 2].entries()) {
      const parameterId = ids.get('HGB') ?? 0;
      const mean = [8.1, 13.4][index] ?? 0;
      const named = { name: `Kontrol Hb level ${level}`, parameterId, level, lot: `QC26-0${level}` };
      const control = { ...named, mean, standardDeviation: 0.25 };
      const controlId = await here(named.name, 'laboratory-control/add', control);
      for (const [nth, z] of controlScores.entries()) {
        const value = Math.round((mean + z * control.standardDeviation) * 100) / 100;
        await here(`${named.name} ${nth}`, 'laboratory/measure-control', { controlId, value }, parameterId);
      }
    }
    return { examinations: ids };
  },
  past: ({ does, step, state, later, random, facility }, { examinations, analysers }) => {
    let alarmed = 0;
    const byId = new Map(parameters.map(each => [examinations.get(each.code) ?? 0, each]));
    const numberOf = async (orderId: number, specimenId: number): Promise<string> => {
      const order = await state(laboratoryOrder, orderId);
      const its = order.status === 'none' ? undefined : order.specimens.find(each => each.specimenId === specimenId);
      return its?.number ?? '';
    };
    const taken = async (orderId: number) => {
      const order = await state(laboratoryOrder, orderId);
      if (order.status === 'none') return;
      const specimenIds = order.specimens.map(({ specimenId }) => specimenId);
      await does(LABORATORY, 'laboratory/collect', orderId, { specimenIds });
      for (const id of specimenIds)
        await does(LABORATORY, 'laboratory/receive', orderId, { number: await numberOf(orderId, id) });
    };
    /**
     * Sends the values that a device measures from the device, tube by tube, in its own codes and units; returns the
     * ids of these parameters.
     */
    const sentBy = async (analyserId: number, order: AnyOrder, results: readonly Value[]): Promise<number[]> => {
      const { lines } = await state(analyserMapping, analyserId);
      const sent: number[] = [];
      for (const { specimenId, number } of order.specimens) {
        const its = order.tests.filter(({ specimen }) => specimen?.specimenId === specimenId);
        const values = lines.flatMap(({ code, parameterId, unit, factor }) => {
          const text = its.some(test => test.parameterId === parameterId) && textOf(results, parameterId);
          if (!text) return [];
          sent.push(parameterId);
          return [{ code, value: String(Number((Number(text) / factor).toPrecision(DIGITS))), unit }];
        });
        const body = { analyserId, sampleNumber: number, values };
        if (values.length > 0) await step(facility, 'analyser/receive', 0, body, { orderId: order.orderId });
      }
      return sent;
    };
    const measured = async (orderId: number, isAlarming: boolean) => {
      const order = await state(laboratoryOrder, orderId);
      if (order.status === 'none') return;
      const results = order.tests.flatMap(({ parameterId }) => {
        const parameter = byId.get(parameterId);
        const text = parameter && valueOf(parameter, random, isAlarming);
        return text == null ? [] : [{ parameterId, text }];
      });
      const sent: number[] = [];
      for (const analyserId of analysers.values()) sent.push(...(await sentBy(analyserId, order, results)));
      const byHand = results.filter(({ parameterId }) => !sent.includes(parameterId));
      if (byHand.length > 0) await does(LABORATORY, 'laboratory/enter', orderId, { results: byHand });
    };
    const reported = (orderId: number, parameterIds: readonly number[]) => {
      const to = { communicatedTo: 'Dokter poli', readBack: true };
      return does(LABORATORY, 'laboratory/communicate', orderId, { parameterIds, ...to });
    };
    const vouched = async (orderId: number) => {
      // Calculated parameters appear after the others are validated, so there is a second round.
      for (let round = 0; round < 2; round++) {
        const order = await state(laboratoryOrder, orderId);
        if (order.status !== 'begun') return;
        const parameterIds = Object.entries(order.results)
          .filter(([, { status, flag }]) => status === 'entered' && flag !== 'INVALID')
          .map(([id]) => Number(id));
        if (parameterIds.length === 0) return;
        await does(LABORATORY, 'laboratory/verify', orderId, { parameterIds });
        const critical = parameterIds.filter(id => order.results[id]?.critical);
        if (critical.length > 0) await reported(orderId, critical);
        await does(LABORATORY, 'laboratory/validate', orderId, { parameterIds });
      }
    };
    const alarms = ({ day, patient }: PastVisit) => day.isLast && alarmed === 0 && patient.age >= ADULT;
    const asked = (visit: PastVisit) => {
      const { illness, day } = visit;
      if (alarms(visit)) return { panel: 'DL', kind: 'panel' as const };
      const found = sent.find(({ codes }) => codes.test(illness.code));
      return found && random() < (day.isLast ? Math.min(1, found.part * 2) : found.part) ? found : undefined;
    };
    return {
      async isExamined(visit) {
        const { encounterId, doctor, day } = visit;
        const isAlarming = alarms(visit);
        const what = asked(visit);
        if (!what) return;
        if (isAlarming) alarmed++;
        const items = [{ kind: what.kind, id: examinations.get(what.panel) }];
        const priority = random() < 0.1 ? 'cito' : 'routine';
        const body = { encounterId, items, priority, acknowledged: true };
        const orderId = await does(doctor, 'laboratory/order', 0, body);
        // On the day that is shown, one patient in three still waits for sampling.
        if (day.isLast && !isAlarming && random() < 0.34) return;
        later(8, () => taken(orderId));
        later(30, () => measured(orderId, isAlarming));
        later(45, () =>
          isAlarming
            ? does(LABORATORY, 'laboratory/verify', orderId, { parameterIds: [examinations.get('HGB')] })
            : vouched(orderId),
        );
      },
    };
  },
});
