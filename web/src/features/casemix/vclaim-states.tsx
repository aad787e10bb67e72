import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { useTranslation } from 'react-i18next';
import { orErased } from '@/ui/or-erased';
import { Badge } from '@/ui/status-chip';

const tones = { queued: 'info', failed: 'danger', sent: 'success' } as const;

/** What else VClaim was asked of a letter and has not done, in BPJS's own words where it failed or waits. */
export function VclaimStates({ row }: { row: CasemixVisitRow }) {
  const { t } = useTranslation(['casemix', 'enums']);
  const asked = [
    ['correction', row.letterCorrection],
    ['deletion', row.letterDeletion],
    ['report', row.dischargeReport],
    ['recordSending', row.recordSending],
  ] as const;
  return asked.map(([what, of]) => {
    if (of === null || of.status === 'reported') return null;
    const { status, problem } = of;
    const words = problem && [
      t(`enums:letterProblem.${problem.problem}`),
      problem.message && orErased(problem.message),
    ];
    return (
      <span key={what} className="grid justify-items-start text-xs">
        <Badge tone={tones[status]}>
          {what === 'recordSending'
            ? t(`casemix:recordSending.${status}`)
            : t(`casemix:${what}.${status === 'queued' ? 'queued' : 'failed'}`)}
        </Badge>
        {words && <span className="text-muted-foreground">{words.filter(Boolean).join(': ')}</span>}
      </span>
    );
  });
}
