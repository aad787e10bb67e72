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

/** The browser that is installed on this machine, or the one that comes with the project. */
export const browserProgram = async (): Promise<string> =>
  process.env['CHROMIUM'] ||
  (existsSync(system) ? system : (await import('@sparticuz/chromium')).default.executablePath());

/** Launches the browser with two fake cameras; requests for a camera are answered at once, as given here. */
export const launchBrowser = async (camera: 'allowed' | 'denied' = 'allowed'): Promise<Browser> => {
  const answer = `--use-fake-ui-for-media-stream${camera === 'denied' ? '=deny' : ''}`;
  return chromium.launch({ executablePath: await browserProgram(), args: [...flags, answer], headless: true });
};
