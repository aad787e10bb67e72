import * as z from 'zod/mini';

/** A numeric id, as in routes. */
export const Id = z.int().check(z.positive());

/** An id in a query's filter; zero is the operator's area. */
export const QueryId = z.coerce.number().check(z.int(), z.nonnegative());

/** A calendar day of the facility, `yyyy-MM-dd` (SPEC 9). */
export const LocalDate = z.iso.date();

/**
 * An instant, ISO 8601. Whatever its offset and precision, it goes on in UTC to the millisecond: instants are compared
 * and sorted as text.
 */
export const Instant = z.iso
  .datetime({ offset: true })
  .check(z.overwrite(text => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString())));

/** A wall-clock time of the facility, `HH:mm`. */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Whole rupiah, never negative. */
export const Rupiah = z.int().check(z.nonnegative());

/** A larger amount must be a typing error, because no price, bill or drawer comes to as much. */
export const MOST_RUPIAH = 1_000_000_000_000;

/** Whole rupiah as typed by a user. */
export const TypedRupiah = Rupiah.check(z.lte(MOST_RUPIAH));

/** No measurement, limit or strength comes to as much; beyond exact integers no row could keep it. */
const MOST_FIGURE = 1_000_000_000_000;

/** A number as typed by a user: a measurement, a limit, an answer. */
export const Figure = z.number().check(z.gte(-MOST_FIGURE), z.lte(MOST_FIGURE));

/** Whole rupiah of either sign: a posting, a variance, a rounding difference. */
export const SignedRupiah = z.int();

/**
 * Control and formatting characters, and letters that are drawn as nothing: with them, a printed name, as on a wristband,
 * could be empty or read as another's.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0\uFFFD]|\u034F|\u17B4|\u17B5/u;
const LEAST_REASON = 3;
const isSaid = (text: string): boolean =>
  Array.from(text).filter(each => isSeen(each) && each.trim() !== '').length >= LEAST_REASON;

export const isSeen = (text: string): boolean => !UNSEEN.test(text);

/** Text in one line without invisible characters. */
export const seen = () => z.refine<string>(isSeen, 'shape.invisible');

/** A short typed text: a name, a title. Surrounding blanks are dropped. */
export const ShortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(255), seen());

/** A long typed text: notes, reasons. Surrounding blanks are dropped; may be empty. */
export const LongText = z.string().check(z.trim(), z.maxLength(10_000));

/** Why something was done, in one line or several; never empty, nor of what nobody sees. */
export const Reason = z
  .string()
  .check(z.trim(), z.minLength(LEAST_REASON), z.maxLength(500), z.refine<string>(isSaid, 'shape.invisible'));
