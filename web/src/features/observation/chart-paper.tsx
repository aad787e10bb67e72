import type { ObservationRow, WatchRow } from '@alur/contracts/record/observation-rows';
import type { ParameterName } from '@alur/contracts/record/parameters';
import type { ReactNode } from 'react';
import { useCurrentFacility } from '@/app/facilities';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { valueOf, type Window } from './chart-data';
import { shownValue } from './observation-looks';

export interface PrintedChart {
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

const genders: Record<string, string> = { male: 'L', female: 'P' };

/** The document is Indonesian in every language of the screen, because it goes into the patient's folder. */
export function ChartPaper({
  of,
  title,
  when,
  children,
}: {
  of: PrintedChart;
  title: string;
  when: string;
  children: ReactNode;
}) {
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

export const spanOf = ({ from, to }: Window) => `${formatDateTime(from)} – ${formatDateTime(to)}`;

export const shownOf = (row: ObservationRow | null, name: ParameterName) =>
  row ? shownValue(name, valueOf(row, name)) : '';
