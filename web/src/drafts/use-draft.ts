import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { sessionAtom } from '@/api/session';
import { DraftDesk, type DraftOwner } from './draft-desk';

export interface Draft<Value> {
  /** What is in the form: the draft where there is one, else what was given. */
  value: Value;
  change: (value: Value) => void;
  /** There is a draft: something was typed that was neither sent nor discarded. */
  written: boolean;
  /** The kept draft is on its way. */
  loading: boolean;
  /** When the server last had it; null while the form stands as it came. */
  savedAt: number | null;
  /** Only this page has it, until the connection is back. */
  unsaved: boolean;
  /** What is written by now, for whoever has waited since the form was drawn; null while it stands as it came. */
  current: () => Value | null;
  /** It was sent, or is not wanted: back to what is given. */
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

/** A form that keeps itself on the server: after each pause in typing, and when the page goes away. */
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
