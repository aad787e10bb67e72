import { pairDevice, revokeDevice } from '@alur/contracts/identity/commands';
import { it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deviceView } from './views.js';

it('a display is paired for its schedules and revoked once', () => {
  const story = given();
  const says = { name: 'TV Lobi', scheduleIds: [4, 5] };
  const row = { id: 8, ...says, pairedBy: 'Adi', pairedAt: '2026-11-23T08:00:00.000Z' };
  const paired = story.when(pairDevice, says, { actorName: 'Adi', ids: { device: 8 } });
  paired.then({ 'device-8': [{ type: 'DisplayPaired', data: { deviceId: 8, ...says, pairedBy: 'Adi' } }] });
  paired.thenRows(deviceView, [{ ...row, active: true, revokedAt: null }]);
  const revoked = story.when(revokeDevice, { id: 8 }, { clock: '09:00' });
  revoked.then({ 'device-8': [{ type: 'DisplayRevoked', data: { deviceId: 8 } }] });
  revoked.thenRows(deviceView, [{ ...row, active: false, revokedAt: '2026-11-23T09:00:00.000Z' }]);
  revoked.when(revokeDevice, { id: 8 }).thenRejects('device.revoked');
});
