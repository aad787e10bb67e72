import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { sessionAtom } from '@/api/session';
import { DraftDesk, type DraftOwner } from './draft-desk';

export interface Draft<Value> {
  /** The form's value: the draft where there is one, else what was given. */
  value: Value;
  change: (value: Value) => void;
  /** There is a draft, which was neither sent nor discarded. */
  written: boolean;
  /** The stored draft is being fetched. */
  loading: boolean;
  /** When the server last stored it; null while the form holds its initial values. */
  savedAt: number | null;
  /** Only this page has it, until the connection is back. */
  unsaved: boolean;
  /** The value at the time of the call, for a handler that was created in an earlier render; null without a draft. */
  current: () => Value | null;
  /** Resets the form to what was given, after it was sent or discarded. */
  clear: () => void;
}

const desks = new Map<string, DraftDesk>();

function deskOf(owner: DraftOwner): DraftDesk {
  const key = `${owner.userId}/${owner.merchantId}/${owner.form}/${owner.encounterId}`;
  let desk = desks.get(key);
  if (!desk) {
    desk = new DraftDesk(owner, () => desks.delete(key));
    desks.set(key, desk);
  }
  return desk;
}

/** A form whose draft is saved on the server: after each pause in typing, and when the page is closed. */
export function useDraft<Value>(encounterId: number, form: string, given: Value): Draft<Value> {
  const userId = useAtomValue(sessionAtom)?.user.id ?? 0;
  const merchantId = useAtomValue(currentMerchantAtom) ?? 0;
  const desk = deskOf({ userId, merchantId, encounterId, form });
  const { value, ...state } = useSyncExternalStore(desk.subscribe, desk.snapshot);
  return {
    ...state,
    value: (value as Value | null) ?? given,
    written: value !== null,
    change: next => desk.change(next, given),
    current: () => desk.snapshot().value as Value | null,
    clear: () => desk.clear(),
  };
}
