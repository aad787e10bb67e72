import { catalogued } from '../../testing/catalogued.js';
import { play, reason } from '../../testing/play.js';

const answer = (linkId: string, group: number, text: string) => ({ linkId, group, number: null, text, code: null });

/** A plan with two problems is carried out, evaluated and ended; a shift hands over to the next. */
export const nursingPlay = play({
  needs: ['stay'],
  run: async ({ does, colleague, stay: encounterId }) => {
    await catalogued(does, 'nursing-problem', { name: 'Nyeri akut', interventions: 'Ajarkan napas dalam' });
    await catalogued(does, 'nursing-intervention', { name: 'Kompres hangat' });
    const answers = [
      answer('subjective', 0, 'Nyeri saat bergerak'),
      answer('problem', 0, 'Nyeri akut'),
      answer('interventions', 0, 'Ajarkan napas dalam'),
      answer('problem', 1, 'Risiko jatuh'),
    ];
    const plan = { encounterId, form: 'nursing-care', formVersion: 1, answers };
    const careId = await does('record/sign-form', 0, plan);
    await does('nursing/record-action', careId, { problem: 1, action: 'Ajarkan napas dalam', response: 'Mampu' });
    await does('nursing/record-action', careId, { problem: 2, action: 'Pasang pagar tempat tidur' });
    await does('nursing/strike-entry', careId, { entryId: 2, reason });
    await does('nursing/evaluate', careId, { problem: 1, outcome: 'improved', text: 'Skala nyeri 2' });
    await does('nursing/resolve', careId, { problem: 1, resolution: 'met' });

    const handover = { encounterId, shift: 'morning', parts: [{ part: 'situation', text: 'Nyeri terkontrol' }] };
    const mistaken = await does('nursing/hand-over', 0, handover);
    await does('nursing/strike-handover', mistaken, { reason });
    const another = await colleague();
    await does('nursing/receive-handover', await another('nursing/hand-over', 0, handover));
  },
});
