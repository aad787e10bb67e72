import { unit } from '@alur/contracts/catalogue/stock-lists';
import { store } from '@alur/contracts/catalogue/store';
import { stockCard, stockList } from '@alur/contracts/inventory/lists';
import { retryHeld, waiveHeld } from '@alur/contracts/kernel/process/commands';
import { returnPrescription } from '@alur/contracts/prescription/commands';
import { callNumber, cancelNumber, reverseAbsence, takeNumber } from '@alur/contracts/queue/commands';
import { queueBoard } from '@alur/contracts/queue/topics';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { useTopic } from '@/live/use-topic';
import { useTopics } from '@/live/use-topics';
import { stubFetch } from '@/testing/browser';
import { getList } from './get-list';
import { shaped } from './shape-errors';
import { useCommand } from './use-command';
import { useList } from './use-list';
import { useReasonCommand } from './reason-dialog';

/** These calls are only type-checked: the compiler reports each `expect-error` that is no error. */
export function useCommands() {
  const body = { patientId: 1, scheduleId: 2, date: '2026-11-23', payer: 'general' } as const;
  const take = useCommand(takeNumber);
  void take.run({ body });
  // @ts-expect-error -- no such field
  void take.run({ body: { ...body, room: 3 } });
  // @ts-expect-error -- no such payer
  void take.run({ body: { ...body, payer: 'cash' } });
  // @ts-expect-error -- who is it for
  void take.run({ body: { scheduleId: 2, date: '2026-11-23', payer: 'general' } });
  // @ts-expect-error -- a body is needed
  void take.run();

  const cancel = useCommand(cancelNumber);
  // @ts-expect-error -- a reason is needed
  void cancel.run({ id: 1 });
  // @ts-expect-error -- null is no reason
  void cancel.run({ id: 1, body: { reason: null } });
  void useCommand(reverseAbsence).run({ id: 1 });
  void useCommand(callNumber).run({ id: 1 });
  // @ts-expect-error -- it takes nothing
  void useCommand(callNumber).run({ id: 1, body: { reason: 'x' } });
  // @ts-expect-error -- a name is no declaration
  useCommand('queue/call');

  void useCommand(unit.add).run({ body: { name: 'Tablet' } });
  void useCommand(store.add).run({ body: { name: 'Gudang', kind: 'warehouse' } });
  // @ts-expect-error -- no such kind
  void useCommand(store.add).run({ body: { name: 'Gudang', kind: 'shed' } });
  // @ts-expect-error -- a unit has but its name
  void useCommand(unit.add).run({ body: { name: 'Tablet', code: 'T' } });

  expectTypeOf(useCommand(retryHeld).run).returns.resolves.extract<{ ok: true }>().toHaveProperty('data').toBeNull();
  // @ts-expect-error -- why will it not be done
  void useCommand(waiveHeld).run({ id: 1 });

  const words = { title: '', description: '', confirmLabel: '', success: '' };
  useReasonCommand(1, { ...words, command: returnPrescription, body: note => ({ note }) });
  // @ts-expect-error -- it is called a note
  useReasonCommand(1, { ...words, command: returnPrescription, body: reason => ({ reason }) });
}

export function useRows() {
  useList(stockList, { page: 2, search: 'para', active: true, storeId: 1 });
  // @ts-expect-error -- no such filter
  useList(stockList, { shelf: 1 });
  // @ts-expect-error -- a store is filtered by its id
  useList(stockList, { storeId: 'main' });
  // @ts-expect-error -- whose card
  useList(stockCard, { page: 1 });
  // @ts-expect-error -- up or down
  useList(stockCard, { itemId: 1, sort_by: 'sideways' });
  // @ts-expect-error -- an address is no declaration
  useList('/v2/inventory/stock', {});
  const [stock] = useList(stockList, {}).rows;
  expectTypeOf(stock!.available).toBeNumber();
  expectTypeOf(stock!.key).toBeString();
  // @ts-expect-error -- no such column
  void stock!.shelf;

  const [item] = useList(unit.selector, { active: false }).rows;
  expectTypeOf(item!.name).toBeString();
  expectTypeOf(item!.revision).toBeNumber();
  // @ts-expect-error -- a unit has no kind
  void item!.kind;
  const [kept] = useTopic(store.topic, {}).rows;
  expectTypeOf(kept!.kind).toEqualTypeOf<'pharmacy' | 'warehouse' | 'ward'>();
  expectTypeOf(kept!.position).toBeString();
  // @ts-expect-error -- every store is in it
  useTopic(store.topic, { kind: 'ward' });

  const [waiting] = useTopic(queueBoard, { scheduleId: 1, date: '2026-11-23' }).rows;
  expectTypeOf(waiting!.patientName).toBeString();
  // @ts-expect-error -- which day
  useTopic(queueBoard, { scheduleId: 1 });
  // @ts-expect-error -- no such parameter
  useTopic(queueBoard, { scheduleId: 1, date: '2026-11-23', room: 1 });
  // @ts-expect-error -- a schedule is named by its id
  useTopics(queueBoard, [{ scheduleId: 'A', date: '2026-11-23' }]);
  // @ts-expect-error -- a name is no declaration
  useTopic('queue.board', {});
}

describe('a list that is asked for once', () => {
  let calls: ReturnType<typeof stubFetch>;
  beforeEach(() => void (calls = stubFetch({ body: { data: [], meta: { total: 0 } } })));

  it('goes to its declared route, with what is asked for and nothing else', async () => {
    await getList(stockList, { search: '', storeId: undefined, active: true, limit: 20 });
    expect(calls.map(({ url }) => url)).toEqual(['/v2/inventory/stock?active=true&limit=20']);
  });
});

describe('what was typed, as a body', () => {
  it('is what the contract makes of it', () => {
    const { body } = shaped(store.add.body, { name: ' Gudang ', kind: 'warehouse', typedBesides: 1 });
    expect(body).toEqual({ name: 'Gudang', kind: 'warehouse', code: null });
  });

  it('is none where the server would refuse it', () => {
    const { body, error } = shaped(store.add.body, { name: '', kind: null });
    expect(body).toBeNull();
    expect(error?.fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name shape.required',
      'kind shape.required',
    ]);
  });
});
