import { defaultSettings } from '@alur/contracts/settings/settings';
import type { Browser } from 'playwright-core';
import { enter } from '../../harness/api.ts';
import type { Visit } from '../../harness/half-day.ts';
import type { Server } from '../../harness/server.ts';

/** Makes the facility take photos, beginning with this patient. */
export async function takePhotos(server: Server, browser: Browser, { patientId }: Visit): Promise<void> {
  const admin = await enter(server, 'facility-admin');
  const values = { ...defaultSettings.general, cameraOnRegistration: true };
  await admin.does('settings/change', 0, { section: 'general', values });
  const front = await enter(server, 'front-office');
  const fileId = await front.sends(`/v2/patient/${patientId}/photo`, await portrait(browser));
  await front.does('patient/change-photo', patientId, { fileId });
}

/** A drawing, and no real person. */
async function portrait(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 480, height: 480 } });
  await page.setContent(
    `<svg viewBox="0 0 48 48" style="position:fixed;inset:0"><rect width="48" height="48" fill="#9cb8c9"/>
     <circle cx="24" cy="19" r="9" fill="#7a5640"/><path d="M6 48c0-11 8-17 18-17s18 6 18 17" fill="#36506b"/></svg>`,
  );
  const picture = await page.screenshot({ type: 'jpeg' });
  await page.close();
  return picture;
}
