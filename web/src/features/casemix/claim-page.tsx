import * as commands from '@alur/contracts/casemix/commands';
import { lengthOfStay } from '@alur/contracts/casemix/episode';
import { claimOne, type ClaimRow } from '@alur/contracts/casemix/rows';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { NotFoundScreen } from '@/app/error-screen';
import { useAsk } from '@/forms/use-ask';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { ageText } from '@/ui/age-text';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PageHead, type Back } from '@/ui/page-head';
import { RecordPanes } from '@/ui/record-page';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { ClaimChip } from './claim-chip';
import { ClaimCodes } from './claim-codes';
import { ClaimSubmission } from './claim-submission';
import { ClaimDataForm } from './claim-data';
import { ClaimTariff } from './claim-tariff';
import { useEpisode, type Episode } from './use-episode';
import { kindOf } from './kind-of';

/** One claim: its codes, its data, its prices, and the next step. */
export function ClaimPage({ id, back }: { id: number; back: Back }) {
  const { t } = useTranslation('casemix');
  const topic = useTopic(claimOne, { id });
  const episode = useEpisode(id);
  const row = topic.rows[0];
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={6} columns={4} />;
  if (!row) return <NotFoundScreen />;
  return (
    <>
      <PageHead
        title={orErased(row.patientName)}
        place={t('claim')}
        back={back}
        meta={
          <span className="flex flex-wrap items-center gap-2">
            <ClaimChip status={row.status} />
            <span className="tabular">{row.letterNumber}</span>
            <Freshness topicKey={topic.topicKey} status={topic.status} />
          </span>
        }
        actions={<Deeds row={row} />}
      />
      <ReopenedVisits row={row} episode={episode} />
      {episode.loading ? <TableSkeleton rows={6} columns={2} /> : <Content row={row} episode={episode} />}
    </>
  );
}

function Content({ row, episode }: { row: ClaimRow; episode: Episode }) {
  const { t } = useTranslation('casemix');
  return (
    <RecordPanes
      first="codes"
      panes={[
        { key: 'codes', label: t('codes'), share: 4, content: <ClaimCodes key={row.id} {...{ row, episode }} /> },
        { key: 'data', label: t('data'), share: 4, content: <ClaimDataForm key={row.id} {...{ row, episode }} /> },
        {
          ...{ key: 'tariff', label: t('tariff'), share: 3 },
          content: (
            <>
              {row.status !== 'cancelled' && <ClaimSubmission row={row} />}
              <ClaimTariff {...{ row, episode }} />
              <Course row={row} episode={episode} />
            </>
          ),
        },
      ]}
    />
  );
}

/** A final claim stays as it is when its visit is reopened, so its coder is told. */
function ReopenedVisits({ row: { finalized }, episode: { visits } }: { row: ClaimRow; episode: Episode }) {
  const { t } = useTranslation('casemix');
  const reopened = visits.filter(({ reopenedAt }) => finalized && reopenedAt && reopenedAt > finalized.at);
  return reopened.map(({ id, unitName, reopenedAt }) => (
    <p key={id} role="alert" className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
      {t('visitReopened', { unit: unitName, at: formatDateTime(reopenedAt ?? '') })}
    </p>
  ));
}

/** The next step comes last. */
function Deeds({ row }: { row: ClaimRow }) {
  const { t } = useTranslation('casemix');
  const can = useCan();
  const { id, status, submission } = row;
  const { ask, dialog } = useAsk();
  const finalize = useCommand(commands.finalizeClaim, { success: t('finalizedDone') });
  const reopen = useReasonCommand(id, {
    ...{ command: commands.reopenClaim },
    ...{ title: t('reopen'), description: t('reopenText'), confirmLabel: t('reopen'), success: t('reopenedDone') },
  });
  const cancel = useReasonCommand(id, {
    ...{ command: commands.cancelClaim, danger: true },
    ...{ title: t('cancel'), description: t('cancelText'), confirmLabel: t('cancel'), success: t('cancelledDone') },
  });
  const send = () =>
    ask(
      { title: t('finalize'), text: t('finalizeText'), confirm: t('finalize') },
      () => void finalize.run({ id, body: {} }),
    );
  const group = useCommand(commands.submitClaim, { success: t('groupDone') });
  const submit = useCommand(commands.submitClaim, { success: t('submitDone') });
  const sendOff = () =>
    ask(
      { title: t('submit'), text: t('submitText'), confirm: t('submit') },
      () => void submit.run({ id, body: { goal: 'sent' } }),
    );
  const isEditable = (status === 'open' || status === 'coded') && submission !== 'sent';
  const isWaiting = submission === 'queued' || submission === 'sent';
  const maySubmit = status === 'finalized' && !isWaiting && can('casemix.claim:submit');
  return (
    <>
      {isEditable && can('casemix.claim:reopen') && <Button onClick={cancel.ask}>{t('cancel')}</Button>}
      {status === 'finalized' && submission !== 'sent' && can('casemix.claim:reopen') && (
        <Button onClick={reopen.ask}>{t('reopen')}</Button>
      )}
      {isEditable && can('casemix.claim:finalize') && (
        <Button
          variant="primary"
          pending={finalize.pending}
          disabledReason={status === 'open' ? t('codesFirst') : row.data === null ? t('dataFirst') : undefined}
          onClick={send}
        >
          {t('finalize')}
        </Button>
      )}
      {maySubmit && (
        <Button pending={group.pending} onClick={() => void group.run({ id, body: { goal: 'grouped' } })}>
          {t('group')}
        </Button>
      )}
      {maySubmit && (
        <Button variant="primary" pending={submit.pending} onClick={sendOff}>
          {t('submit')}
        </Button>
      )}
      {dialog}
      {reopen.dialog}
      {cancel.dialog}
    </>
  );
}

/** The visits that it claims, and who did which step. */
function Course({ row, episode }: { row: ClaimRow; episode: Episode }) {
  const { t } = useTranslation(['casemix', 'enums']);
  const said = (step: ClaimRow['ended']) => step && `${step.by}, ${formatDateTime(step.at)}`;
  return (
    <Card title={t('casemix:course')}>
      <Facts
        facts={[
          [t('casemix:recordNumber'), orErased(row.recordNumber)],
          [t('casemix:age'), ageText(row.age)],
          [t('casemix:care'), t(`enums:careKind.${row.care}`)],
          [t('casemix:careFrom'), formatDate(row.careFrom)],
          [t('casemix:careUntil'), formatDate(row.careUntil)],
          [t('casemix:column.days'), t('casemix:dayCount', { count: lengthOfStay(row.careFrom, row.careUntil) })],
          [
            t('casemix:visits'),
            <ul key="visits">
              {episode.visits.map(visit => (
                <li key={visit.id}>
                  {t(`casemix:kind.${kindOf(visit)}`)}, {visit.unitName}, {formatDate(visit.date)}
                </li>
              ))}
            </ul>,
          ],
          [t('casemix:opened'), said(row.opened)],
          [t('casemix:column.coder'), row.coder],
          [t('casemix:finalized'), said(row.finalized)],
          [t('casemix:ended'), said(row.ended)],
          [t('casemix:reason'), row.reason],
        ]}
      />
    </Card>
  );
}
