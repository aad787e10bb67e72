import { submission } from '@alur/domain/satusehat/submission';
import { v5 as uuidFrom } from 'uuid';
import { demo } from '../../demo/demo.js';

const ADMIN = 'admin@alur.example';
/** Namespace, freely chosen, of the ids that SATUSEHAT would have given. */
const NAMESPACE = '5b1f6a0e-93c7-4d52-8a41-c1e0a7d2f6b8';
const remoteId = (localId: string, of: number) => uuidFrom(`${localId} ${of}`, NAMESPACE);
/** Whole days before the last one on which the facility began to send. */
const BEGAN = 1;

const service = 'satu-sehat';
const values = { organizationId: '100012345', clientId: 'demonstrasi', clientSecret: 'demonstrasi' };

const failure = { resourceType: null, localId: null, ruleNumber: null, message: null, willRetry: false };
const noNik = { ...failure, problem: 'patient_nik_missing' };
const refused = {
  ...{ ...failure, problem: 'resource_refused', resourceType: 'Condition', localId: 'diagnosis-1' },
  ...{ ruleNumber: '10414', message: 'Diagnosis code is not valid' },
};
const vitamin = {
  ...{ resourceType: 'MedicationRequest', localId: 'medicine-1', name: 'Vitamin B kompleks' },
  leftOutFor: 'kfa_missing',
};

/** How the attempt ended for one visit in so many; null for one that still waits. */
const outcomeOf = (nth: number, isLast: boolean) => {
  if (isLast && nth % 6 === 1) return null;
  if (nth % 17 === 5) return { failed: noNik };
  if (nth % 29 === 7) return { failed: refused };
  return { completed: true, leftOut: nth % 9 === 4 ? [vitamin] : [] };
};

/** Visits of the last days were sent; some wait, some were refused. The installation itself is connected to nobody. */
export const satusehatDemo = demo({
  needs: ['here', 'facility', 'rooms'],
  run: async ({ here, rooms }) => {
    for (const [name, unitId] of rooms)
      await here(`location ${name}`, 'satusehat/assign-location', { unitId, locationId: remoteId(name, unitId) });
  },
  past: ({ step, state, later, days }, { facility }) => ({
    async opens({ before }) {
      // They are sealed once there is an installation that has keys.
      if (before === Math.min(BEGAN, days - 1))
        await step(facility, 'settings/save-credentials', 0, { service, values }, { sealed: 'demonstration' });
    },
    goesHome: ({ encounterId, nth, day }) =>
      later(5, async () => {
        const outcome = outcomeOf(nth, day.isLast);
        const asked = await state(submission, encounterId);
        if (asked.status !== 'queued' || !outcome) return;
        const types = 'completed' in outcome ? (['Encounter', 'Condition'] as const) : [];
        const sent = types.map(resourceType => {
          const localId = resourceType.toLowerCase();
          const made = remoteId(localId, encounterId);
          return { resourceType, localId, remoteId: made, contentHash: made };
        });
        await step(facility, 'satusehat/record-progress', encounterId, { request: asked.request, sent, outcome });
      }),
  }),
  files: ({ does }) => does('satusehat credentials', ADMIN, 'settings/save-credentials', 0, { service, values }),
});
