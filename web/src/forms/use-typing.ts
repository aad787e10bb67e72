import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Draft } from '@/drafts/use-draft';
import { same } from '@/ui/same';
import { changedIn, followed, overtakenIn, pick, settled } from './concurrent-edits';

/**
 * Tracks what is typed beside what is saved: a field that nobody typed in follows what others save, and a field that
 * was changed on both sides is reported. The typed values are the draft, where there is one.
 */
export function useTyping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: Values,
  draft: Draft<Values> | undefined,
) {
  /** The saved values on which the typed ones are based. */
  const base = useRef(saved);
  const [known, setKnown] = useState(saved);
  if (!same(known, saved)) setKnown(saved);
  /** The current value for callbacks that run after a wait. */
  const now = useRef(known);
  const [typing, setTyping] = useState<{ isChanged: boolean; overtaken: (keyof Values)[] }>(none);
  const showsOvertaken = useRef(false);

  const typed = (): Values => ({ ...form.getValues() });
  const judge = () => {
    const next = {
      isChanged: changedIn(base.current, typed()).length > 0,
      overtaken: overtakenIn(base.current, typed(), now.current),
    };
    setTyping(before => (same(before, next) ? before : next));
  };
  const put = (some: Partial<Values>) => {
    for (const [name, value] of Object.entries(some))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
  };
  /** The change comes from the props and was not typed. */
  const isGiven = useRef(false);
  const give = (some: Partial<Values>) => {
    isGiven.current = true;
    put(some);
    isGiven.current = false;
  };
  const stand = ({ take, base: next }: { take: (keyof Values)[]; base: Values }) => {
    base.current = next;
    give(pick(now.current, take));
    judge();
  };
  useEffect(() => {
    now.current = known;
    if (!draft) stand(followed(base.current, typed(), known));
    // The effect follows the saved values only; `stand` reads the typed ones when it runs.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [known]);

  const latest = useRef({ judge, draft });
  useEffect(() => {
    latest.current = { judge, draft };
    if (draft && !same(draft.value, form.getValues())) give(draft.value);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) form.clearErrors(name as Path<Values>);
          if (isGiven.current) return;
          latest.current.judge();
          const kept = latest.current.draft;
          if (kept && !same(kept.value, values)) kept.change({ ...values });
        },
      }),
    [form],
  );

  const keepMine = (names: (keyof Values)[]) => stand({ take: [], base: { ...base.current, ...pick(known, names) } });

  return {
    isChanged: typing.isChanged,
    get overtaken() {
      showsOvertaken.current = true;
      return typing.overtaken;
    },
    typed,
    put,
    isTyped: () => changedIn(base.current, typed()).length > 0,
    isOvertaken: (sent: Values) => overtakenIn(base.current, sent, now.current).length > 0,
    settle: (sent: Values) => stand(settled(base.current, typed(), now.current, sent)),
    takeTheirs: (names: (keyof Values)[]) => {
      give(pick(known, names));
      stand({ take: [], base: { ...base.current, ...pick(known, names) } });
    },
    keepMine,
    /**
     * Lets what was typed win in a form that does not show what was overtaken, whose button would else do nothing for
     * ever. Returns whether it is such a form.
     */
    keepUnshown: () => {
      if (!showsOvertaken.current) keepMine(typing.overtaken);
      return !showsOvertaken.current;
    },
    undo: () => {
      give(known);
      stand({ take: [], base: known });
    },
  };
}

const none = { isChanged: false, overtaken: [] };
