/** What the order of the images of a series rests on. */
export interface Slice {
  readonly number: number | null;
  readonly position: readonly number[] | null;
  readonly orientation: readonly number[] | null;
  readonly acquisitionTime: string | null;
  readonly sopInstanceUid: string;
}

/** Ultrasound moves by hand, so that its images have a time and no place. */
const BY_TIME = new Set(['US', 'IVUS']);

/** How far a slice lies along the normal of the plane in which it was made; null where the file does not say. */
export const distanceOf = ({ position, orientation }: Pick<Slice, 'position' | 'orientation'>): number | null => {
  if (position?.length !== 3 || orientation?.length !== 6) return null;
  const [x = 0, y = 0, z = 0] = position;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = orientation;
  return x * (b * f - c * e) + y * (c * d - a * f) + z * (a * e - b * d);
};

const nullsLast = (one: number | null, other: number | null): number =>
  one === null || other === null ? Number(one === null) - Number(other === null) : one - other;

const byTime = (one: Slice, other: Slice): number =>
  one.acquisitionTime === null || other.acquisitionTime === null
    ? Number(one.acquisitionTime === null) - Number(other.acquisitionTime === null)
    : Number(one.acquisitionTime > other.acquisitionTime) - Number(one.acquisitionTime < other.acquisitionTime);

const byUid = (one: Slice, other: Slice): number =>
  Number(one.sopInstanceUid > other.sopInstanceUid) - Number(one.sopInstanceUid < other.sopInstanceUid);

/**
 * The images of a series as they are looked through, in whatever order their files came (CASES, Radiology): slices by
 * position where all have one, ultrasound by acquisition time, all others by number.
 */
export const inSliceOrder = <S extends Slice>(slices: readonly S[], modality: string): S[] => {
  const rest = (one: S, other: S) => nullsLast(one.number, other.number) || byTime(one, other) || byUid(one, other);
  if (BY_TIME.has(modality)) return slices.toSorted((one, other) => byTime(one, other) || rest(one, other));
  const distances = new Map(slices.map(slice => [slice, distanceOf(slice)]));
  const havePlaces = new Set(distances.values()).size > 1 && [...distances.values()].every(each => each !== null);
  if (!havePlaces) return slices.toSorted(rest);
  return slices.toSorted(
    (one, other) => nullsLast(distances.get(one) ?? null, distances.get(other) ?? null) || rest(one, other),
  );
};
