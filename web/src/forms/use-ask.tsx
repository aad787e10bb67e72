import { useState, type ReactNode } from 'react';
import { SaveQuestion, type Question } from './save-question';

/** Asks before something is done that no form of `useCommandForm` sends: a switch, a set of rights, a removal (SPEC 4). */
export function useAsk(): { ask: (question: Question, then: () => void) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ question: Question; then: () => void } | null>(null);
  return {
    ask: (question, then) => setAsked({ question, then }),
    dialog: asked && (
      <SaveQuestion
        question={asked.question}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          asked.then();
        }}
      />
    ),
  };
}
