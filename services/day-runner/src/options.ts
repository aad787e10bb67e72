import { parseArgs } from 'node:util';
import type { Store } from './own-system.js';
import type { Speed } from './wire/pace.js';

export interface Options {
  file: string;
  /** Address of a running system; without one the run starts its own. */
  url: string | null;
  speed: Speed;
  boards: number;
  /** Whether facilities have beds, so that modules also play in wards and the emergency unit. */
  isHospital: boolean;
  /** Prints only the result. */
  isQuiet: boolean;
  /** Share of the commands after which the run's own server is killed and restarted. */
  killAt: number | null;
  /** The log's store in the run's own system. */
  store: Store;
}

export const usage = `npm run day -- --file <csv> [--url <address>] [--speed max|<n>x|<n>/s] [--boards <n>] [--hospital] [--kill-at <part>] [--store postgres|kurrentdb] [--json]

  --file     the day's appointments
  --url      a running system; ALUR_EMAIL and ALUR_PASSWORD are a channel administrator's login there
  --speed    max: 32 commands in flight (the default); 200/s: so many a second; 60x: the file's own day, so many times as fast
  --boards   how many boards watch (20)
  --hospital the facilities have beds: an evening in the wards and the emergency unit follows the clinics' day
  --kill-at  0.5: kills the server and its database half-way, as a power cut would, and starts them again (without --url)
  --store    kurrentdb: the log is in a stand-in for a KurrentDB and not in the database (without --url)
  --json     the result alone, no progress`;

const speedOf = (text: string): Speed => {
  if (text === 'max') return { kind: 'max' };
  const [, number, unit] = /^(\d+(?:\.\d+)?)(x|\/s)$/.exec(text) ?? [];
  const value = Number(number);
  if (!(value > 0)) throw new Error(`--speed ${text} is neither max, nor <n>x, nor <n>/s`);
  return unit === 'x' ? { kind: 'replay', times: value } : { kind: 'rate', perSecond: value };
};

const wholeOf = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new Error(`--boards ${text} is not a number`);
  return Number(text);
};

const partOf = (text: string): number => {
  const part = Number(text);
  if (!(part > 0 && part < 1)) throw new Error(`--kill-at ${text} is not between 0 and 1`);
  return part;
};

const storeOf = (text: string): Store => {
  if (text !== 'postgres' && text !== 'kurrentdb') throw new Error(`--store ${text} is neither postgres nor kurrentdb`);
  return text;
};

export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      file: { type: 'string' },
      url: { type: 'string' },
      speed: { type: 'string', default: 'max' },
      boards: { type: 'string', default: '20' },
      hospital: { type: 'boolean', default: false },
      'kill-at': { type: 'string' },
      store: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const killAt = values['kill-at'];
  if (!values.file) throw new Error('--file is missing');
  if (killAt !== undefined && values.url !== undefined) throw new Error('--kill-at needs a system of the run’s own');
  if (values.store !== undefined && values.url !== undefined)
    throw new Error('--store needs a system of the run’s own');
  return {
    file: values.file,
    url: values.url?.replace(/\/+$/, '') ?? null,
    speed: speedOf(values.speed),
    boards: wholeOf(values.boards),
    isHospital: values.hospital,
    isQuiet: values.json,
    killAt: killAt === undefined ? null : partOf(killAt),
    store: storeOf(values.store ?? 'postgres'),
  };
};
