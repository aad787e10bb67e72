import { describe, expect, it } from 'vitest';
import type { EncounterEvent } from '../encounter/events.js';
import type { BpjsEvent } from './events.js';
import { pcareVisitView } from './pcare-view.js';
import {
  arrived,
  finished,
  requested,
  registered,
  refusal,
  failed,
  said,
  reported,
  sent,
  story,
} from './testing/pcare-stories.js';

describe('its row', () => {
  const rowOf = (visit: readonly EncounterEvent[], ...past: BpjsEvent[]) =>
    story(visit, past).clinic.rows(pcareVisitView)[0];

  it('waits while something is queued, and is open while something is to be done', () => {
    expect(rowOf(arrived)).toMatchObject({ registration: 'unsent', unfinished: null, waitsSince: null });
    expect(rowOf(arrived, requested)).toMatchObject({
      registration: 'queued',
      unfinished: 'yes',
      registrationRequest: 1,
    });
    expect(rowOf(arrived, requested, failed(refusal))).toMatchObject({
      ...{ registration: 'failed', unfinished: 'yes', waitsSince: null },
      registrationProblem: { code: 412, message: 'Peserta tidak aktif' },
    });
    expect(rowOf(arrived, requested, registered)).toMatchObject({ number: 'A1', unfinished: null, waitsSince: null });
    expect(rowOf(finished, requested, registered)).toMatchObject({
      visit: 'unsent',
      unfinished: 'yes',
      waitsSince: null,
    });
    expect(rowOf(finished, requested, registered, reported)).toMatchObject({ visit: 'queued', report: said });
    expect(rowOf(finished, requested, registered, reported, sent)).toMatchObject({
      ...{ visit: 'sent', visitNumber: '0999U0011126Y000001', unfinished: null, waitsSince: null },
    });
  });
});
