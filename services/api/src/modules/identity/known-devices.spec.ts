import { expect, it } from 'vitest';
import { KnownDevices } from './known-devices.js';

const key = new Uint8Array(32).fill(7);

it('remembers who logged in on the device, under one id', async () => {
  const devices = new KnownDevices(key);
  const first = await devices.of(await devices.knowing(5, undefined));
  const second = await devices.of(await devices.knowing(6, first));
  expect(second).toEqual({ id: first?.id, users: [6, 5] });
});

it('knows no device that we did not sign, and none that is old', async () => {
  const devices = new KnownDevices(key);
  const token = await devices.knowing(5, undefined);
  expect(await devices.of(undefined)).toBeUndefined();
  expect(await devices.of('x.y.z')).toBeUndefined();
  expect(await new KnownDevices(new Uint8Array(32).fill(8)).of(token)).toBeUndefined();
  expect(await new KnownDevices(key, () => Date.now() + 181 * 86_400_000).of(token)).toBeUndefined();
});
