import { patients } from '@alur/contracts/patient/lists';
import type { PatientRow } from '@alur/contracts/patient/rows';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allRows } from '@/api/all-rows';
import { useList, useListSearch } from '@/api/use-list';
import { useSheetOf } from '@/sheets/use-sheet-of';
import { Button } from '@/ui/button';
import { NONE } from '@/ui/column';
import { DataTable, type Column } from '@/ui/data-table';
import { formatAge } from '@/ui/age';
import { formatDate } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { Pagination } from '@/ui/pagination';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { Subject } from '@/ui/subject';
import { newestOf, type NewestSearch } from './newest';
import { PatientMarks } from './patient-marks';

/** Shown before anything is searched: the patients registered last. */
export function NewestPatients({
  onOpen,
  onRegister,
}: {
  onOpen: (row: PatientRow) => void;
  onRegister: ((row: PatientRow) => void) | null;
}) {
  const { t } = useTranslation('patient');
  const [search, change] = useListSearch<NewestSearch & { page?: number }>();
  const list = useList(patients, {
    page: search.page,
    ...newestOf(search),
  });
  const columns = useColumns(onRegister);
  return (
    <ListPage
      tools={<NikFilter nik={search.nik} onChange={nik => change({ nik, page: undefined })} />}
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={7}
      pages={<Pagination page={list.page} limit={list.limit} total={list.total} onPage={page => change({ page })} />}
    >
      {search.registered && (
        <p className="flex flex-wrap items-center gap-2 pb-2">
          {t('registeredOn', { day: formatDate(search.registered) })}
          <Button size="sm" variant="ghost" onClick={() => change({ registered: undefined })}>
            {t('showAll')}
          </Button>
        </p>
      )}
      <DataTable
        label={t('newest')}
        className="rounded-lg"
        columns={columns}
        rows={list.rows}
        rowKey={row => String(row.id)}
        onOpen={onOpen}
        empty={
          search.nik ? (
            <EmptyState title={t('nik.none')} />
          ) : (
            <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
          )
        }
      />
    </ListPage>
  );
}

/** Whose NIK is still to be asked for (CASES, Insurance), on the screen and as a sheet to ask by. */
function NikFilter({ nik, onChange }: { nik: NewestSearch['nik']; onChange: (nik: NewestSearch['nik']) => void }) {
  const { t } = useTranslation(['patient', 'enums', 'common']);
  const sheet = useSheetOf<PatientRow>(
    t('patient:nik.missing'),
    [
      { title: t('patient:column.recordNumber'), of: row => row.recordNumber },
      { title: t('patient:column.name'), of: row => row.name },
      { title: t('patient:column.gender'), of: row => t(`enums:gender.${row.gender}`) },
      { title: t('patient:column.birthDate'), of: row => row.birthDate },
      { title: t('patient:column.address'), of: addressOf },
      { title: t('patient:column.registered'), of: row => row.registeredOn },
    ],
    { rows: () => allRows(patients, newestOf({ nik: 'missing' })), said: t('patient:nik.downloaded') },
  );
  return (
    <>
      <Select
        className="w-40"
        aria-label={t('patient:nik.label')}
        value={nik ?? 'any'}
        onValueChange={value => onChange(value === 'missing' ? value : undefined)}
        options={[
          { value: 'any', label: t('patient:nik.any') },
          { value: 'missing', label: t('patient:nik.missing') },
        ]}
      />
      {nik && (
        <Button size="sm" pending={sheet.pending} onClick={sheet.save}>
          <Download aria-hidden />
          {t('common:download')}
        </Button>
      )}
    </>
  );
}

const addressOf = (row: PatientRow): string => [row.districtName, row.cityName].filter(Boolean).join(', ');

function useColumns(onRegister: ((row: PatientRow) => void) | null): Column<PatientRow>[] {
  const { t } = useTranslation(['patient', 'enums']);
  return useMemo(
    (): Column<PatientRow>[] => [
      {
        id: 'recordNumber',
        card: 'lead',
        header: t('patient:column.recordNumber'),
        width: 110,
        cell: row => <span className="tabular font-semibold">{row.recordNumber}</span>,
      },
      {
        id: 'name',
        card: 'subject',
        header: t('patient:column.name'),
        cell: row => (
          <Subject name={row.name}>
            <PatientMarks row={row} />
          </Subject>
        ),
      },
      {
        id: 'gender',
        header: t('patient:column.gender'),
        width: 60,
        cell: row => t(`enums:genderShort.${row.gender}`),
      },
      {
        id: 'birthDate',
        header: t('patient:column.birthDate'),
        width: 120,
        cell: row => (row.birthDate ? formatDate(row.birthDate) : '–'),
      },
      {
        id: 'age',
        header: t('patient:column.age'),
        width: 110,
        cell: row => (row.birthDate ? formatAge(row.birthDate) : '–'),
      },
      {
        id: 'address',
        header: t('patient:column.address'),
        cell: row => addressOf(row) || NONE,
      },
      {
        id: 'registered',
        header: t('patient:column.registered'),
        width: 120,
        cell: row => formatDate(row.registeredOn),
      },
      ...(onRegister
        ? [
            {
              id: 'do',
              card: 'action' as const,
              header: <span className="sr-only">{t('patient:register')}</span>,
              width: 150,
              align: 'right' as const,
              cell: (row: PatientRow) => (
                <Button size="sm" onClick={() => onRegister(row)}>
                  {t('patient:register')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, onRegister],
  );
}
