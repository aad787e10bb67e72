import { useState } from 'react';
import { same } from '@/ui/same';

/** What somebody typed, and what stood there when that began. */
type Typed<Values> = { [Name in keyof Values]?: { value: Values[Name]; over: Values[Name] } };

/**
 * A form over values that others may save meanwhile. Fields that were not touched follow what is saved; a field that both
 * have changed is overtaken: whoever types says which of the two shall stand.
 */
export function useTyped<Values extends object>(saved: Values) {
  const [typed, setTyped] = useState<Typed<Values>>({});
  const names = Object.keys(typed) as (keyof Values)[];
  const isChanged = (name: keyof Values) => !same(typed[name]?.value, saved[name]);
  const overtaken = names.filter(name => isChanged(name) && !same(typed[name]?.over, saved[name]));
  const values = { ...saved };
  for (const name of names) values[name] = typed[name]!.value;
  const without = (gone: readonly (keyof Values)[]) =>
    setTyped(
      now =>
        Object.fromEntries(Object.entries(now).filter(([name]) => !gone.includes(name as keyof Values))) as typeof now,
    );
  return {
    values,
    isChanged: names.some(isChanged),
    overtaken,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setTyped(now => ({ ...now, [name]: { value, over: (now[name] ?? { over: saved[name] }).over } })),
    keepMine: () =>
      setTyped(now => {
        const over = overtaken.map(name => [name, { value: now[name]?.value, over: saved[name] }]);
        return { ...now, ...Object.fromEntries(over) };
      }),
    takeTheirs: () => without(overtaken),
    /** So much was saved: what was typed since stays. */
    wasSaved: (sent: Values) => without(names.filter(name => same(typed[name]?.value, sent[name]))),
    undo: () => setTyped({}),
  };
}
