import type { ScoreOutcome } from './score.js';

/** The chart booklet's colours: refer at once, treat and see again, advise for care at home. */
export const red = (id: string, en: string): ScoreOutcome => ({
  ...{ id, en, tone: 'danger' },
  action: { id: 'Beri tindakan pra-rujukan dan rujuk segera.', en: 'Treat before referral, and refer at once.' },
});
export const yellow = (id: string, en: string): ScoreOutcome => ({
  ...{ id, en, tone: 'waiting' },
  action: { id: 'Obati menurut bagan; kunjungan ulang.', en: 'Treat by the chart; see again.' },
});
export const green = (id: string, en: string): ScoreOutcome => ({
  ...{ id, en, tone: 'success' },
  action: {
    id: 'Nasihati perawatan di rumah dan kapan harus kembali.',
    en: 'Advise care at home, and when to return.',
  },
});
/** What the child does not have, so that nothing of it is classified. */
export const absent = (id: string, en: string): ScoreOutcome => ({ id, en, tone: 'neutral' });
