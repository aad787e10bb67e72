import { day, oneOf, positive } from '@/app/search-params';

/** A board's URL parameters for its days: today's live rows by default, or other days from a paged list. */
export const periodParams = { days: oneOf('all'), from: day, to: day, page: positive };
