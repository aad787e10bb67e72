import { Inject, Injectable } from '@nestjs/common';
import { testsCredentials } from '../../../integrations/credentials-test.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/tokens.js';
import { Platform } from '../../../platform/platform.js';
import { EklaimAccess } from './eklaim-access.js';
import { EklaimProblem } from './eklaim-problem.js';

/** Whether the facility's E-Klaim takes the saved credentials. */
@Injectable()
export class EklaimBridge {
  constructor(@Inject(CONFIG) { eklaimServers }: Config, @Inject(Platform) platform: Platform) {
    const access = new EklaimAccess(platform, eklaimServers);
    testsCredentials(platform, 'e-klaim', {
      ask: async merchantId => {
        const client = await access.of(merchantId);
        await client?.test();
        return client !== undefined;
      },
      outcomeOf: error =>
        error instanceof EklaimProblem
          ? { outcome: error.kind === 'unreachable' ? 'unreachable' : 'refused', message: error.message }
          : undefined,
    });
  }
}
