/** The languages that everything is said in. */
export type Language = 'id' | 'en';

/** The same in each of them. */
export type Said = { readonly [L in Language]: string };

/** What an event does to what stood already. */
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

/** A field's name. `money`: its numbers are rupiah; `codes`: which lists its values have their words in. */
export interface FieldWords extends Said {
  readonly money?: true;
  readonly codes?: string | readonly string[];
}

/** A code's word; `told` is how it reads within a sentence, where that is another. */
export interface CodeWords extends Said {
  readonly inSentence?: Said;
}

/** An event in a sentence, with `{{field}}` for what it says. */
export interface EventWords extends Said {
  /** What kind of event it is, in a few words that hold for every one of its kind; needed where the sentence has fields. */
  readonly name?: Said;
  /** Kept for the books, and seldom what anybody looks for. */
  readonly quiet?: true;
  /** It undoes, refuses or corrects what was: the first that an auditor looks at. */
  readonly undoes?: true;
  /** It stands in the report of changes, as this kind. */
  readonly change?: (typeof CHANGE_KINDS)[number];
  /** Which of them stand there: where this path has something, or has this. */
  readonly only?: { readonly path: string; readonly is?: string };
  /** It stands there once for each value of this path, which the report knows as `as`. */
  readonly each?: { readonly path: string; readonly as: 'facilityId' | 'roleId' };
  /** Fields that mean another thing here than elsewhere in the module. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
}

type Codes = Readonly<Record<string, Readonly<Record<string, CodeWords>>>>;

/** What a module says of itself. Lists of codes that several modules have a part of are put together. */
export interface ModuleWords<C extends Codes = Codes> {
  readonly module: string;
  /** What it is called, by the names that its streams and topics begin with. */
  readonly kinds?: Readonly<Record<string, Said>>;
  /**
   * Places of the access tree by their paths, and what may be done there by its whole right; `:view` is what the method is
   * called wherever nothing else is said.
   */
  readonly places?: Readonly<Record<string, Said>>;
  readonly events?: Readonly<Record<string, EventWords>>;
  readonly fields?: Readonly<Record<string, FieldWords>>;
  readonly codes?: C;
  /** Why something is refused, by the code that the caller is told. */
  readonly errors?: Readonly<Record<string, Said>>;
}

/** The words of a module. They stand in its folder; a large one has several such parts. */
export const words = <const C extends Codes = Record<never, never>>(
  module: string,
  said: Omit<ModuleWords<C>, 'module'>,
): ModuleWords<C> & { readonly codes: C } => ({ module, codes: {} as C, ...said });
