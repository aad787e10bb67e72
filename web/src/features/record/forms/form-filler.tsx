import { answerKey, toAnswerList, type Answers, type FormAnswer } from '@alur/contracts/questionnaire/answers';
import type { FormSection } from '@alur/contracts/questionnaire/definition';
import { Plus } from 'lucide-react';
import { memo, startTransition, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { enterToNext } from '@/ui/enter-to-next';
import { focusInvalid } from '@/ui/focus-invalid';
import { FormPage } from '@/ui/form-page';
import { FormStore, type FormToFill, type LastAnswers } from './form-store';
import { useSaid } from './form-words';
import { QuestionField } from './question-field';

export interface FormFillerProps {
  form: FormToFill;
  /** The answers to start with. */
  answers: Answers;
  /** The previous form's answers, shown beside each question. */
  last?: LastAnswers | undefined;
  onChange?: (answers: Answers) => void;
  /** Drawn beside the buttons at the bottom. */
  foot?: ReactNode;
  onSign: (answers: FormAnswer[]) => void;
  /** The buttons at the bottom; the submit button signs. */
  children: ReactNode;
}

/**
 * A form to fill in: sections with an index at the side, and scores that are calculated while one types. It does not use
 * `useCommandForm`: its fields are those of a definition, and each of some hundred hears of its own answer alone.
 */
export function FormFiller({ form, answers, last, onChange, foot, onSign, children }: FormFillerProps) {
  const said = useSaid();
  const element = useRef<HTMLFormElement>(null);
  const [store] = useState(() => new FormStore(form, answers, last));
  useEffect(() => onChange && store.hear(onChange), [store, onChange]);
  const shown = useSyncExternalStore(store.subscribe, store.asked);
  const keys = new Set(shown);
  const drawn = useDrawn(form.definition.sections);
  const isShown = ({ questions }: FormSection) => questions.some(({ linkId }) => keys.has(linkId));
  const sign = () => {
    if (store.check().length > 0) requestAnimationFrame(() => focusInvalid(element.current));
    else onSign(toAnswerList(form.definition, store.all()));
  };
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-1 flex-col"
      onKeyDown={enterToNext}
      onSubmit={event => {
        event.preventDefault();
        sign();
      }}
    >
      <FormPage
        parts={form.definition.sections.filter(isShown).map((section, at) => ({
          key: section.linkId,
          title: said(section.text),
          content: at < drawn && <SectionFields store={store} section={section} />,
        }))}
        foot={
          <>
            {foot}
            {children}
          </>
        }
      />
    </form>
  );
}

/** This many questions are drawn at first. */
const FIRST_QUESTIONS = 30;

/**
 * How many sections are drawn: as many as fill a screen at once, the others one by one afterwards, so that a long form
 * appears as fast as a short one.
 */
function useDrawn(sections: readonly FormSection[]): number {
  const [drawn, setDrawn] = useState(() => {
    let questions = 0;
    const last = sections.findIndex(section => (questions += section.questions.length) >= FIRST_QUESTIONS);
    return last < 0 ? sections.length : last + 1;
  });
  useEffect(() => {
    if (drawn >= sections.length) return;
    const next = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(next);
  }, [drawn, sections.length]);
  return drawn;
}

export const SectionFields = memo(function SectionFields(props: { store: FormStore; section: FormSection }) {
  const { store, section } = props;
  const { t } = useTranslation('record');
  const shown = new Set(useSyncExternalStore(store.subscribe, store.asked));
  const groups = useSyncExternalStore(store.subscribe, () => store.groups(section));
  return (
    <>
      {Array.from({ length: groups }, (_, group) =>
        section.questions
          // The questions of an added group are shown before any of them is answered.
          .filter(({ linkId }) => shown.has(answerKey(linkId, group)) || (group > 0 && shown.has(linkId)))
          .map(question => (
            <QuestionField key={answerKey(question.linkId, group)} store={store} question={question} group={group} />
          )),
      )}
      {section.repeats && (
        <div className="col-span-full">
          <Button size="sm" onClick={() => store.addGroup(section)}>
            <Plus aria-hidden />
            {t('form.addGroup')}
          </Button>
        </div>
      )}
    </>
  );
});
