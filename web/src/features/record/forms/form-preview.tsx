import type { Answers } from '@alur/contracts/questionnaire/answers';
import type { FormDefinition } from '@alur/contracts/questionnaire/definition';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { SectionFields } from './form-filler';
import { FormStore } from './form-store';
import { useSaid } from './form-words';

/** Previews a form while it is edited: it can be filled in, but nothing is saved. */
export function FormPreview({ definition }: { definition: FormDefinition }) {
  const shown = useDeferredValue(definition);
  const [answers, setAnswers] = useState<Answers>({});
  const [store, setStore] = useState(() => storeOf(shown, answers));
  // Each change of the definition makes a new store, with the answers that were tried.
  if (store.form.definition !== shown) setStore(storeOf(shown, answers));
  useEffect(() => store.hear(setAnswers), [store]);
  return <Sections key={keyOf(store)} store={store} />;
}

const storeOf = (definition: FormDefinition, answers: Answers) =>
  new FormStore({ name: 'preview', version: 1, definition }, answers, undefined);

const keys = new WeakMap<FormStore, number>();
let stores = 0;
const keyOf = (store: FormStore): number => {
  const key = keys.get(store) ?? (stores += 1);
  keys.set(store, key);
  return key;
};

function Sections({ store }: { store: FormStore }) {
  const said = useSaid();
  const shown = new Set(useSyncExternalStore(store.subscribe, store.asked));
  return (
    <div className="flex flex-col gap-4">
      {store.form.definition.sections
        .filter(({ questions }) => questions.some(({ linkId }) => shown.has(linkId)))
        .map(section => (
          <fieldset key={section.linkId} className="@container min-w-0">
            <legend className="pb-1.5 font-semibold">{said(section.text)}</legend>
            <div className="grid min-w-0 items-start gap-x-4 gap-y-3 @xl:grid-cols-2">
              <SectionFields store={store} section={section} />
            </div>
          </fieldset>
        ))}
    </div>
  );
}
