import dimse from 'dcmjs-dimse';
import { DevicePort } from '../../../platform/devices/device-port.js';
import { DeviceSession, type Desk } from './device-session.js';

const MOST_LINES = 50;

/** A port for imaging devices, which speak DICOM's own protocol. */
export function devicePort(desk: Desk): DevicePort {
  // The library tells the console of each message, with what stands in it.
  dimse.log.disableAll();
  return new DevicePort(socket => {
    const session = new DeviceSession(socket, desk);
    session.on('networkError', () => socket.destroy());
  }, MOST_LINES);
}
