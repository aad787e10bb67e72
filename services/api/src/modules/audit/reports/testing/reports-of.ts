import readSheets from 'read-excel-file/node';
import { expect } from 'vitest';
import type { ClinicApp, Person } from '../../../../testing/clinic-app.js';

/** The reason that reports on patients want. */
export const why = { 'x-reason': encodeURIComponent('Audit bulanan') };

/** Asks for reports with a reason, as the auditor where nobody else is named. */
export const reportsOf = (clinic: ClinicApp) => ({
  report: (path: string, who: Person = clinic.auditor, merchantId?: number) =>
    who.get(`/v2/audit/report/${path}`, merchantId, why),
  sheets: async (path: string) => {
    const { token, merchantId } = clinic.auditor;
    const answer = await clinic.app
      .getHttpAdapter()
      .getInstance()
      .inject({
        method: 'GET',
        url: `/v2/audit/report/${path}`,
        headers: { authorization: `Bearer ${token}`, 'x-merchant-id': String(merchantId), ...why },
      });
    expect(answer.statusCode, answer.payload.slice(0, 200)).toBe(200);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    return readSheets(answer.rawPayload as Buffer);
  },
});
