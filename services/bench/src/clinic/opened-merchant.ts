import type { Platform } from '@alur/api/platform/platform';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { randomUUID } from 'node:crypto';

const at = '2026-01-01T00:00:00.000Z';

/** Opens a facility with an id chosen by the bench, as the operator would. */
export const openMerchant = async ({ log }: Platform, merchantId: number): Promise<void> => {
  const data = {
    ...{ merchantId, name: 'Klinik Ukur', category: 'primary_clinic', timezone: 'Asia/Jakarta', isBpjs: true },
    ...{ address: 'Jl. Pemuda 1', phone: '024' },
    categoryTypes: ['outpatient', 'laboratory', 'radiology', 'surgery'],
  };
  await log.append(
    [{ stream: `merchant-${merchantId}`, expected: 'none', events: [{ type: 'MerchantCreated', data }] }],
    [],
    {
      ...{ merchantId: CHANNEL, actorId: 0, role: 'system', commandId: randomUUID(), appendId: randomUUID() },
      ...{ correlationId: randomUUID(), at, localDate: at.slice(0, 10), offset: '+07:00', origin: { device: 'bench' } },
    },
  );
};
