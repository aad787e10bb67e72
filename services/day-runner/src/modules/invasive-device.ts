import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

/** Devices that were removed twice, or after their insertion was voided. */
export const devicesRemovedTwice = (events: readonly LoggedEvent[]): number => {
  const over = new Set<string>();
  let twice = 0;
  for (const { type, data } of events) {
    if (type !== 'InvasiveDeviceRemoved' && type !== 'InvasiveDeviceEnteredInError') continue;
    const id = String(data['deviceId']);
    if (type === 'InvasiveDeviceRemoved' && over.has(id)) twice++;
    over.add(id);
  }
  return twice;
};

/** Only counted, because the played day has no inpatients here. */
export const invasiveDeviceDay: DayModule = { zeros: { devices_removed_twice: devicesRemovedTwice } };
