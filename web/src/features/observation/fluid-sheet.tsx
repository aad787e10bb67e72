import { fluidsIn, fluidsOut, fluidTotal, isIntake, shiftTotals } from '@alur/contracts/record/fluids';
import type { FluidRow } from '@alur/contracts/record/observation-rows';
import { WardShift } from '@alur/contracts/ward-shift/commands';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatTime } from '@/ui/format';
import { ChartPaper, type PrintedChart } from './chart-paper';

/** The fluid balance of a ward’s day: by shift, by kind, and entry by entry. */
export function FluidSheet({ of, fluids, offset }: { of: PrintedChart; fluids: readonly FluidRow[]; offset: string }) {
  const { t } = useTranslation(['observation', 'enums']);
  const shifts = shiftTotals(fluids, of.wardDay, offset);
  const whole = fluidTotal(fluids);
  const ml = (volume: number) => formatNumber(volume, 0);
  const sum = (kind: FluidRow['kind']) =>
    fluids.filter(each => each.kind === kind).reduce((total, { volume }) => total + volume, 0);
  return (
    <ChartPaper of={of} title="Lembar Balans Cairan" when={`Hari dinas ${formatDate(of.wardDay)}, 07.00–07.00`}>
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
    </ChartPaper>
  );
}
