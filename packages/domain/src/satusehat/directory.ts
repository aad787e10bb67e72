import type { Aggregate } from '../kernel/aggregate.js';
import type { SatusehatDirectoryEvent, SatusehatPersonEvent } from './events.js';

/** A number in SATUSEHAT, and a hash of the NIK by which it was found. */
export interface Match {
  readonly nikHash: string;
  readonly ihsNumber: string;
}

/** The person's number in SATUSEHAT, once it was found. */
export const satusehatPerson: Aggregate<{ readonly match: Match | null }, SatusehatPersonEvent> = {
  kind: 'satusehat_person',
  initial: { match: null },
  evolve: (_state, { data: { nikHash, ihsNumber } }) => ({ match: { nikHash, ihsNumber } }),
};

/** By id of staff and room. */
export interface DirectoryState {
  readonly practitioners: Readonly<Record<number, Match>>;
  readonly locations: Readonly<Record<number, string | null>>;
}

export const satusehatDirectory: Aggregate<DirectoryState, SatusehatDirectoryEvent> = {
  kind: 'satusehat_directory',
  initial: { practitioners: {}, locations: {} },
  evolve: (state, { type, data }) =>
    type === 'SatusehatPractitionerMatched'
      ? {
          ...state,
          practitioners: {
            ...state.practitioners,
            [data.staffId]: { nikHash: data.nikHash, ihsNumber: data.ihsNumber },
          },
        }
      : { ...state, locations: { ...state.locations, [data.unitId]: data.locationId } },
};
