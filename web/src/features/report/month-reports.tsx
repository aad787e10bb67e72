import { monthDiagnoses, type MonthDiagnosisRow } from '@alur/contracts/report/dashboard';
import {
  dayPrescriptions,
  daySales,
  monthConsultations,
  monthMedicines,
  monthTreatments,
  type DayPrescriptionsRow,
  type DaySalesRow,
  type MonthConsultationRow,
  type MonthMedicineRow,
  type MonthTreatmentRow,
} from '@alur/contracts/report/months';
import { useTranslation } from 'react-i18next';
import { allRows } from '@/api/all-rows';
import { diseaseNames, useDiseaseNames } from '@/api/use-disease-names';
import { useList, useListSearch } from '@/api/use-list';
import { useLocale } from '@/i18n/use-locale';
import { GIVES_WAY, NONE } from '@/ui/column';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import { SearchBox } from '@/ui/search-box';
import { StatusFilter } from '@/ui/status-filter';
import { MonthReport, useAskedMonth, type ReportColumn } from './month-report';

/** A column of figures, by which the report may be ordered. */
const figure = <Row extends object>(
  id: KeysOfFigures<Row>,
  header: string,
  text: (figure: number) => string = formatNumber,
): ReportColumn<Row> => ({
  ...{ id, header, align: 'right', width: 112 },
  sortBy: row => Number(row[id]),
  cell: row => text(Number(row[id])),
});

type KeysOfFigures<Row> = { [Key in keyof Row]: Row[Key] extends number ? Key : never }[keyof Row] & string;

/** What every page of the report asks for. */
const wholeOf = ({ query: { month, order_by, sort_by }, search }: ReturnType<typeof useAskedMonth>) => ({
  ...{ month, order_by, sort_by, search },
});

/** The name of a diagnosis comes from the reference list; rows of a spreadsheet have it already. */
type NamedDiagnosis = MonthDiagnosisRow & { name?: string | null | undefined };

function Search({ label, asked }: { label: string; asked: ReturnType<typeof useAskedMonth> }) {
  return (
    <SearchBox label={label} value={asked.search} onChange={next => asked.change({ search: next || undefined })} />
  );
}

export function DiagnosisReport() {
  const { t } = useTranslation('report');
  const asked = useAskedMonth('visits');
  const list = useList(monthDiagnoses, { ...asked.query, search: asked.search });
  const nameOf = useDiseaseNames(list.rows.map(({ code }) => code));
  const locale = useLocale();
  const all = async (): Promise<NamedDiagnosis[]> => {
    const rows = await allRows(monthDiagnoses, wholeOf(asked));
    const named = await diseaseNames(
      rows.map(({ code }) => code),
      locale,
    );
    return rows.map(row => ({ ...row, name: named(row.code) }));
  };
  return (
    <MonthReport<NamedDiagnosis>
      asked={asked}
      list={list}
      all={all}
      title={t('tab.diagnosis')}
      rowKey={row => row.code}
      columns={[
        { id: 'code', card: 'lead', header: t('code'), width: 96, sortBy: row => row.code, cell: row => row.code },
        {
          ...{ id: 'name', card: 'subject', header: t('diagnosis'), className: GIVES_WAY },
          cell: row => row.name ?? nameOf(row.code) ?? NONE,
        },
        ...(['visits', 'primary', 'female', 'male'] as const).map(id => figure<NamedDiagnosis>(id, t(id))),
      ]}
    >
      <Search label={t('searchCode')} asked={asked} />
    </MonthReport>
  );
}

export function ConsultationReport() {
  const { t } = useTranslation(['report', 'enums']);
  const asked = useAskedMonth('visits');
  const list = useList(monthConsultations, { ...asked.query, search: asked.search });
  return (
    <MonthReport<MonthConsultationRow>
      asked={asked}
      list={list}
      all={() => allRows(monthConsultations, wholeOf(asked))}
      title={t('report:tab.consultation')}
      rowKey={row => `${row.doctorId} ${row.roomId}`}
      columns={[
        {
          ...{ id: 'doctorName', card: 'subject', header: t('report:doctor'), className: GIVES_WAY },
          ...{ sortBy: row => row.doctorName, cell: row => row.doctorName },
        },
        {
          id: 'roomName',
          header: t('report:clinic'),
          className: 'whitespace-nowrap',
          sortBy: row => row.roomName,
          cell: row => row.roomName,
        },
        figure<MonthConsultationRow>('visits', t('report:visits')),
        figure<MonthConsultationRow>('finished', t('report:done')),
        ...(['general', 'insurance', 'bpjs'] as const).map(id =>
          figure<MonthConsultationRow>(id, t(`enums:payer.${id}`)),
        ),
      ]}
    >
      <Search label={t('report:searchDoctor')} asked={asked} />
    </MonthReport>
  );
}

const pharmacyViews = ['day', 'medicine', 'sale'] as const;
type PharmacyView = (typeof pharmacyViews)[number];
type PharmacySearch = { by?: PharmacyView; search?: string; page?: number; order_by?: string; sort_by?: string };

/** SPEC 2, Reports: the pharmacy's prescriptions by day and by medicine, and the sales over its counter. */
export function PharmacyReport() {
  const [{ by }] = useListSearch<PharmacySearch>();
  if (by === 'medicine') return <MedicineReport />;
  if (by === 'sale') return <SalesReport />;
  return <PrescriptionReport />;
}

function PharmacyChoice({ view }: { view: PharmacyView }) {
  const { t } = useTranslation('report');
  const [, change] = useListSearch<PharmacySearch>();
  // What orders and narrows one of them is no column of another.
  const none = { search: undefined, page: undefined, order_by: undefined, sort_by: undefined };
  return (
    <StatusFilter
      label={t('by.label')}
      value={view}
      onChange={next => change({ ...none, by: next === 'day' ? undefined : next })}
      options={pharmacyViews.map(value => ({ value, label: t(`by.${value}`) }))}
    />
  );
}

function MedicineReport() {
  const { t } = useTranslation('report');
  const asked = useAskedMonth('prescriptions');
  return (
    <MonthReport<MonthMedicineRow>
      asked={asked}
      list={useList(monthMedicines, { ...asked.query, search: asked.search })}
      all={() => allRows(monthMedicines, wholeOf(asked))}
      title={t('medicineReport')}
      rowKey={row => String(row.medicineId)}
      columns={[
        {
          ...{ id: 'name', card: 'subject', header: t('medicine'), className: GIVES_WAY },
          ...{ sortBy: row => row.name, cell: row => row.name },
        },
        figure<MonthMedicineRow>('prescriptions', t('prescriptions')),
        figure<MonthMedicineRow>('prescribed', t('prescribed')),
        { id: 'unit', header: t('unit'), cell: row => row.unit },
      ]}
    >
      <PharmacyChoice view="medicine" />
      <Search label={t('searchMedicine')} asked={asked} />
    </MonthReport>
  );
}

function SalesReport() {
  const { t } = useTranslation('report');
  const asked = useAskedMonth('date');
  return (
    <MonthReport<DaySalesRow>
      asked={asked}
      list={useList(daySales, asked.query)}
      all={() => allRows(daySales, wholeOf(asked))}
      title={t('salesReport')}
      rowKey={row => row.date}
      columns={[
        {
          ...{ id: 'date', card: 'subject', header: t('date') },
          ...{ sortBy: row => row.date, cell: row => formatDate(row.date) },
        },
        figure<DaySalesRow>('sales', t('salesCount')),
        figure<DaySalesRow>('withPrescription', t('withPrescription')),
        figure<DaySalesRow>('lines', t('lines')),
        figure<DaySalesRow>('total', t('value'), formatRupiah),
        figure<DaySalesRow>('refunded', t('refunded'), formatRupiah),
      ]}
    >
      <PharmacyChoice view="sale" />
    </MonthReport>
  );
}

function PrescriptionReport() {
  const { t } = useTranslation(['report', 'enums']);
  const asked = useAskedMonth('date');
  return (
    <MonthReport<DayPrescriptionsRow>
      asked={asked}
      list={useList(dayPrescriptions, asked.query)}
      all={() => allRows(dayPrescriptions, wholeOf(asked))}
      title={t('report:tab.pharmacy')}
      rowKey={row => row.date}
      columns={[
        {
          ...{ id: 'date', card: 'subject', header: t('report:date') },
          ...{ sortBy: row => row.date, cell: row => formatDate(row.date) },
        },
        ...(['prescriptions', 'handedOver', 'lines', 'compounds'] as const).map(id =>
          figure<DayPrescriptionsRow>(id, t(`report:${id}`)),
        ),
        ...(['general', 'insurance', 'bpjs'] as const).map(id =>
          figure<DayPrescriptionsRow>(id, t(`enums:payer.${id}`)),
        ),
      ]}
    >
      <PharmacyChoice view="day" />
    </MonthReport>
  );
}

export function TreatmentReport() {
  const { t } = useTranslation('report');
  const asked = useAskedMonth('times');
  const list = useList(monthTreatments, { ...asked.query, search: asked.search });
  return (
    <MonthReport<MonthTreatmentRow>
      asked={asked}
      list={list}
      all={() => allRows(monthTreatments, wholeOf(asked))}
      title={t('tab.treatment')}
      rowKey={row => String(row.treatmentId)}
      columns={[
        {
          ...{ id: 'name', card: 'subject', header: t('treatment'), className: GIVES_WAY },
          ...{ sortBy: row => row.name, cell: row => row.name },
        },
        figure<MonthTreatmentRow>('times', t('times')),
        figure<MonthTreatmentRow>('quantity', t('quantity')),
        figure<MonthTreatmentRow>('amount', t('value'), formatRupiah),
      ]}
    >
      <Search label={t('searchTreatment')} asked={asked} />
    </MonthReport>
  );
}
