import { afterAll, beforeAll, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';

let clinic: ClinicApp;
beforeAll(async () => {
  clinic = await clinicApp();
});
afterAll(() => clinic.stop());

const values = { organizationId: '100', clientId: 'klien-alur', clientSecret: 'rahasia-sekali' };

it('credentials are kept sealed, and shown to nobody: not in rows, not in the log, not to an auditor', async () => {
  const { owner, database } = clinic;
  const saved = await owner.post('/v2/settings/save-credentials', { service: 'satu-sehat', values });
  expect(saved.status).toBe(200);
  const shown = await owner.get('/v2/live/settings.integrations');
  expect(shown.body.data).toMatchObject([{ service: 'satu-sehat', tested: false }]);
  const events = await owner.get('/v2/audit/events?limit=5000');
  expect(JSON.stringify(events.body)).toContain('CredentialsSaved');
  for (const { body } of [shown, events]) expect(JSON.stringify(body)).not.toContain(values.clientSecret);
  const { rows } = await database.worker.query('select data::text as data from public.events');
  expect(rows.map(({ data }) => data).join()).not.toContain(values.clientSecret);
});

it('all of a service’s credentials are asked for', async () => {
  const { clientSecret: _secret, ...part } = values;
  const answer = await clinic.owner.post('/v2/settings/save-credentials', { service: 'satu-sehat', values: part });
  expect(answer.status).toBe(400);
});
