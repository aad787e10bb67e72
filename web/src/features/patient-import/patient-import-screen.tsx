import { uploadPatientImport } from '@alur/contracts/patient-import/commands';
import { patientImports, type PatientImportRow } from '@alur/contracts/patient-import/rows';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { upload } from '@/api/upload';
import { useCommand } from '@/api/use-command';
import { useErrorTexts } from '@/i18n/use-error-texts';
import { translateCode } from '@/i18n/translate-error';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { FileButton } from '@/ui/file-button';
import { formatDateTime, formatNumber } from '@/ui/format';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { toast } from '@/ui/toast';
import { fetchReport, fetchSheet } from './fetch-sheet';
import { CheckedImport } from './checked-import';
import { ProgressLine, RefusedRows, UnderWay } from './under-way';

const isOpen = ({ status }: PatientImportRow) => ['uploaded', 'checked', 'registering'].includes(status);

/** Spreadsheets of patients: the one under way, and those before it. */
export function PatientImportScreen() {
  const { rows, loading } = useTopic(patientImports, {});
  const can = useCan();
  useErrorTexts();
  if (loading) return <TableSkeleton rows={6} columns={4} />;
  const mayImport = can('front-office.patient-import:import');
  const open = rows.filter(isOpen).toSorted((a, b) => a.id - b.id);
  return (
    <div className="flex flex-col gap-3">
      {mayImport && <Upload />}
      {open.map(row =>
        row.status === 'checked' ? (
          <CheckedImport
            key={row.id}
            row={row}
            mayImport={mayImport}
            waits={open.some(({ status }) => status === 'registering')}
          />
        ) : (
          <UnderWay key={row.id} row={row} mayImport={mayImport} />
        ),
      )}
      <Earlier rows={rows.filter(row => !isOpen(row)).toSorted((a, b) => b.id - a.id)} mayImport={mayImport} />
    </div>
  );
}

function Upload() {
  const { t } = useTranslation('patient-import');
  const [sent, setSent] = useState<number | null>(null);
  const begin = useCommand(uploadPatientImport);
  const send = async (file: File) => {
    setSent(0);
    try {
      const { data } = await upload<{ fileId: string }>('/v2/patient-import/import-file', file, { onSent: setSent });
      await begin.run({ body: { fileId: data.fileId, fileName: file.name.slice(-100) } });
    } catch (error) {
      toast.error(error);
    } finally {
      setSent(null);
    }
  };
  return (
    <Card title={t('title')} bodyClassName="flex flex-col gap-3">
      <p className="text-muted-foreground">{t('hint')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void fetchSheet('/v2/patient-import/template', 'templat-pasien.xlsx')}>
          <FileDown aria-hidden />
          {t('template')}
        </Button>
        <FileButton
          label={t('choose')}
          accept=".xlsx,.csv,text/csv"
          variant="primary"
          pending={sent !== null || begin.pending}
          onChoose={file => void send(file)}
        >
          <FileUp aria-hidden />
          {t('choose')}
        </FileButton>
        <span className="text-xs text-muted-foreground">{t('kinds')}</span>
      </div>
      {sent !== null && <ProgressLine label={t('sending')} part={sent} />}
    </Card>
  );
}

function Earlier({ rows, mayImport }: { rows: PatientImportRow[]; mayImport: boolean }) {
  const { t } = useTranslation('patient-import');
  const result = (row: PatientImportRow) =>
    row.problem === null
      ? [
          [t('registered'), row.registered],
          [t('skipped'), row.skipped],
          [t('refused'), row.refusedCount],
          [t('bad'), row.bad],
        ]
          .filter(([, count]) => Number(count) > 0)
          .map(([name, count]) => `${name} ${formatNumber(Number(count))}`)
          .join(' · ')
      : translateCode(row.problem, {});
  return (
    <Card title={t('earlier')} bodyClassName="p-0">
      <DataTable
        label={t('earlier')}
        rows={rows}
        rowKey={row => String(row.id)}
        empty={<EmptyState title={t('none')} />}
        columns={[
          { id: 'file', card: 'subject', header: t('file'), cell: row => row.fileName },
          { id: 'at', header: t('at'), width: 170, cell: row => formatDateTime(row.uploadedAt) },
          { id: 'status', card: 'state', header: t('status'), width: 150, cell: row => t(`state.${row.status}`) },
          { id: 'by', header: t('by'), width: 150, cell: row => row.uploadedBy },
          {
            id: 'result',
            header: t('result'),
            cell: row => (
              <>
                {result(row)}
                <RefusedRows row={row} />
              </>
            ),
          },
          {
            id: 'report',
            header: '',
            width: 220,
            cell: row =>
              mayImport &&
              row.reportFileId !== null && (
                <Button size="sm" variant="ghost" onClick={() => void fetchReport(row)}>
                  <FileDown aria-hidden />
                  {t('report')}
                </Button>
              ),
          },
        ]}
      />
    </Card>
  );
}
