import { antrean } from '@alur/domain/mobile-jkn/antrean';
import { demo } from '../../demo/demo.js';
import type { PastVisit } from '../../demo/history/past.js';

/** Whole days before the last one on which the clinic began to tell BPJS of its numbers. */
const BEGAN = 4;
const service = 'mobile-jkn';
const values = {
  ...{ queueUserKey: 'demonstrasi', inboundUsername: 'bpjs', inboundPassword: 'demonstrasi-antrean' },
};
const refusal = { problem: 'refused', code: 201, message: 'Jadwal dokter tidak ditemukan', willRetry: false };

/** BPJS was told of the last days' numbers: one was refused, and those of the last moments wait. */
export const mobileJknDemo = demo({
  where: 'clinic',
  needs: ['facility'],
  past: ({ step, state, later, days }, { facility }) => {
    const tells = ({ encounterId, nth, day }: PastVisit) =>
      later(4, async () => {
        for (const { step: of, status } of (await state(antrean, encounterId)).steps) {
          const isRefused = day.isLast && nth < 2 && of === 'added';
          const outcome = isRefused ? { failed: refusal } : { sent: true };
          if (status === 'queued') await step(facility, 'mobile-jkn/record-step', encounterId, { step: of, outcome });
          if (isRefused) return;
        }
      });
    return {
      async opens({ before }) {
        if (before === Math.min(BEGAN, days - 1))
          await step(facility, 'settings/save-credentials', 0, { service, values }, { sealed: 'demonstration' });
      },
      arrives: tells,
      staysAway: tells,
    };
  },
  files: ({ step }) => step('mobile-jkn credentials', 'settings/save-credentials', 0, { service, values }),
});
