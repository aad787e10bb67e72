import { testCredentials } from '@alur/contracts/settings/commands';
import type { CredentialTest, Integration } from '@alur/contracts/settings/integrations';
import type { Platform } from '../platform/platform.js';

interface CredentialsTest {
  /** Asks the service in earnest; false where the facility is not connected. */
  readonly ask: (merchantId: number) => Promise<boolean>;
  /** What a failure says of the credentials; undefined for one that is no answer of the service. */
  readonly outcomeOf: (error: unknown) => { outcome: CredentialTest; message: string } | undefined;
}

/** Has a service asked when its credentials are tested. */
export function testsCredentials(
  { commands }: Pick<Platform, 'commands'>,
  service: Integration,
  { ask, outcomeOf }: CredentialsTest,
): void {
  // A process of a few modules alone may not have the command.
  if (!commands.act(testCredentials.name)) return;
  commands.prepareWith(testCredentials.name, async ({ merchantId }, body) => {
    if (body['service'] !== service) return {};
    try {
      return (await ask(merchantId)) ? { tested: { outcome: 'accepted', message: null } } : {};
    } catch (error) {
      const tested = outcomeOf(error);
      if (!tested) throw error;
      return { tested };
    }
  });
}
