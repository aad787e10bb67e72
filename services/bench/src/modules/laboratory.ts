import { laboratoryOrder } from '@alur/domain/laboratory/order';
import type { VisitPart } from '../clinic/visit-part.js';

/** A blood test for every third patient; one in four of them still waits for the result. */
export const laboratoryPart: VisitPart = async staff => {
  const specimenId = await staff.does('laboratory-specimen/add', 0, { name: 'Darah EDTA' });
  const number = { kind: 'number', specimenId, decimals: 1, price: 20_000 };
  const parameterIds: number[] = [];
  for (const code of ['HGB', 'HCT', 'RBC', 'WBC', 'PLT'])
    parameterIds.push(await staff.does('laboratory-parameter/add', 0, { ...number, name: code, code }));
  const items = parameterIds.map(id => ({ kind: 'parameter', id }));
  return async ({ encounterId, nth }) => {
    if (nth % 3 !== 0) return;
    const id = await staff.does('laboratory/order', 0, { encounterId, items, acknowledged: true });
    await staff.does('laboratory/collect', id, { specimenIds: [specimenId] });
    const order = await staff.stateOf(laboratoryOrder, id);
    const tube = order.status === 'none' ? undefined : order.specimens[0]?.number;
    await staff.does('laboratory/receive', id, { number: tube });
    if (nth % 12 === 0) return;
    const results = parameterIds.map(parameterId => ({ parameterId, text: `${10 + (nth % 6)}` }));
    await staff.does('laboratory/enter', id, { results });
    await staff.does('laboratory/verify', id, { parameterIds });
    await staff.does('laboratory/validate', id, { parameterIds });
  };
};
