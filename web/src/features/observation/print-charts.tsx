import { invasiveDevices, ventilatorMinutes } from '@alur/contracts/invasive-device/rows';
import { fluidsIn, fluidsOut, fluidTotal, isIntake, shiftTotals } from '@alur/contracts/record/fluids';
import { fluidChart, type FluidRow, type ObservationRow, type WatchRow } from '@alur/contracts/record/observation-rows';
import { bedsideNames, intensiveNames, type ParameterName } from '@alur/contracts/record/parameters';
import { gcsText } from '@alur/contracts/record/scores/gcs';
import { WardShift } from '@alur/contracts/ward-shift/commands';
import { shiftOf } from '@alur/contracts/ward-shift/shifts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { useTopic } from '@/live/use-topic';
import { useTopics } from '@/live/use-topics';
import { formatDate, formatDateTime, formatNumber, formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { RadioGroup } from '@/ui/radio-group';
import { addDays } from '@/ui/add-days';
import { dayNumber, gcsIn, hourly, hourlyFluids, recordedRows, valueOf, within, type Window } from './chart-data';
import { offsetAt } from './facility-offset';
import { scoreName, shownValue, useUnit } from './observation-looks';
import { PaperCurves } from './paper-curves';

const page: PrintPage = { width: 297, height: 210, margin: 10 };
const css = `
body{font:8.5pt/1.3 Arial,Helvetica,sans-serif}
h1{font-size:12pt}h2{font-size:11pt;margin:1mm 0}h3{font-size:9pt;margin:3mm 0 1mm}
.head{border-bottom:.3mm solid #000;padding-bottom:1.5mm;margin-bottom:2mm}
table{width:100%;border-collapse:collapse}td,th{border:.2mm solid #777;padding:.5mm .8mm;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}thead th{background:#eee}.wrap{white-space:normal;text-align:left}
.hours{table-layout:fixed;font-size:7pt}.hours th:first-child{width:34mm}.total{font-weight:700}
svg{width:100%;height:34mm;display:block}.two{display:flex;gap:8mm}.two>*{flex:1}ul{padding-left:4mm}
`;

const sheets = ['vital_signs', 'fluids', 'icu'] as const;
type Sheet = (typeof sheets)[number];

export interface Printed {
  encounterId: number;
  patientName: string;
  recordNumber: string;
  gender: string;
  age: string | null;
  roomName: string;
  rows: readonly ObservationRow[];
  window: Window;
  /** The ward's day for which fluids are summed. */
  wardDay: string;
  scales: WatchRow['scales'];
  now: number;
}

/** Charts on paper: vital signs of a day, its fluid balance, or the day sheet of intensive care. */
export function PrintCharts({ of, first, onClose }: { of: Printed; first: Sheet; onClose: () => void }) {
  const { t } = useTranslation('observation');
  const [sheet, setSheet] = useState<Sheet>(first);
  const offset = offsetAt(of.now);
  const { rows } = useTopics(
    fluidChart,
    [-1, 0, 1].map(by => ({ encounterId: of.encounterId, date: addDays(of.wardDay, by) })),
  );
  const fluids = rows.filter(({ status }) => status === 'recorded').toSorted((a, b) => a.at.localeCompare(b.at));
  const ofWardDay = fluids.filter(({ at }) => shiftOf(at, offset).date === of.wardDay);
  return (
    <PrintDialog
      title={t('printTitle')}
      label={t('print')}
      preview={t('preview')}
      file={`${sheet} ${of.recordNumber} ${of.wardDay}`}
      css={css}
      page={page}
      beside={
        <RadioGroup
          aria-label={t('sheet')}
          value={sheet}
          onValueChange={value => setSheet(value as Sheet)}
          options={sheets.map(value => ({ value, label: t(`sheets.${value}`) }))}
        />
      }
      onClose={onClose}
    >
      {sheet === 'vital_signs' ? (
        <SignsSheet of={of} />
      ) : sheet === 'fluids' ? (
        <FluidSheet of={of} fluids={ofWardDay} offset={offset} />
      ) : (
        <IcuSheet of={of} fluids={fluids.filter(({ at }) => within(at, of.window))} />
      )}
    </PrintDialog>
  );
}

const genders: Record<string, string> = { male: 'L', female: 'P' };

/** The document is Indonesian in every language of the screen, because it goes into the patient's folder. */
function Paper({ of, title, when, children }: { of: Printed; title: string; when: string; children: ReactNode }) {
  const facility = useCurrentFacility();
  return (
    <article lang="id">
      <header className="head">
        <h1>{facility?.name}</h1>
        <h2>{title}</h2>
        <p>
          {`${orErased(of.patientName)} (${genders[of.gender] ?? '–'}) · No. RM ${orErased(of.recordNumber)} · ${of.roomName} · ${when}`}
        </p>
      </header>
      {children}
    </article>
  );
}

const spanOf = ({ from, to }: Window) => `${formatDateTime(from)} – ${formatDateTime(to)}`;

const shownOf = (row: ObservationRow | null, name: ParameterName) => (row ? shownValue(name, valueOf(row, name)) : '');

function SignsSheet({ of }: { of: Printed }) {
  const { t } = useTranslation('observation');
  const unit = useUnit();
  // As many of the newest as fit across one sheet.
  const rows = recordedRows(of.rows).slice(-20);
  const named = bedsideNames.filter(name => rows.some(row => valueOf(row, name) !== null));
  return (
    <Paper of={of} title="Lembar Pemantauan Tanda Vital" when={spanOf(of.window)}>
      <PaperCurves rows={of.rows} window={of.window} names={['systolic', 'diastolic', 'pulse']} />
      <PaperCurves rows={of.rows} window={of.window} names={['respiration', 'temperature']} />
      <table>
        <thead>
          <tr>
            <th>Waktu</th>
            {rows.map(row => (
              <th key={row.id}>{formatTime(row.at)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named.map(name => (
            <tr key={name}>
              <th>{`${t(`param.${name}`)} ${unit(name)}`}</th>
              {rows.map(row => (
                <td key={row.id}>{shownOf(row, name)}</td>
              ))}
            </tr>
          ))}
          <tr className="total">
            <th>Skor</th>
            {rows.map(row => (
              <td key={row.id}>{row.score?.total ?? ''}</td>
            ))}
          </tr>
          <tr>
            <th>Petugas</th>
            {rows.map(row => (
              <td key={row.id} className="wrap">
                {row.recordedBy}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Paper>
  );
}

function FluidSheet({ of, fluids, offset }: { of: Printed; fluids: readonly FluidRow[]; offset: string }) {
  const { t } = useTranslation(['observation', 'enums']);
  const shifts = shiftTotals(fluids, of.wardDay, offset);
  const whole = fluidTotal(fluids);
  const ml = (volume: number) => formatNumber(volume, 0);
  const sum = (kind: FluidRow['kind']) =>
    fluids.filter(each => each.kind === kind).reduce((total, { volume }) => total + volume, 0);
  return (
    <Paper of={of} title="Lembar Balans Cairan" when={`Hari dinas ${formatDate(of.wardDay)}, 07.00–07.00`}>
      <div className="two">
        <table>
          <thead>
            <tr>
              <th>Dinas</th>
              <th>Masuk (ml)</th>
              <th>Keluar (ml)</th>
              <th>Balans (ml)</th>
            </tr>
          </thead>
          <tbody>
            {WardShift.options.map(shift => (
              <tr key={shift}>
                <th>{t(`enums:wardShift.${shift}`)}</th>
                <td>{ml(shifts[shift].taken)}</td>
                <td>{ml(shifts[shift].lost)}</td>
                <td>{ml(shifts[shift].balance)}</td>
              </tr>
            ))}
            <tr className="total">
              <th>Sehari</th>
              <td>{ml(whole.taken)}</td>
              <td>{ml(whole.lost)}</td>
              <td>{ml(whole.balance)}</td>
            </tr>
          </tbody>
        </table>
        <table>
          <thead>
            <tr>
              <th>Jenis</th>
              <th>ml</th>
            </tr>
          </thead>
          <tbody>
            {[...fluidsIn, ...fluidsOut].map(kind => (
              <tr key={kind}>
                <th>{t(`observation:fluid.${kind}`)}</th>
                <td>{ml(sum(kind))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>Rincian</h3>
      <table>
        <thead>
          <tr>
            <th>Waktu</th>
            <th className="wrap">Jenis</th>
            <th>Masuk</th>
            <th>Keluar</th>
            <th className="wrap">Petugas</th>
          </tr>
        </thead>
        <tbody>
          {fluids.map(row => (
            <tr key={row.id}>
              <td>{formatTime(row.at)}</td>
              <td className="wrap">{t(`observation:fluid.${row.kind}`)}</td>
              <td>{isIntake(row.kind) ? ml(row.volume) : ''}</td>
              <td>{isIntake(row.kind) ? '' : ml(row.volume)}</td>
              <td className="wrap">{row.recordedBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

/** DOMAIN-CLINICAL 9.3: an hour a column, with fluids, lines and their days, ventilator hours and scores. */
function IcuSheet({ of, fluids }: { of: Printed; fluids: readonly FluidRow[] }) {
  const { t } = useTranslation(['observation', 'enums']);
  const unit = useUnit();
  const hours = hourly(of.rows, of.window);
  const flows = hourlyFluids(fluids, of.window);
  const whole = fluidTotal(fluids);
  const devices = useTopic(invasiveDevices, { encounterId: of.encounterId }).rows;
  const ventilated = ventilatorMinutes(devices, of.now);
  const named = [...bedsideNames, ...intensiveNames].filter(name =>
    hours.some(row => row && valueOf(row, name) !== null),
  );
  const latest = new Map(of.scales.map(each => [each.score?.table ?? '', each.score]));
  return (
    <Paper of={of} title="Lembar Harian ICU" when={spanOf(of.window)}>
      <table className="hours">
        <thead>
          <tr>
            <th>Jam</th>
            {hours.map((_, hour) => (
              // oxlint-disable-next-line react/no-array-index-key -- an hour is known by its place
              <th key={hour}>{formatTime(of.window.from + hour * 3_600_000)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named.map(name => (
            <Hours
              key={name}
              title={`${t(`observation:short.${name}`)} ${unit(name)}`}
              of={hours.map(row => shownOf(row, name))}
            />
          ))}
          <Hours title="GCS" of={hours.map(row => comaOf(row))} />
          <Hours title="Skor" of={hours.map(row => String(row?.score?.total ?? ''))} />
          <Hours title="Masuk ml" of={flows.map(({ taken }) => (taken === 0 ? '' : formatNumber(taken, 0)))} />
          <Hours title="Keluar ml" of={flows.map(({ lost }) => (lost === 0 ? '' : formatNumber(lost, 0)))} />
        </tbody>
      </table>
      <div className="two">
        <div>
          <h3>Cairan 24 jam</h3>
          <p>{`Masuk ${formatNumber(whole.taken, 0)} ml, keluar ${formatNumber(whole.lost, 0)} ml, balans ${formatNumber(whole.balance, 0)} ml`}</p>
          <h3>Skor</h3>
          <p>
            {[...latest.values()]
              .flatMap(score => (score ? [`${scoreName(score.table)} ${score.total ?? ''}`] : []))
              .join(' · ') || '–'}
          </p>
        </div>
        <div>
          <h3>Alat terpasang</h3>
          <ul>
            {devices
              .filter(({ status }) => status === 'in')
              .map(each => (
                <li key={each.id}>
                  {`${t(`enums:deviceKind.${each.kind}`)}, hari ke-${dayNumber(each.insertedAt, of.now)}`}
                </li>
              ))}
          </ul>
          {ventilated > 0 && <p>{`Jam ventilator: ${Math.floor(ventilated / 60)} jam ${ventilated % 60} menit`}</p>}
        </div>
      </div>
    </Paper>
  );
}

const comaOf = (row: ObservationRow | null): string => {
  const coma = row && gcsIn(row);
  return coma ? String(coma.total ?? gcsText(coma.parts)) : '';
};

function Hours({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <tr>
      <th>{title}</th>
      {of.map((value, hour) => (
        // oxlint-disable-next-line react/no-array-index-key -- an hour is known by its place
        <td key={hour}>{value}</td>
      ))}
    </tr>
  );
}
