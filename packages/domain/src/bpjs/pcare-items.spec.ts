import * as commands from '@alur/contracts/bpjs/commands';
import { describe, expect, it } from 'vitest';
import type { Streams } from '../kernel/testing/specification.js';
import type { BpjsEvent } from './events.js';
import { pcareVisitView } from './pcare-view.js';
import {
  VISIT,
  header,
  finished,
  requested,
  registered,
  refusal,
  outage,
  reported,
  sent,
  story,
  stream,
} from './testing/pcare-stories.js';

describe('a medicine or treatment', () => {
  const of = { id: VISIT, kind: 'treatment' as const, localId: '70' };
  const item = { ...header, kind: 'treatment' as const, localId: '70' };
  const past = [requested, registered, reported, sent];
  const by = { staffId: 7, name: 'dr. Bayu', profession: null };
  const order = { ...header, orderId: 70 };
  const at = '2026-11-23T03:00:00.000Z';
  const done = [
    {
      type: 'TreatmentOrdered',
      data: {
        ...order,
        treatmentId: 5,
        name: 'Nebulisasi',
        quantity: 1,
        price: 30_000,
        requester: by,
        effectiveAt: at,
      },
    },
    { type: 'TreatmentDone', data: { ...order, performer: by, effectiveAt: at } },
  ];
  const cancelled = { type: 'TreatmentCancelled', data: { ...order, reason: 'Salah pilih' } };
  const treated = (treatment: readonly object[], ...more: readonly BpjsEvent[]) =>
    story(finished, past)
      .given({ 'treatment_order-70': treatment } as Streams)
      .given(stream(...more));
  const rowOf = (told: ReturnType<typeof treated>) => told.clinic.rows(pcareVisitView)[0];
  const ends = (ended: object) => [commands.recordItem, { ...of, outcome: ended }] as const;

  it('waits once it is done and the visit was sent, until PCare has it', () => {
    const there: BpjsEvent = { type: 'PcareItemSent', data: { ...item, remoteId: '901' } };
    const put = treated(done).when(...ends({ remoteId: '901' }));
    put.then(stream(there));
    put.when(...ends({ remoteId: '901' })).then();
    expect(rowOf(treated(done))).toMatchObject({
      items: [{ itemId: 5, wanted: true, waits: true }],
      unfinished: 'yes',
    });
    expect(rowOf(treated(done, there))).toMatchObject({ items: [{ remoteId: '901', waits: false }], unfinished: null });
    expect(rowOf(treated(done.slice(0, 1)))).toMatchObject({
      items: [{ wanted: false, waits: false }],
      unfinished: null,
    });
  });

  it('that was corrected away is deleted there; what PCare was never asked for is forgotten', () => {
    const there: BpjsEvent = { type: 'PcareItemSent', data: { ...item, remoteId: '901' } };
    expect(rowOf(treated([...done, cancelled]))).toMatchObject({ items: [] });
    const gone = treated(done, there).given({ 'treatment_order-70': [cancelled] } as Streams);
    expect(rowOf(gone)).toMatchObject({ items: [{ wanted: false, waits: true }] });
    gone
      .when(...ends({ deleted: true }))
      .then(stream({ type: 'PcareItemDeleted', data: { ...item, remoteId: '901' } }));
  });

  it('that is refused is told with PCare’s words, and tried again with the visit; an outage is told once', () => {
    const failedWith = (failure: object) => ({ type: 'PcareItemFailed', data: { ...item, ...failure } }) as BpjsEvent;
    treated(done)
      .when(...ends({ failed: refusal }))
      .then(stream(failedWith(refusal)));
    const refused = treated(done, failedWith(refusal));
    expect(rowOf(refused)).toMatchObject({ items: [{ problem: { code: 412 }, waits: false }], unfinished: 'yes' });
    expect(rowOf(treated(done, failedWith(refusal), reported))).toMatchObject({
      items: [{ problem: null, waits: true }],
    });
    const out = treated(done).when(...ends({ failed: outage }));
    out.then(stream(failedWith(outage)));
    const over = { ...outage, willRetry: false };
    out.when(...ends({ failed: over })).then(stream(failedWith(over)));
    treated(done, failedWith(outage))
      .when(...ends({ failed: outage }))
      .then();
  });

  it('that has no code in PCare is said so, and is no work that is left', () => {
    const uncoded = { problem: 'treatment_missing', code: null, message: null, willRetry: false };
    const told = { type: 'PcareItemFailed', data: { ...item, ...uncoded } } as BpjsEvent;
    expect(rowOf(treated(done, told))).toMatchObject({ items: [{ waits: false }], unfinished: null });
  });
});
