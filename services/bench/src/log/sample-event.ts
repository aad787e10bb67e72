/** An event of a hospital's queue, of usual size: about 300 bytes of data and 130 of metadata. */
export interface SampleEvent {
  type: string;
  data: Record<string, unknown>;
  meta: Record<string, unknown>;
}

const TYPES = ['TicketIssued', 'TicketCalled', 'TicketServed', 'TicketNoShow', 'TicketTransferred'] as const;

export const sampleEvent = (nth: number, stream: string): SampleEvent => ({
  type: TYPES[nth % TYPES.length]!,
  data: {
    ticketId: stream,
    number: `A-${(nth % 999) + 1}`,
    queueId: `queue-${nth % 40}`,
    serviceId: 'svc-cardiology-outpatient',
    counter: (nth % 12) + 1,
    patient: { ref: `MRN-${100_000 + (nth % 50_000)}`, priority: nth % 3, lang: 'en' },
    at: '2026-03-01T09:15:27.123Z',
    operatorId: '6f1c1c0e-2f3b-4f0a-9b8f-6b9a8d0b5a11',
    note: 'called to counter via display board',
  },
  meta: {
    correlationId: '0f3e4a6b-3c59-4f62-8e7c-1d2b3a4c5d6e',
    causationId: '7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
    userId: 'u-1029',
    tenant: 'hosp-01',
  },
});

/** One event of a log that is filled before it is read; `revision` from 0. */
export interface Seed extends SampleEvent {
  stream: string;
  revision: number;
}

const AT_ONCE = 200;

/** A log like a real day's: so many streams are in progress at a time, so that their events interleave. */
export function* seedLog(streams: number, perStream: number): Generator<Seed[]> {
  for (let base = 0; base < streams; base += AT_ONCE)
    for (let revision = 0; revision < perStream; revision++)
      yield Array.from({ length: Math.min(AT_ONCE, streams - base) }, (_none, at) => {
        const stream = streamOf(base + at);
        return { stream, revision, ...sampleEvent(base * perStream + revision * AT_ONCE + at + 1, stream) };
      });
}

export const streamOf = (nth: number): string => `ticket-${nth}`;
