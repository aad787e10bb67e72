/** The languages of all texts. */
export type Language = 'id' | 'en';

/** One text in each language. */
export type Said = { readonly [L in Language]: string };

/** How an event changes something that was recorded before. */
export const CHANGE_KINDS = [
  'correction',
  'void',
  'cancel',
  'refund',
  'discount',
  'reopen',
  'withdraw',
  'price',
  'role',
] as const;

/** A field's name. `money`: its numbers are rupiah; `codes`: the lists that have the words of its values. */
export interface FieldWords extends Said {
  readonly money?: true;
  readonly codes?: string | readonly string[];
}

/** A code's word; `told` is how it reads within a sentence, where that is another. */
export interface CodeWords extends Said {
  readonly inSentence?: Said;
}

/** An event as a sentence, with `{{field}}` for the values of its fields. */
export interface EventWords extends Said {
  /** The kind of event in a few words, without values; required if the sentence has fields. */
  readonly name?: Said;
  /** The event is recorded for completeness; screens show it less prominently, because people rarely look for it. */
  readonly quiet?: true;
  /** The event undoes, refuses or corrects something, so that an auditor looks at it first. */
  readonly undoes?: true;
  /** The event is in the report of changes, as this kind. */
  readonly change?: (typeof CHANGE_KINDS)[number];
  /** Limits the report to events that have a value at this path, or this value. */
  readonly only?: { readonly path: string; readonly is?: string };
  /** The report has one row for each value at this path, in its column `as`. */
  readonly each?: { readonly path: string; readonly as: 'facilityId' | 'roleId' };
  /** Names of fields that mean something else here than elsewhere in the module. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
}

type Codes = Readonly<Record<string, Readonly<Record<string, CodeWords>>>>;

/** A module's words. Lists of codes that several modules declare are merged. */
export interface ModuleWords<C extends Codes = Codes> {
  readonly module: string;
  /** Names by the kinds with which its streams and topics begin. */
  readonly kinds?: Readonly<Record<string, Said>>;
  /**
   * Names of places in the access tree by path, and of methods by their whole right; `:view` alone names that method
   * wherever no other name is given.
   */
  readonly places?: Readonly<Record<string, Said>>;
  readonly events?: Readonly<Record<string, EventWords>>;
  readonly fields?: Readonly<Record<string, FieldWords>>;
  readonly codes?: C;
  /** Messages of refusals, by the code that the caller gets. */
  readonly errors?: Readonly<Record<string, Said>>;
}

/** Declares a module's words, in the module's folder; a large module has several parts. */
export const words = <const C extends Codes = Record<never, never>>(
  module: string,
  said: Omit<ModuleWords<C>, 'module'>,
): ModuleWords<C> & { readonly codes: C } => ({ module, codes: {} as C, ...said });
