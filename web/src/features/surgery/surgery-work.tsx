import { visitForms } from '@alur/contracts/record/form-rows';
import { ANAESTHESIA_NOTE, OPERATION_REPORT, PREOPERATIVE } from '@alur/contracts/record/forms/form-names';
import { surgeryIn } from '@alur/contracts/record/forms/surgery-number';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { Clock, FilePlus2, FileText, HeartPulse } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';
import { TransactionStatusChip } from '@/ui/transaction-status-chip';
import { Checklists } from './checklist-card';
import { slotText } from './looks';

const TimesDialog = lazy(async () => ({ default: (await import('./course-dialogs')).TimesDialog }));
const RecoveryDialog = lazy(async () => ({ default: (await import('./course-dialogs')).RecoveryDialog }));

interface WorkProps {
  row: SurgeryRow;
  /** Opens a form of the operation; record 0 is a new one. */
  onForm: (form: string, recordId: number) => void;
}

/** One operation: what is asked, when and by whom, its checklist and course, its forms, and what it costs. */
export function SurgeryWork({ row, onForm }: WorkProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        <Request row={row} />
        <Plan row={row} />
        <Forms row={row} onForm={onForm} />
      </div>
      <Checklists row={row} />
      <div className="grid items-start gap-3 md:grid-cols-2 wide:grid-cols-4">
        <Times row={row} />
        <Recovery row={row} />
        <Costs row={row} />
        <Steps row={row} />
      </div>
    </div>
  );
}

function Request({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation(['surgery', 'enums']);
  return (
    <Card title={t('surgery:request.card')}>
      <p className="mb-2 text-lg font-medium">{row.name}</p>
      <Facts
        facts={[
          [t('surgery:request.number'), String(row.id)],
          [t('surgery:request.icd9'), row.icd9Code],
          [t('surgery:request.diagnosis'), orErased(row.diagnosis)],
          [t('surgery:request.site'), row.site && orErased(row.site)],
          [t('surgery:request.side'), row.side !== 'not_applicable' && t(`enums:bodySide.${row.side}`)],
          [t('surgery:request.priority'), t(`enums:surgeryPriority.${row.priority}`)],
          [t('surgery:request.anaesthesia'), row.anaesthesia && t(`enums:anaesthesia.${row.anaesthesia}`)],
          [t('surgery:request.wantedOn'), row.wantedOn && formatDate(row.wantedOn)],
          [t('surgery:request.from'), [row.unitName, row.bedName].filter(Boolean).join(', ')],
          [t('surgery:request.by'), `${row.requester}, ${formatDateTime(row.requestedAt)}`],
          [t('surgery:request.notes'), row.notes && orErased(row.notes)],
        ]}
      />
    </Card>
  );
}

function Plan({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation(['surgery', 'enums']);
  return (
    <Card title={t('surgery:plan.card')}>
      {row.theatreName === null ? (
        <p className="text-muted-foreground">{t('surgery:plan.none')}</p>
      ) : (
        <Facts
          facts={[
            [t('surgery:plan.theatre'), row.theatreName],
            [t('surgery:plan.slot'), slotText(row)],
            ...row.team.map(({ role, name }) => [t(`enums:surgeryRole.${role}`), name] as const),
          ]}
        />
      )}
    </Card>
  );
}

const forms = [PREOPERATIVE, ANAESTHESIA_NOTE, OPERATION_REPORT] as const;

/** The forms of this operation: what is signed, and what may still be filled in. */
function Forms({ row, onForm }: WorkProps) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  return (
    <Card title={t('forms.card')}>
      {can('outpatient.form:view') ? (
        <FormList row={row} onForm={onForm} />
      ) : (
        <p className="text-muted-foreground">{t('forms.noRight')}</p>
      )}
    </Card>
  );
}

function FormList({ row, onForm }: WorkProps) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  const topic = useTopic(visitForms, { encounterId: row.encounterId });
  const its = topic.rows.filter(each => each.status === 'signed' && surgeryIn(each.answers) === row.id);
  const mayFill = can('outpatient.form:sign') && row.status !== 'cancelled' && row.status !== 'not_done';
  return (
    <ul className="divide-y">
      {forms.map(name => {
        const signed = its.findLast(({ form }) => form === name);
        return (
          <li key={name} className="flex min-h-row flex-wrap items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              {t(`forms.${name}`)}
              {signed && (
                <span className="tabular block text-xs text-muted-foreground">
                  {t('forms.signed', { name: signed.signedBy, at: formatDateTime(signed.signedAt) })}
                </span>
              )}
            </span>
            {signed ? (
              <Button size="sm" onClick={() => onForm(name, signed.formId)}>
                <FileText aria-hidden />
                {t('forms.open', { form: t(`forms.${name}`) })}
              </Button>
            ) : (
              mayFill && (
                <Button size="sm" onClick={() => onForm(name, 0)}>
                  <FilePlus2 aria-hidden />
                  {t('forms.fill', { form: t(`forms.${name}`) })}
                </Button>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Times({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const at = (instant: string | null) => instant && formatDateTime(instant);
  const facts = [
    [t('times.started'), row.startedAt && `${formatDateTime(row.startedAt)}, ${row.startedBy ?? ''}`],
    [t('times.anaesthesiaFrom'), at(row.anaesthesiaFrom)],
    [t('times.incisionAt'), at(row.incisionAt)],
    [t('times.closedAt'), at(row.closedAt)],
    [t('times.anaesthesiaUntil'), at(row.anaesthesiaUntil)],
  ] as const;
  return (
    <Card
      title={t('times.card')}
      actions={
        row.status === 'process' &&
        can('operation.ongoing:record-times') && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <Clock aria-hidden />
            {t('times.record')}
          </Button>
        )
      }
    >
      {row.startedAt === null ? <p className="text-muted-foreground">{t('times.none')}</p> : <Facts facts={facts} />}
      {isOpen && (
        <Suspense>
          <TimesDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Recovery({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { recovery } = row;
  const isAwake = recovery !== null && recovery.total >= recovery.limit;
  return (
    <Card
      title={t('surgery:recovery.card')}
      actions={
        row.status === 'process' &&
        can('operation.ongoing:score-recovery') && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <HeartPulse aria-hidden />
            {t('surgery:recovery.record')}
          </Button>
        )
      }
    >
      {recovery === null ? (
        <p className="text-muted-foreground">{t('surgery:recovery.none')}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-lg font-semibold">{t('surgery:recovery.total', { total: recovery.total })}</span>
            <StatusChip tone={isAwake ? 'success' : 'warning'} icon={HeartPulse}>
              {t(isAwake ? 'surgery:recovery.leaves' : 'surgery:recovery.stays', { limit: recovery.limit })}
            </StatusChip>
          </p>
          <p className="tabular text-xs text-muted-foreground">{`${recovery.by}, ${formatDateTime(recovery.at)}`}</p>
        </>
      )}
      {row.exit && <p className="mt-2">{t('surgery:recovery.exit', { exit: t(`enums:recoveryExit.${row.exit}`) })}</p>}
      {isOpen && (
        <Suspense>
          <RecoveryDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Costs({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation('surgery');
  const isEmpty = row.components.length + row.materials.length === 0;
  return (
    <Card title={t('costs.card')} actions={<TransactionStatusChip status={row.transactionStatus} />}>
      {isEmpty ? (
        <p className="text-muted-foreground">{t('costs.none')}</p>
      ) : (
        <ul className="divide-y">
          {row.components.map(({ name, quantity, price, performer }, at) => (
            <li key={`${name}.${at}`} className="flex flex-wrap items-baseline gap-x-3 py-1">
              <span className="min-w-0 flex-1">{quantity === 1 ? name : `${name} × ${quantity}`}</span>
              <span className="tabular">{formatRupiah(price * quantity)}</span>
              {performer && <span className="basis-full text-xs text-muted-foreground">{performer}</span>}
            </li>
          ))}
          {row.materials.map(({ name, unit, quantity, missing }) => (
            <li key={name} className="flex flex-wrap items-baseline gap-x-3 py-1">
              <span className="min-w-0 flex-1">{name}</span>
              <span className="tabular">{`${formatNumber(quantity + missing)} ${unit}`}</span>
              {missing > 0 && (
                <span className="basis-full text-xs text-warning-text">
                  {t('costs.missing', { quantity: formatNumber(missing), unit })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Steps({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation(['surgery', 'enums']);
  return (
    <Card title={t('surgery:history')}>
      <ol className="divide-y">
        {row.steps.map(({ step, at, by, reason }, index) => (
          <li key={`${at}-${index}`} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <time dateTime={at} className="tabular text-xs text-muted-foreground">
              {formatDateTime(at)}
            </time>
            <span className="font-medium">{t(`enums:surgeryStep.${step}`)}</span>
            {by && <span>{by}</span>}
            {reason && step !== 'requested' && <span className="basis-full">{orErased(reason)}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
