import type { AskedOfVclaim } from '@alur/contracts/casemix/asked-of-vclaim';
import { CircleCheck, CircleX, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orErased } from '@/ui/or-erased';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks = {
  going: ['info', LoaderCircle],
  waits: ['warning', TriangleAlert],
  failed: ['danger', CircleX],
  done: ['success', CircleCheck],
} as const satisfies Record<string, readonly [Tone, LucideIcon]>;

/** How something stands with VClaim; what it did not take yet waits. */
export function VclaimState({ is, children }: { is: keyof typeof looks; children: string }) {
  const [tone, icon] = looks[is];
  return (
    <StatusChip tone={tone} icon={icon}>
      {children}
    </StatusChip>
  );
}

/** Why something was not done, in BPJS's own words. */
export function VclaimWords({ of }: { of: AskedOfVclaim['problem'] | undefined }) {
  const { t } = useTranslation('enums');
  if (!of) return null;
  const said = [t(`letterProblem.${of.problem}`), of.message && orErased(of.message), of.code];
  return <span className="block text-xs text-danger-text">{said.filter(Boolean).join(' · ')}</span>;
}
