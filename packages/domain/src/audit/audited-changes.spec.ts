import type { AuditedChangeRow } from '@alur/contracts/audit/reports';
import { wordsIn } from '@alur/contracts/kernel/words-in';
import { moduleWords } from '@alur/contracts/words.gen';
import { expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { DomainEvent } from '../kernel/event.js';
import { modules } from '../index.js';
import { auditedChangesView, changes } from './audited-changes.js';

const rowsAfter = (...events: DomainEvent[]) =>
  given({ 'stream-1': events }).clinic.rows<AuditedChangeRow>(auditedChangesView);

it('has a row for what undoes, and none for what goes on', () => {
  const rows = rowsAfter(
    { type: 'TransactionVoided', data: { transactionId: 9, patientId: 5, reason: 'Salah pasien' } },
    { type: 'TransactionPaid', data: { transactionId: 9, patientId: 5 } },
  );
  expect(rows).toEqual([
    {
      eventId: 'event-1',
      type: 'TransactionVoided',
      kind: 'void',
      stream: 'stream-1',
      at: '2026-11-23T08:00:00.000Z',
      localDate: '2026-11-23',
      actorId: 7,
      patientId: 5,
      facilityId: null,
      roleId: null,
    },
  ]);
});

it('takes repricing for what has a price alone', () => {
  const item = (fields: object) => ({ type: 'CatalogueItemChanged', data: { catalogue: 'x', itemId: 1, fields } });
  const settings = (section: string) => ({ type: 'SettingsChanged', data: { merchantId: 1, section, values: {} } });
  expect(
    rowsAfter(item({ price: 1_000 }), item({ name: 'Umum' }), settings('fees'), settings('general')).map(
      ({ eventId }) => eventId,
    ),
  ).toEqual(['event-1', 'event-3']);
});

it('tells each facility of the roles that were given there', () => {
  const roles = [1, 1, 2].map((facilityId, at) => ({ roleId: 30 + at, facilityId, name: 'Kasir', tag: 'cashier' }));
  const rows = rowsAfter(
    { type: 'RolesAssigned', data: { userId: 4, roles } },
    { type: 'RolesUnassigned', data: { userId: 4, roleIds: [30, 32] } },
  );
  expect(rows.map(({ type, facilityId, roleId }) => [type, facilityId, roleId])).toEqual([
    ['RolesAssigned', 1, null],
    ['RolesAssigned', 2, null],
    ['RolesUnassigned', null, 30],
    ['RolesUnassigned', null, 32],
  ]);
});

it('names events that exist, and has words for each of them', () => {
  const known = new Set(modules.flatMap(({ events }) => Object.keys(events)));
  const types = [...changes.keys()];
  expect(types.length).toBeGreaterThan(30);
  expect(types.filter(type => !known.has(type))).toEqual([]);
  for (const language of ['id', 'en'] as const)
    expect(Object.keys(wordsIn(moduleWords, language).events)).toEqual(expect.arrayContaining(types));
});
