import { testCredentials } from '@alur/contracts/settings/commands';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/tokens.js';
import { Platform } from '../../../platform/platform.js';
import { EklaimAccess } from './eklaim-access.js';
import { EklaimProblem } from './eklaim-problem.js';

/** Whether the facility's E-Klaim takes the saved credentials. */
@Injectable()
export class EklaimBridge {
  private readonly access: EklaimAccess;

  constructor(@Inject(CONFIG) { eklaimServers }: Config, @Inject(Platform) platform: Platform) {
    this.access = new EklaimAccess(platform, eklaimServers);
    // A process of a few modules alone may not have the command.
    if (platform.commands.act(testCredentials.name))
      platform.commands.prepareWith(testCredentials.name, ({ merchantId }, { service }) =>
        service === 'e-klaim' ? this.tested(merchantId) : Promise.resolve({}),
      );
  }

  private async tested(merchantId: number): Promise<Record<string, unknown>> {
    const client = await this.access.of(merchantId);
    if (!client) return {};
    try {
      await client.test();
      return { tested: { outcome: 'accepted', message: null } };
    } catch (error) {
      if (!(error instanceof EklaimProblem)) throw error;
      const outcome = error.kind === 'unreachable' ? 'unreachable' : 'refused';
      return { tested: { outcome, message: error.message } };
    }
  }
}
