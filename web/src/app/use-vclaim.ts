import { vclaimProvider } from '@alur/contracts/bpjs/vclaim';
import { integrations } from '@alur/contracts/settings/integrations';
import { useTopic } from '@/live/use-topic';

/** The facility's own code in VClaim; null where it has none or no credentials, so that nothing can be asked there. */
export function useVclaim(): string | null {
  const [own] = useTopic(vclaimProvider, {}).rows;
  const services = useTopic(integrations, {}).rows;
  return own && services.some(({ service }) => service === 'bpjs') ? own.code : null;
}
