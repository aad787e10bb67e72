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
];
const system = '/usr/bin/chromium';

const binary = async (): Promise<string> =>
  process.env['CHROMIUM'] ||
  (existsSync(system) ? system : (await import('@sparticuz/chromium')).default.executablePath());

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await binary(), args: flags, headless: true });
