import type { ClaimRow } from '@alur/contracts/casemix/rows';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDateTime, formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { ClaimSubmissionChip } from './claim-submission-chip';

/** How the claim stands with E-Klaim, and what its groupers made of it beside what the facility charges. */
export function ClaimSubmission({ row }: { row: ClaimRow }) {
  const { t } = useTranslation('casemix');
  const { submission, requestedAt, sentAt, groupings } = row;
  return (
    <Card title={t('eklaim')} actions={<ClaimSubmissionChip status={submission} />} bodyClassName="flex flex-col gap-3">
      {submission === 'unsent' && <p className="text-muted-foreground">{t('notAsked')}</p>}
      <Problem row={row} />
      {submission === 'queued' && requestedAt && (
        <p className="text-muted-foreground">{t('waitsSince', { at: formatDateTime(requestedAt) })}</p>
      )}
      {groupings.length > 0 && <Groupings row={row} />}
      {sentAt && <p className="text-muted-foreground">{t('sentAt', { at: formatDateTime(sentAt) })}</p>}
    </Card>
  );
}

/** Why it failed or waits, in E-Klaim's own words. */
function Problem({ row: { problem, submission } }: { row: ClaimRow }) {
  const { t } = useTranslation(['casemix', 'enums']);
  if (!problem) return null;
  const parts = [
    problem.message && orErased(problem.message),
    problem.errorNo,
    problem.method && t('casemix:failedStep', { method: problem.method }),
  ].filter(Boolean);
  return (
    <p className={submission === 'failed' ? 'text-danger-text' : 'text-warning-text'}>
      {t(`enums:claimProblem.${problem.problem}`)}
      {parts.length > 0 && <span className="block text-xs">{parts.join(' · ')}</span>}
    </p>
  );
}

function Groupings({ row: { groupings, total } }: { row: ClaimRow }) {
  const { t } = useTranslation(['casemix', 'enums']);
  const paid = groupings.find(({ tariff }) => tariff !== null);
  return (
    <>
      {groupings.map(({ system, code, description, version }) => (
        <div key={system}>
          <p>
            <span className="text-muted-foreground">{t(`enums:grouperSystem.${system}`)}</span>{' '}
            <strong className="tabular">{code}</strong>
          </p>
          <p>{orErased(description)}</p>
          {version && <p className="text-xs text-muted-foreground">{t('casemix:version', { version })}</p>}
        </div>
      ))}
      {paid?.tariff != null && total !== null && (
        <Facts
          facts={[
            [
              t('casemix:grouperTariff', { system: t(`enums:grouperSystem.${paid.system}`) }),
              formatRupiah(paid.tariff),
            ],
            [t('casemix:tariffRs'), formatRupiah(total)],
            [
              t('casemix:difference'),
              <span key="difference" className={paid.tariff < total ? 'text-danger-text' : undefined}>
                {formatRupiah(paid.tariff - total)}
              </span>,
            ],
          ]}
        />
      )}
    </>
  );
}
