import { formatTime } from './format';
import { Place, type PlanPlace } from './plan-place';
import { drawnIn, hoursOf, pixels, type Span } from './plan-scale';

/** Below this, a place has one line. */
const ONE_LINE = 44;

/** The places of a room by their times: as high as they are long, beside the hours of the day. */
export function ScaledPlaces({
  scale,
  places,
  chosen,
  onChoose,
}: {
  scale: Span;
  places: readonly (PlanPlace & { span: Span })[];
  chosen: string | null;
  onChoose: (key: string) => void;
}) {
  const drawn = drawnIn(
    scale,
    places.map(({ span }) => span),
  );
  return (
    <div className="relative w-72 max-sm:w-full" style={{ height: pixels(scale.from, scale.until) + 1 }}>
      {hoursOf(scale).map(hour => (
        <div key={hour} aria-hidden className="absolute inset-x-0 border-t" style={{ top: pixels(scale.from, hour) }}>
          <span className="tabular text-xs text-muted-foreground">{hour < scale.until && formatTime(hour)}</span>
        </div>
      ))}
      <ul className="absolute inset-y-0 right-0 left-11">
        {places.map((place, at) => {
          const { top, height, lane, lanes } = drawn[at] ?? { top: 0, height: 0, lane: 0, lanes: 1 };
          const width = 100 / lanes;
          return (
            <li
              key={place.key}
              className="absolute px-px"
              style={{ top, height, left: `${lane * width}%`, width: `${width}%` }}
            >
              <Place
                place={place}
                isChosen={place.key === chosen}
                onChoose={onChoose}
                shape={height < ONE_LINE ? 'line' : 'scaled'}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
