import { confirmPatientImport, DuplicateChoice, ImportMode } from '@alur/contracts/patient-import/commands';
import type { ImportDuplicate, PatientImportRow } from '@alur/contracts/patient-import/rows';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '@/api/http';
import { useCommand } from '@/api/use-command';
import { translateCode } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { Field } from '@/ui/field';
import { formatDate, formatNumber } from '@/ui/format';
import { RadioGroup } from '@/ui/radio-group';
import { fetchReport } from './fetch-sheet';
import { Cancel } from './under-way';

/**
 * The result of checking a file before anything is written: its faults, who may already be registered, and the choice
 * what to do, which waits while another file's patients are registered.
 */
export function CheckedImport(props: { row: PatientImportRow; mayImport: boolean; waits: boolean }) {
  const { row, mayImport, waits } = props;
  const { t } = useTranslation('patient-import');
  return (
    <Card
      title={t('fileBy', { file: row.fileName, person: row.uploadedBy })}
      bodyClassName="flex flex-col gap-4"
      actions={mayImport && <Cancel id={row.id} />}
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {(['rows', 'good', 'bad', 'duplicates'] as const).map(each => (
          <div key={each}>
            <dt className="text-xs text-muted-foreground">{t(each)}</dt>
            <dd className={`tabular text-lg font-semibold ${each === 'bad' && row.bad > 0 ? 'text-danger-text' : ''}`}>
              {formatNumber(row[each])}
            </dd>
          </div>
        ))}
      </dl>
      {row.reportFileId !== null && mayImport && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void fetchReport(row)}>
            <FileDown aria-hidden />
            {t('report')}
          </Button>
          <span className="text-xs text-muted-foreground">{t('reportHint')}</span>
        </div>
      )}
      {row.duplicates > 0 && <Duplicates row={row} />}
      {mayImport && <Decision row={row} waits={waits} />}
    </Card>
  );
}

function Decision({ row, waits }: { row: PatientImportRow; waits: boolean }) {
  const { t } = useTranslation(['patient-import', 'enums']);
  const [mode, setMode] = useState<'all' | 'good'>(row.bad === 0 ? 'all' : 'good');
  const [duplicates, setDuplicates] = useState<'skip' | 'register'>('skip');
  const { run, pending } = useCommand(confirmPatientImport, { success: t('patient-import:started') });
  const count = row.good + (duplicates === 'register' ? row.duplicates : 0);
  const reason =
    mode === 'all' && row.bad > 0
      ? translateCode('patient-import.bad-rows', { bad: row.bad })
      : count === 0
        ? translateCode('patient-import.nothing-to-register', {})
        : waits
          ? translateCode('patient-import.another-registers', {})
          : null;
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('patient-import:mode')}>
        <RadioGroup
          inline
          value={mode}
          onValueChange={value => setMode(ImportMode.options.find(each => each === value) ?? mode)}
          options={ImportMode.options.map(value => ({ value, label: t(`enums:importMode.${value}`) }))}
        />
      </Field>
      {row.duplicates > 0 && (
        <Field label={t('patient-import:duplicateChoice')}>
          <RadioGroup
            inline
            value={duplicates}
            onValueChange={value => setDuplicates(DuplicateChoice.options.find(each => each === value) ?? duplicates)}
            options={DuplicateChoice.options.map(value => ({ value, label: t(`enums:duplicateChoice.${value}`) }))}
          />
        </Field>
      )}
      <div>
        <Button
          variant="primary"
          pending={pending}
          disabledReason={reason}
          onClick={() => void run({ id: row.id, body: { mode, duplicates } })}
        >
          {t('patient-import:start', { shown: formatNumber(count) })}
        </Button>
      </div>
    </div>
  );
}

function Duplicates({ row }: { row: PatientImportRow }) {
  const { t } = useTranslation('patient-import');
  const { data = [] } = useQuery({
    queryKey: ['patient-import-duplicates', row.id],
    queryFn: async ({ signal }) =>
      (await get<ImportDuplicate[]>(`/v2/patient-import/${row.id}/duplicates`, {}, { signal })).data,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm font-medium">{t('duplicateList')}</h3>
      <div className="max-h-80 overflow-auto rounded-lg border">
        <DataTable
          label={t('duplicateList')}
          rows={data}
          rowKey={each => String(each.row)}
          columns={[
            { id: 'row', card: 'lead', header: t('row'), width: 80, cell: each => each.row },
            { id: 'name', card: 'subject', header: t('name'), cell: each => each.name },
            {
              id: 'birthDate',
              header: t('birthDate'),
              width: 130,
              cell: each => each.birthDate && formatDate(each.birthDate),
            },
            {
              id: 'because',
              header: t('because'),
              cell: each =>
                `${t(each.reason)}: ${
                  each.recordNumber === null
                    ? t('asRow', { row: each.sameAsRow })
                    : t('asPatient', { recordNumber: each.recordNumber })
                }`,
            },
          ]}
        />
      </div>
      <p className="text-xs text-muted-foreground">
        {t('duplicateShown', { shown: formatNumber(data.length), count: formatNumber(row.duplicates) })}
      </p>
    </section>
  );
}
