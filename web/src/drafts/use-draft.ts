import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { sessionAtom } from '@/api/session';
import { draftKey, dropDraft, keepDraft, readDraft, sweepDrafts } from './drafts';

export interface Draft<Value> {
  /** What is in the form: the draft where there is one, else what was given. */
  value: Value;
  change: (value: Value) => void;
  /** When it was last kept; null while the form stands as it came. */
  savedAt: number | null;
  /** This draft was there when the form opened. */
  restored: boolean;
  /** It was sent, or is not wanted: back to what is given. */
  clear: () => void;
}

const WAIT_MS = 400;

/** A form that keeps itself: after each pause in typing, and when the page goes away. */
export function useDraft<Value>(bookingId: number, form: string, given: Value): Draft<Value> {
  const userId = useAtomValue(sessionAtom)?.user.id ?? 0;
  const merchantId = useAtomValue(currentMerchantAtom) ?? 0;
  const key = draftKey({ userId, merchantId, bookingId, form });
  const [found] = useState(() => readDraft<Value>(key));
  const [typed, setTyped] = useState<Value | null>(found?.value ?? null);
  const [savedAt, setSavedAt] = useState<number | null>(found?.at ?? null);
  const unsaved = useRef<{ value: Value } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    const kept = keepDraft(key, unsaved.current.value);
    unsaved.current = null;
    if (kept) setSavedAt(kept.at);
  }, [key]);
  const change = useCallback(
    (value: Value) => {
      setTyped(value);
      unsaved.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, WAIT_MS);
    },
    [flush],
  );
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = null;
    dropDraft(key);
    setTyped(null);
    setSavedAt(null);
  }, [key]);
  useEffect(() => {
    sweepDrafts();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { value: typed ?? given, change, savedAt, restored: found !== null && typed !== null, clear };
}
