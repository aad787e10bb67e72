import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream=device-count=2',
];
const system = '/usr/bin/chromium';

/** The browser on this machine, or the one that comes with the project. */
export const browserProgram = async (): Promise<string> =>
  process.env['CHROMIUM'] ||
  (existsSync(system) ? system : (await import('@sparticuz/chromium')).default.executablePath());

/** With two cameras that are none; whoever asks for one is answered at once, by this. */
export const launchBrowser = async (camera: 'allowed' | 'denied' = 'allowed'): Promise<Browser> => {
  const answer = `--use-fake-ui-for-media-stream${camera === 'denied' ? '=deny' : ''}`;
  return chromium.launch({ executablePath: await browserProgram(), args: [...flags, answer], headless: true });
};
