import { immunizations, type ImmunizationRow } from '@alur/contracts/immunization/rows';
import { Vaccine } from '@alur/contracts/immunization/enums';
import { FileSpreadsheet, ShieldPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { allRows } from '@/api/all-rows';
import { useList, useListSearch } from '@/api/use-list';
import { useToday } from '@/live/use-today';
import { useSheetOf } from '@/sheets/use-sheet-of';
import { ageText } from '@/ui/age-text';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { DateRange } from '@/ui/date-range';
import { formatDate } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';

interface ImmunizationSearch extends Record<string, unknown> {
  from?: string;
  to?: string;
  /** The address may name any; what is no vaccine narrows nothing. */
  vaccine?: string;
  unitId?: number;
  page?: number;
}

const PAGE = 50;
/** As many rows as a list answers with. */
const MOST = 500;
const ALL = 'all';

/** The facility's immunisations by day, vaccine and unit, with a spreadsheet of all of them. */
export function ImmunizationList() {
  const { t } = useTranslation(['immunization', 'enums']);
  const today = useToday();
  const [{ from = `${today.slice(0, 7)}-01`, to = today, vaccine: named, unitId, page = 1 }, change] =
    useListSearch<ImmunizationSearch>();
  const vaccine = Vaccine.options.find(each => each === named);
  const inRange = { date_from: from, date_to: to, status: 'given' as const, ...(vaccine && { vaccine }) };
  const asked = { ...inRange, order_by: 'date', ...(unitId !== undefined && { unitId }) };
  const list = useList(immunizations, { ...asked, page, sort_by: 'desc' });
  // Units are rooms and wards; those in which any was given are named by the rows themselves.
  const everywhere = useList(immunizations, { ...inRange, limit: MOST });
  const units = new Map(everywhere.rows.map(row => [row.unitId, row.unitName]));
  const sheet = useSheetOf<ImmunizationRow>(t('immunization:list.sheet', { from, to }), useSheetColumns(), {
    rows: () => allRows(immunizations, asked),
    said: t('immunization:list.downloaded'),
  });
  return (
    <div className="fills flex flex-col gap-3">
      <ListPage
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        columns={6}
        tools={
          <>
            <DateRange
              {...{ from, to }}
              max={today}
              labels={{ from: t('immunization:list.from'), to: t('immunization:list.to') }}
              onChange={next => change({ ...next })}
            />
            <Select
              aria-label={t('immunization:vaccine')}
              className="w-48"
              value={vaccine ?? ALL}
              onValueChange={next => change({ vaccine: next === ALL ? undefined : next })}
              options={[
                { value: ALL, label: t('immunization:list.all') },
                ...Vaccine.options.map(value => ({ value, label: t(`enums:vaccine.${value}`) })),
              ]}
            />
            <Select
              aria-label={t('immunization:list.unit')}
              className="w-44"
              value={unitId === undefined ? ALL : String(unitId)}
              onValueChange={next => change({ unitId: next === ALL ? undefined : Number(next) })}
              options={[
                { value: ALL, label: t('immunization:list.allUnits') },
                ...[...units].flatMap(([id, name]) =>
                  id === null || name === null ? [] : [{ value: String(id), label: name }],
                ),
              ]}
            />
            <span className="flex-1" />
            <Button pending={sheet.pending} onClick={sheet.save}>
              <FileSpreadsheet aria-hidden />
              {t('immunization:list.save')}
            </Button>
          </>
        }
        pages={<Pagination page={list.page} limit={PAGE} total={list.total} onPage={next => change({ page: next })} />}
      >
        <DataTable
          label={t('immunization:list.title')}
          className="rounded-lg"
          rows={list.rows}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={ShieldPlus} title={t('immunization:list.empty')} />}
          columns={useColumns()}
        />
      </ListPage>
    </div>
  );
}

function useSheetColumns(): { title: string; of: (row: ImmunizationRow) => string | number | null }[] {
  const { t } = useTranslation(['immunization', 'enums']);
  return [
    { title: t('immunization:date'), of: row => row.date },
    { title: t('immunization:list.recordNumber'), of: row => row.recordNumber },
    { title: t('immunization:list.patient'), of: row => row.patientName },
    { title: t('immunization:list.birth'), of: row => ageText(row.age) },
    { title: t('immunization:vaccine'), of: row => t(`enums:vaccine.${row.vaccine}`) },
    { title: t('immunization:doseNumber'), of: row => row.doseNumber },
    { title: t('immunization:list.product'), of: row => row.name },
    { title: t('immunization:list.lot'), of: row => row.lotNumber },
    { title: t('immunization:list.expiry'), of: row => row.expiry },
    { title: t('immunization:site'), of: row => row.site && t(`enums:immunizationSite.${row.site}`) },
    { title: t('immunization:reason'), of: row => row.reason && t(`enums:immunizationReason.${row.reason}`) },
    { title: t('immunization:list.unit'), of: row => row.unitName },
    { title: t('immunization:list.by'), of: row => row.by },
    { title: t('immunization:list.reactions'), of: row => row.reactions.map(({ what }) => what).join('; ') },
  ];
}

function useColumns(): Column<ImmunizationRow>[] {
  const { t } = useTranslation(['immunization', 'enums']);
  return [
    {
      id: 'date',
      card: 'lead',
      header: t('immunization:date'),
      className: 'whitespace-nowrap',
      cell: row => formatDate(row.date),
    },
    {
      id: 'patient',
      card: 'subject',
      header: t('immunization:list.patient'),
      className: GIVES_WAY,
      cell: row => <PatientSubject of={row} />,
    },
    {
      id: 'vaccine',
      card: 'state',
      header: t('immunization:vaccine'),
      cell: row => t('immunization:dose', { name: t(`enums:vaccine.${row.vaccine}`), number: row.doseNumber }),
    },
    {
      id: 'lot',
      header: t('immunization:list.lot'),
      className: NARROWER.first,
      cell: row => row.lotNumber ?? NONE,
    },
    { id: 'unit', header: t('immunization:list.unit'), className: NARROWER.second, cell: row => row.unitName ?? NONE },
    { id: 'by', header: t('immunization:list.by'), className: NARROWER.second, cell: row => row.by },
  ];
}
