import { day, oneOf, positive } from '@/app/search-params';

/** What a board keeps in the URL of the days that it shows: today's live, or others' from a paged list. */
export const periodParams = { days: oneOf('all'), from: day, to: day, page: positive };
