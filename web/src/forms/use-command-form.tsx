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
import type { ApiError } from '@/api/api-error';
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

/** A body before its schema has looked at it: its fields, with whatever was typed. */
type Typed<C extends Callable> = BodyInput<C> extends infer Body ? { [Name in keyof Body]: unknown } : never;

/** What is wrong, in words, by the field that says it. */
export type Faults = Readonly<Record<string, string | false | null | undefined>>;

export interface CommandFormOptions<C extends Callable, Values extends FieldValues> {
  /** With what the form starts; of something that exists, as it is saved now. Fields that nobody types in follow it. */
  values: Values;
  /** What is sent. Its own schema says what is wrong with it. */
  body: (typed: Values) => Typed<C>;
  /** The thing it is about; none for what is new. */
  id?: number | ((typed: Values) => number | undefined);
  ifMatch?: number;
  /** What its schema cannot know. */
  check?: (typed: Values) => Faults;
  /** The field that says what is wrong with a part of the body that is called otherwise. */
  fieldOf?: (path: string) => string;
  success?: string;
  /** Asked before it is sent (SPEC 4). */
  ask?: (typed: Values) => Question | null;
  /** Keeps what is typed on the server. */
  draft?: Draft<Values>;
  /** Asks before the page or the tab is left with something typed. */
  guard?: boolean;
  /** Beside its values there is something else that is not saved. */
  unsaved?: boolean;
  /** Why nothing can be sent now. */
  blocked?: string | null;
  onRefused?: (error: ApiError) => boolean | void;
  onDone?: (data: AnswerOf<C>, sent: Values) => void | Promise<void>;
}

/**
 * A form over one command: `const form = useCommandForm(receiveStock, { values, body, onDone })`, then
 * `<CommandForm of={form}>` with a `FormField` for each value. It checks the body by the command's own schema, says what is
 * wrong beside the field and takes it back as it is mended, asks where it is told to, and never saves unseen over others.
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
  // One's own are on the screen before they are answered.
  const overtaken = command.pending ? [] : typing.overtaken;

  const send = async (isConfirmed: boolean, more: Partial<Typed<C>> = {}) => {
    const sent = typing.typed();
    if (command.pending || blocked || typing.isOvertaken(sent)) return;
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
    /** For fields that find their form by themselves. */
    methods: form,
    /** A value as it is typed. */
    watch: form.watch,
    pending: command.pending,
    /** Something is typed that is not saved. */
    isChanged: typing.isChanged,
    /** Fields that were typed here and saved by others: nothing is sent until one says which shall stand. */
    overtaken,
    takeTheirs: () => typing.takeTheirs(overtaken),
    keepMine: () => typing.keepMine(overtaken),
    undo: () => {
      form.clearErrors();
      typing.undo();
    },
    set: typing.put,
    errorOf: (name: string): string | null =>
      (valueAt(errors, name) as { message?: string } | undefined)?.message ?? null,
    /** Says what is wrong. */
    say,
    /** The same, and goes there. */
    refuse,
    /** It is left on purpose: nothing is asked. */
    forget: () => (isLeft.current = true),
    /** With what was answered meanwhile, of which nothing more is asked. */
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
    /** What it asks, and what asks before it is left. */
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

/** Says what is wrong beside the fields. */
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
  /** Whether all that is refused has a field here that says so. */
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
  /** Whether something would be lost, where that is asked. */
  unsaved?: () => boolean;
}) {
  return (
    <>
      {question && <SaveQuestion question={question} onClose={onClose} onConfirm={onConfirm} />}
      {unsaved && <LeaveGuard unsaved={unsaved} />}
    </>
  );
}

/** What fields and pages need of such a form. */
export type CommandFormOf<Values extends FieldValues> = Pick<
  ReturnType<typeof useCommandForm<Callable, Values>>,
  'methods' | 'control' | 'props' | 'dialogs' | 'pending'
>;
