import { bedsideNames } from '@alur/contracts/record/parameters';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@/ui/format';
import { recordedRows, valueOf } from './chart-data';
import { useUnit } from './observation-looks';
import { PaperCurves } from './paper-curves';
import { ChartPaper, shownOf, spanOf, type PrintedChart } from './chart-paper';

/** Vital signs of the chart’s window: curves, and the newest sets as a table. */
export function SignsSheet({ of }: { of: PrintedChart }) {
  const { t } = useTranslation('observation');
  const unit = useUnit();
  // As many of the newest as fit across one sheet.
  const rows = recordedRows(of.rows).slice(-20);
  const named = bedsideNames.filter(name => rows.some(row => valueOf(row, name) !== null));
  return (
    <ChartPaper of={of} title="Lembar Pemantauan Tanda Vital" when={spanOf(of.window)}>
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
    </ChartPaper>
  );
}
