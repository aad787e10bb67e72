import { moduleOf } from '../kernel/module.js';
import { deviceActs } from './acts/devices.js';
import { invasiveDeviceEvents } from './events.js';
import { invasiveDeviceView } from './invasive-device-view.js';
import { invasiveDevice } from './invasive-device.js';

export const invasiveDeviceModule = moduleOf('invasive-device', {
  events: invasiveDeviceEvents,
  aggregates: [invasiveDevice],
  acts: deviceActs,
  views: [invasiveDeviceView],
});
