import { pairDevice, revokeDevice } from '@alur/contracts/identity/commands';
import { expect, it } from 'vitest';
import { on } from '../kernel/act.js';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { device, pair, revoke } from './device.js';
import { deviceView } from './views.js';

it('a display is paired for its schedules and revoked once', () => {
  const clinic = new MemoryClinic();
  const { id } = clinic.run(
    on(pairDevice, device, pair),
    { name: 'TV Lobi', scheduleIds: [4, 5] },
    { actorName: 'Adi' },
  );
  const row = { id, name: 'TV Lobi', scheduleIds: [4, 5], pairedBy: 'Adi', pairedAt: '2026-11-23T08:00:00.000Z' };
  expect(clinic.rows(deviceView)).toEqual([{ ...row, active: true, revokedAt: null }]);
  clinic.clock = '09:00';
  clinic.run(on(revokeDevice, device, revoke), {}, { id });
  expect(clinic.rows(deviceView)).toEqual([{ ...row, active: false, revokedAt: '2026-11-23T09:00:00.000Z' }]);
  expect(() => clinic.run(on(revokeDevice, device, revoke), {}, { id })).toThrow('device.revoked');
});
