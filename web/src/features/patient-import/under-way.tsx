import { cancelPatientImport } from '@alur/contracts/patient-import/commands';
import type { PatientImportRow } from '@alur/contracts/patient-import/rows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '@/api/http';
import { useCommand } from '@/api/use-command';
import { translateCode } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatNumber } from '@/ui/format';
import { ProgressBar } from '@/ui/progress-bar';

/** Interval at which the progress of reading is polled: reading writes no events, so no live row has its progress. */
const ASK_MS = 700;

/** A file that is being read, or whose patients are being registered. */
export function UnderWay({ row, mayImport }: { row: PatientImportRow; mayImport: boolean }) {
  const { t } = useTranslation('patient-import');
  const isRead = row.status === 'uploaded';
  const reading = useQuery({
    queryKey: ['patient-import-progress', row.id],
    queryFn: async ({ signal }) =>
      (await get<{ part: number | null }>(`/v2/patient-import/${row.id}/progress`, {}, { signal })).data.part,
    enabled: isRead,
    refetchInterval: ASK_MS,
    retry: false,
  });
  const all = row.good + row.duplicates;
  const part = isRead ? (reading.data ?? 0) : all === 0 ? 0 : row.done / all;
  return (
    <Card
      title={t('fileBy', { file: row.fileName, person: row.uploadedBy })}
      bodyClassName="flex flex-col gap-3"
      actions={mayImport && <Cancel id={row.id} />}
    >
      <ProgressLine label={t(isRead ? 'checking' : 'registering')} part={part} />
      {!isRead && (
        <p className="tabular" role="status">
          {[
            [t('registered'), row.registered],
            [t('skipped'), row.skipped],
            [t('refused'), row.refusedCount],
          ]
            .map(([name, count]) => `${name} ${formatNumber(Number(count))}`)
            .join(' · ')}
        </p>
      )}
      <RefusedRows row={row} />
    </Card>
  );
}

/** The first rows that were refused while they were registered, each with its reason. */
export function RefusedRows({ row: { refused, refusedCount } }: { row: PatientImportRow }) {
  const { t } = useTranslation('patient-import');
  if (refusedCount === 0) return null;
  // The desk's words for it name the patient who is alike, whom a batch does not record.
  const reasonOf = (code: string) =>
    code === 'patient.possible-duplicate' ? t('registeredMeanwhile') : translateCode(code, {});
  return (
    <details className="text-xs">
      <summary className="cursor-pointer py-1">{t('refusedRows', { shown: formatNumber(refusedCount) })}</summary>
      <ul className="text-danger-text">
        {refused.map(({ row, code }) => (
          <li key={row}>{t('refusedRow', { row, reason: reasonOf(code) })}</li>
        ))}
      </ul>
      {refusedCount > refused.length && (
        <p>{t('duplicateShown', { shown: formatNumber(refused.length), count: formatNumber(refusedCount) })}</p>
      )}
    </details>
  );
}

export function ProgressLine({ label, part }: { label: string; part: number }) {
  const { t } = useTranslation('patient-import');
  return (
    <div className="flex items-center gap-3">
      <span className="text-sm">{label}</span>
      <ProgressBar label={label} value={part} className="flex-1" />
      <span className="tabular w-12 text-right text-xs">{t('percent', { percent: Math.floor(part * 100) })}</span>
    </div>
  );
}

export function Cancel({ id }: { id: number }) {
  const { t } = useTranslation('patient-import');
  const [asking, setAsking] = useState(false);
  const { run, pending } = useCommand(cancelPatientImport, { success: t('cancelled') });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        onOpenChange={setAsking}
        title={t('cancelTitle')}
        description={t('cancelText')}
        confirmLabel={t('cancel')}
        pending={pending}
        onConfirm={() => void run({ id, body: {} }).then(({ ok }) => ok && setAsking(false))}
      />
    </>
  );
}
