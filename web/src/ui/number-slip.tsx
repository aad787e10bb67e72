import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { Ref } from 'react';
import { formatDate, formatTime } from './format';
import { PrintFrame, type PrintHandle } from './print-frame';

const paper =
  'body{font:12px/1.35 system-ui,sans-serif;text-align:center}.number{font-size:44px;font-weight:700;line-height:1.1}.clinic{font-size:16px;font-weight:600}.small{margin-top:4px;font-size:10px}';

/**
 * A queue number on a slip of 58 mm, which is only printed. It has no name on it, because slips are left lying about.
 */
export function NumberSlip({ row, title, ref }: { row: QueueBoardRow; title: string; ref: Ref<PrintHandle> }) {
  return (
    <PrintFrame
      ref={ref}
      hidden
      title={`${title} ${row.display}`}
      page={{ width: 58, height: 'content', margin: 3 }}
      css={paper}
    >
      <p>{title}</p>
      <p className="number">{row.display}</p>
      <p className="clinic">{row.scheduleName}</p>
      <p>{row.doctorName}</p>
      <p>{row.roomName}</p>
      <p>{formatDate(row.date, 'long')}</p>
      <p className="small">
        {row.recordNumber} · {formatTime(row.bookedAt)}
      </p>
    </PrintFrame>
  );
}
