import { play, reason } from '../../testing/play.js';

/** The note that was signed is corrected by a version. */
export const recordPlay = play({
  needs: ['finishedVisit'],
  run: async ({ does, until, finishedVisit, today }) => {
    const path = `/v2/consultation/visits?date=${today}&limit=100`;
    const isSigned = (row: Record<string, unknown>) =>
      row['encounterId'] === finishedVisit && (row['notes'] as unknown[]).length > 0;
    const { notes } = (await until(path, isSigned)) as { notes: [{ noteId: number }] };
    await does('record/amend-note', notes[0].noteId, { subjective: 'Demam tiga hari', amends: 1, reason });
  },
});
