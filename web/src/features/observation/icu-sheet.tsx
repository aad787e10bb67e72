import { invasiveDevices, ventilatorMinutes } from '@alur/contracts/invasive-device/rows';
import { fluidTotal } from '@alur/contracts/record/fluids';
import type { FluidRow, ObservationRow } from '@alur/contracts/record/observation-rows';
import { bedsideNames, intensiveNames } from '@alur/contracts/record/parameters';
import { gcsText } from '@alur/contracts/record/scores/gcs';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import { formatNumber, formatTime } from '@/ui/format';
import { dayNumber, gcsIn, hourly, hourlyFluids, valueOf } from './chart-data';
import { scoreName, useUnit } from './observation-looks';
import { ChartPaper, shownOf, spanOf, type PrintedChart } from './chart-paper';

/** DOMAIN-CLINICAL 9.3: an hour a column, with fluids, lines and their days, ventilator hours and scores. */
export function IcuSheet({ of, fluids }: { of: PrintedChart; fluids: readonly FluidRow[] }) {
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
    <ChartPaper of={of} title="Lembar Harian ICU" when={spanOf(of.window)}>
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
    </ChartPaper>
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
