import { useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  get as valueAt,
  useForm,
  useFormState,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { useCommand, type AnswerOf, type BodyInput, type Callable, type Command } from '@/api/use-command';
import { LeaveGuard } from '@/app/leave-guard';
import type { Draft } from '@/drafts/use-draft';
import { loadErrorTexts } from '@/i18n/i18n';
import { enterToNext } from '@/ui/enter-to-next';
import { focusInvalid } from '@/ui/focus-invalid';
import { toast } from '@/ui/toast';
import { SaveQuestion, type Question } from './save-question';
import { shapedTyping } from './shaped-typing';
import { useTyping } from './use-typing';

/** A body before validation: its fields with whatever was typed. */
type Typed<C extends Callable> = BodyInput<C> extends infer Body ? { [Name in keyof Body]: unknown } : never;

const stale = new ApiError(409, 'command.stale');

/** Error texts by the field that shows them. */
export type Faults = Readonly<Record<string, string | false | null | undefined>>;

export interface CommandFormOptions<C extends Callable, Values extends FieldValues> {
  /** Initial values; for something that exists, the currently saved ones. Fields that nobody typed in follow them. */
  values: Values;
  /** Makes the body that is sent. The command's own schema validates it. */
  body: (typed: Values) => Typed<C>;
  /** Id of what the command is about; none for something new. */
  id?: number | ((typed: Values) => number | undefined);
  ifMatch?: number;
  /** Checks that the schema cannot make. */
  check?: (typed: Values) => Faults;
  /** The field that shows an error of the body, where its path has another name. */
  fieldOf?: (path: string) => string;
  success?: string;
  /** Returns a question to be confirmed before it is sent (SPEC 4). */
  ask?: (typed: Values) => Question | null;
  /** The server-side draft of the form. */
  draft?: Draft<Values>;
  /** Asks before the page or the tab is left with unsaved input. */
  guard?: boolean;
  /** There is something unsaved besides the form's values. */
  unsaved?: boolean;
  /** Why nothing can be sent at present. */
  blocked?: string | null;
  onRefused?: (error: ApiError) => boolean | void;
  onDone?: (data: AnswerOf<C>, sent: Values) => void | Promise<void>;
}

/**
 * A form over one command: `const form = useCommandForm(receiveStock, { values, body, onDone })`, then `<CommandForm
 * of={form}>` with a `FormField` for each value. It validates the body by the command's own schema, shows each error at
 * its field until it is corrected, asks the questions it is given, and never overwrites unseen what others saved.
 */
export function useCommandForm<C extends Callable, Values extends FieldValues>(
  spec: C,
  options: CommandFormOptions<C, Values>,
) {
  const { values: saved, draft, blocked = null, guard = false } = options;
  const form = useForm<Values>({ defaultValues: (draft?.value ?? saved) as DefaultValues<Values> });
  const { errors } = useFormState({ control: form.control });
  const element = useRef<HTMLFormElement>(null);
  const isLeft = useRef(false);
  const typing = useTyping(form, saved, draft);
  const [question, setQuestion] = useState<Question | null>(null);

  const { say, refuse, place } = useFaults(form, element, options);
  const command = useCommand(spec, {
    success: options.success,
    onRefused: error => options.onRefused?.(error) || place(error),
  });

  const send = async (isConfirmed: boolean, more: Partial<Typed<C>> = {}) => {
    const sent = typing.typed();
    if (command.pending || blocked) return;
    if (typing.isOvertaken(sent)) return void (typing.keepUnshown() && toast.error(stale));
    form.clearErrors();
    await loadErrorTexts().catch(() => {});
    const made = { ...options.body(sent), ...more };
    const { body, error } = shapedTyping(spec.body, made);
    const faults = Object.entries(options.check?.(sent) ?? {}).filter(([, words]) => words);
    if (error && !place(error) && faults.length === 0) toast.error(error);
    if (faults.length > 0) refuse(Object.fromEntries(faults));
    if (error || faults.length > 0) return;
    const asked = isConfirmed ? null : options.ask?.(sent);
    if (asked) return setQuestion(asked);
    const { run } = command as Command<Callable>;
    const id = typeof options.id === 'function' ? options.id(sent) : options.id;
    const outcome = await run({ id, ifMatch: options.ifMatch, body });
    if (!outcome.ok) return;
    draft?.clear();
    isLeft.current = options.unsaved ?? false;
    typing.settle(sent);
    await options.onDone?.(outcome.data as AnswerOf<C>, sent);
  };

  const isUnsaved = () => !isLeft.current && (options.unsaved === true || typing.isTyped());

  return {
    control: form.control,
    /** The react-hook-form methods, for fields that use its context. */
    methods: form,
    /** Reads the current value of a field. */
    watch: form.watch,
    pending: command.pending,
    /** Whether there is unsaved input. */
    isChanged: typing.isChanged,
    /**
     * Fields that were changed both here and by others: a form that shows them is not sent until the person says which
     * value wins. One's own values may reach the screen by the live topic before the command is answered.
     */
    get overtaken() {
      return command.pending ? [] : typing.overtaken;
    },
    takeTheirs: () => typing.takeTheirs(typing.overtaken),
    keepMine: () => typing.keepMine(typing.overtaken),
    undo: () => {
      form.clearErrors();
      typing.undo();
    },
    set: typing.put,
    errorOf: (name: string): string | null =>
      (valueAt(errors, name) as { message?: string } | undefined)?.message ?? null,
    /** Shows errors at their fields. */
    say,
    /** Shows errors at their fields and focuses the first. */
    refuse,
    /** Called when the form is left on purpose, so that it does not ask. */
    forget: () => (isLeft.current = true),
    /** Sends the form; `more` holds answers to its questions, which are then not asked again. */
    submit: (more?: Partial<Typed<C>>) => send(more !== undefined, more),
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        void send(false);
      },
      onKeyDown: enterToNext,
    },
    /** The dialogs that ask before sending and before leaving. */
    dialogs: (
      <FormQuestions
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          void send(true);
        }}
        unsaved={guard ? isUnsaved : undefined}
      />
    ) as ReactNode,
  };
}

/** Shows errors at their fields. */
function useFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  { values, fieldOf = path => path }: { values: Values; fieldOf?: (path: string) => string },
) {
  const say = (faults: Faults) => {
    for (const [name, message] of Object.entries(faults)) if (message) form.setError(name as Path<Values>, { message });
  };
  const refuse = (faults: Faults) => {
    say(faults);
    focusInvalid(element.current);
  };
  /** Whether each part of a refusal has a field here that shows it. */
  const place = (error: ApiError): boolean => {
    const said = Object.entries(fieldMessages(error)).map(([path, words]) => [fieldOf(path), words] as const);
    const here = said.filter(([name]) => name.split('.')[0]! in values);
    refuse(Object.fromEntries(here.toReversed()));
    return said.length > 0 && here.length === said.length;
  };
  return { say, refuse, place };
}

function FormQuestions({
  question,
  onClose,
  onConfirm,
  unsaved,
}: {
  question: Question | null;
  onClose: () => void;
  onConfirm: () => void;
  /** Whether leaving would lose something, where that is asked. */
  unsaved?: () => boolean;
}) {
  return (
    <>
      {question && <SaveQuestion question={question} onClose={onClose} onConfirm={onConfirm} />}
      {unsaved && <LeaveGuard unsaved={unsaved} />}
    </>
  );
}

/** The parts of such a form that fields and pages use. */
export type CommandFormOf<Values extends FieldValues> = Pick<
  ReturnType<typeof useCommandForm<Callable, Values>>,
  'methods' | 'control' | 'props' | 'dialogs' | 'pending'
>;
