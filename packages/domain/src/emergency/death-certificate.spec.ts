import { issueLetter } from '@alur/contracts/letter/commands';
import * as stays from '@alur/contracts/stay/commands';
import { describe, test } from 'vitest';
import { department } from '../care/testing/department.js';
import { DAY } from '../care/testing/ward.js';
import { letterView } from '../letter/letter-view.js';
import { arrived, at, inCare } from './testing/arrived.js';

describe('the certificate of a death', () => {
  const certificate = { kind: 'death', cause: 'Perdarahan' };
  const issues = ({ story }: ReturnType<typeof department>, encounterId: number) =>
    story.when(issueLetter, { encounterId, content: certificate }, { ids: { letter: 61 } });
  test('is numbered, and says when as it was decided', () => {
    const all = inCare();
    issues(all, 1).thenRejects('letter.not-dead', {}, 'content.kind');
    all.disposes(1, 'died', { diedAt: at('14:30') }, { clock: '14:40' });
    issues(all, 1).thenRows(letterView, [
      {
        kind: 'death',
        number: '0001/SKM/XI/2026',
        content: certificate,
        death: { diedAt: at('14:30'), onArrival: false },
      },
    ]);
  });

  test('of who was dead on arrival says so', () => {
    const all = arrived();
    all.disposes(1, 'dead_on_arrival', {}, { clock: '14:10' });
    issues(all, 1).thenRows(letterView, [{ death: { diedAt: at('14:10'), onArrival: true } }]);
  });

  test('of who died in a stay is written once she has left, and says when she died', () => {
    const all = department();
    all.registers(1);
    all.admits(1);
    const death = { manner: 'died_within_48h', plannedOn: DAY, diedAt: at('19:10') };
    all.story.when(stays.orderDischarge, { id: 1, ...death }, { clock: '19:30' });
    issues(all, 1).thenRejects('letter.not-dead', {}, 'content.kind');
    all.story.when(stays.leaveStay, { id: 1 }, { clock: '20:00' });
    issues(all, 1).thenRows(letterView, [{ death: { diedAt: at('19:10'), onArrival: false } }]);
  });
});
