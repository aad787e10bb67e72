import { demo } from '../../demo/demo.js';

const NURSE = 'perawat@alur.example';

const problems = [
  {
    name: 'Nyeri akut',
    goal: 'Skala nyeri turun menjadi 3 atau kurang dalam 24 jam',
    interventions: 'Nilai nyeri tiap shift\nAjarkan napas dalam\nKompres hangat\nKolaborasi pemberian analgesik',
  },
  {
    name: 'Risiko jatuh',
    goal: 'Pasien tidak jatuh selama dirawat',
    interventions: 'Pasang pagar tempat tidur\nDekatkan bel dan barang pasien\nDampingi ke kamar mandi',
  },
  {
    name: 'Bersihan jalan napas tidak efektif',
    goal: 'Batuk efektif, bunyi napas bersih',
    interventions: 'Posisi setengah duduk\nAjarkan batuk efektif\nKolaborasi nebulisasi',
  },
  {
    name: 'Gangguan pola tidur',
    goal: 'Tidur 6 jam tanpa terbangun',
    interventions: 'Redupkan lampu setelah pukul 21.00\nKelompokkan tindakan malam',
  },
] as const;
const interventions = ['Ukur tanda vital', 'Ganti posisi tiap 2 jam', 'Perawatan luka', 'Edukasi kebersihan tangan'];

const answer = (linkId: string, group: number, text: string) => ({ linkId, group, number: null, text, code: null });
const planOf = (subjective: string, objective: string, names: readonly string[]) => [
  ...[answer('subjective', 0, subjective), answer('objective', 0, objective)],
  ...names.flatMap((name, group) => {
    const known = problems.find(each => each.name === name);
    return [
      answer('problem', group, name),
      answer('outcome', group, known?.goal ?? ''),
      answer('interventions', group, known?.interventions ?? ''),
    ];
  }),
];

/** The facility has nursing lists of its own; both inpatients have a care plan in progress, and one a handover. */
export const nursingDemo = demo({
  needs: ['here', 'stays'],
  run: async ({ here }) => {
    for (const problem of problems) await here(`nursing problem ${problem.name}`, 'nursing-problem/add', problem);
    for (const name of interventions) await here(`nursing intervention ${name}`, 'nursing-intervention/add', { name });
  },
  past: ({ does }, { stays }) => ({
    async opens({ isLast }) {
      if (!isLast) return;
      const signs = (name: string, answers: readonly object[]) =>
        does(NURSE, 'record/sign-form', 0, {
          ...{ encounterId: stays.get(name), form: 'nursing-care', formVersion: 1, answers },
        });
      const suharti = await signs(
        'Suharti Ningsih',
        planOf('Nyeri lutut saat berdiri, skala 5', 'Wajah meringis, TD 138/84', ['Nyeri akut', 'Risiko jatuh']),
      );
      const acts = (problem: number, action: string, response: string) =>
        does(NURSE, 'nursing/record-action', suharti, { problem, action, response });
      await acts(1, 'Kompres hangat', 'Nyeri berkurang menjadi skala 3');
      await acts(1, 'Ajarkan napas dalam', 'Pasien mampu mengulang');
      await acts(2, 'Pasang pagar tempat tidur', '');
      await does(NURSE, 'nursing/evaluate', suharti, {
        ...{ problem: 1, outcome: 'improved', text: 'Skala nyeri 5 menjadi 3 setelah kompres' },
      });
      const bambang = await signs(
        'Bambang Sudarsono',
        planOf('Sulit tidur karena pasien sebelah', 'Tampak mengantuk', ['Gangguan pola tidur']),
      );
      await does(NURSE, 'nursing/record-action', bambang, {
        ...{ problem: 1, action: 'Redupkan lampu setelah pukul 21.00', response: 'Tidur 6 jam' },
      });
      await does(NURSE, 'nursing/resolve', bambang, { problem: 1, resolution: 'met', text: 'Tidur pulas' });
      await does(NURSE, 'nursing/hand-over', 0, {
        ...{ encounterId: stays.get('Suharti Ningsih'), shift: 'night', instruction: 'Nilai nyeri pukul 08.00' },
        parts: [
          { part: 'situation', text: 'Nyeri lutut skala 3, hari rawat ketiga' },
          { part: 'background', text: 'Osteoartritis, risiko jatuh' },
          { part: 'assessment', text: 'Nyeri membaik, tidur cukup' },
          { part: 'recommendation', text: 'Dampingi ke kamar mandi, lanjutkan kompres hangat' },
        ],
      });
    },
  }),
});
