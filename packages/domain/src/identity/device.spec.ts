import { pairDevice, revokeDevice } from '@alur/contracts/identity/commands';
import { it } from 'vitest';
import { openClinic, OTHER, SCHEDULE } from '../care/testing/open-clinic.js';
import { deviceView } from './views.js';

it('a display is paired for its schedules and revoked once', () => {
  const { story, opens } = openClinic();
  opens(OTHER);
  const says = { name: 'TV Lobi', scheduleIds: [SCHEDULE, OTHER] };
  story
    .when(pairDevice, { ...says, scheduleIds: [SCHEDULE, 99] }, { ids: { device: 8 } })
    .thenRejects('schedule.not-found');
  const row = { id: 8, ...says, pairedBy: 'Adi', pairedAt: '2026-11-23T08:00:00.000Z' };
  const paired = story.when(pairDevice, says, { actorName: 'Adi', ids: { device: 8 } });
  paired.then({ 'device-8': [{ type: 'DisplayPaired', data: { deviceId: 8, ...says, pairedBy: 'Adi' } }] });
  paired.thenRows(deviceView, [{ ...row, active: true, revokedAt: null }]);
  const revoked = story.when(revokeDevice, { id: 8 }, { clock: '09:00' });
  revoked.then({ 'device-8': [{ type: 'DisplayRevoked', data: { deviceId: 8 } }] });
  revoked.thenRows(deviceView, [{ ...row, active: false, revokedAt: '2026-11-23T09:00:00.000Z' }]);
  revoked.when(revokeDevice, { id: 8 }).thenRejects('device.revoked');
});
