export interface ChartSeries {
  key: string;
  name: string;
  color: string;
}

/** Says which colour belongs to which series; a single series needs no legend. */
export function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-3 text-xs">
      {series.map(({ key, name, color }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-xs" style={{ background: color }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
