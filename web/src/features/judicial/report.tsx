import { judicialReports, type JudicialReportRow } from '@alur/contracts/judicial/rows';
import { Ban, Pencil, Printer, Send } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import { NotFoundScreen } from '@/app/error-screen';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDate, formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { BodyMap } from './body-map';
import { numberOf, ReportState } from './reports';
import { woundsIn } from './wounds';

const dialogs = () => import('./report-dialogs');
const HandOverDialog = lazy(async () => ({ default: (await dialogs()).HandOverDialog }));
const StrikeReport = lazy(async () => ({ default: (await dialogs()).StrikeReport }));
const PrintReport = lazy(async () => ({ default: (await import('./print-report')).PrintReport }));

interface Props {
  encounterId: number;
  reportId: number;
  /** Draws its questions and answers as other forms do. */
  answers: (row: JudicialReportRow) => ReactNode;
  /** The examined person, for the printed report. */
  person: { name: string; recordNumber: string; gender: string; birthDate: string | null };
  /** Draws the same report for its correction. */
  amend: (row: JudicialReportRow, onDone: () => void) => ReactNode;
}

/** One report: read, corrected by its author, printed, and handed over to the investigator. */
export function JudicialReport({ encounterId, reportId, answers, person, amend }: Props) {
  const { t } = useTranslation('judicial');
  const can = useCan();
  const me = useAtomValue(sessionAtom)?.user.id;
  const { rows, loading } = useTopic(judicialReports, { encounterId });
  const [open, setOpen] = useState<'amend' | 'strike' | 'hand' | 'print' | null>(null);
  const row = rows.find(({ id }) => id === reportId);
  if (!row) return loading ? null : <NotFoundScreen />;
  const close = () => setOpen(null);
  if (open === 'amend') return amend(row, close);
  const waits = row.status === 'signed';
  const mayChange = waits && row.signedById === me && can('inpatient.ongoing.judicial:sign');
  const wounds = woundsIn(row.answers);
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card
        title={orErased(numberOf(row))}
        actions={
          <>
            <ReportState row={row} />
            <Button size="sm" onClick={() => setOpen('print')}>
              <Printer aria-hidden />
              {t('print')}
            </Button>
            {mayChange && (
              <>
                <Button size="sm" onClick={() => setOpen('amend')}>
                  <Pencil aria-hidden />
                  {t('edit')}
                </Button>
                <Button size="sm" variant="danger" onClick={() => setOpen('strike')}>
                  <Ban aria-hidden />
                  {t('strike')}
                </Button>
              </>
            )}
            {waits && can('inpatient.ongoing.judicial:hand-over') && (
              <Button size="sm" variant="primary" onClick={() => setOpen('hand')}>
                <Send aria-hidden />
                {t('handOver')}
              </Button>
            )}
          </>
        }
      >
        <p className="tabular pb-3 text-muted-foreground">
          {t('signedLine', { at: formatDateTime(row.signedAt), name: row.signedBy, version: row.version })}
        </p>
        {row.receivedOn && (
          <p className="pb-3">
            {t('handedTo', {
              date: formatDate(row.receivedOn),
              name: orErased(row.receiver ?? ''),
              number: orErased(row.receiverNumber ?? ''),
              institution: orErased(row.institution ?? ''),
              by: row.handedOverBy,
            })}
          </p>
        )}
        {row.struckReason && <p className="pb-3 text-danger-text">{orErased(row.struckReason)}</p>}
        {answers(row)}
      </Card>
      <Card title={t('map')}>
        <BodyMap wounds={wounds} />
        <ol className="list-decimal pt-3 pl-6">
          {wounds.map(({ location, size, description }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a wound is known by its number
            <li key={at}>{joined(...[location, size, description].map(part => part && orErased(part)))}</li>
          ))}
        </ol>
      </Card>
      <Suspense>
        {open === 'hand' && <HandOverDialog row={row} onClose={close} />}
        {open === 'strike' && <StrikeReport row={row} onClose={close} />}
        {open === 'print' && <PrintReport row={row} person={person} onClose={close} />}
      </Suspense>
    </div>
  );
}
