import type { NoteEntry } from '@alur/contracts/consultation/rows';
import type { SoapNote } from '@alur/contracts/record/soap';
import { useDraft } from '@/drafts/use-draft';

export const parts = ['subjective', 'objective', 'assessment', 'plan'] as const;
export type Part = (typeof parts)[number];

/**
 * The parts that were typed, and the version that was signed when typing began; the other parts follow the signed
 * version.
 */
type Typed = Partial<SoapNote> & { over?: number };

const empty: SoapNote = { subjective: '', objective: '', assessment: '', plan: '' };

/** The note's form, persisted as a draft. What somebody else signs meanwhile is never overwritten unseen. */
export function useNoteDraft(encounterId: number, notes: readonly NoteEntry[], complaint: string) {
  const last = notes.at(-1);
  const version = last?.version ?? 0;
  const draft = useDraft<Typed>(encounterId, 'soap', { over: version });
  const { over = 0, ...typed } = draft.value;
  const signed = last ?? { ...empty, subjective: complaint };
  const before = notes.find(note => note.version === over) ?? empty;
  const textOf = (part: Part) => typed[part] ?? signed[part];
  const isOvertaken = (part: Part) =>
    last !== undefined && last[part] !== before[part] && last[part] !== textOf(part).trim();
  const overtaken = parts.filter(isOvertaken);
  const leave = (some: readonly Part[], texts: Typed, signedOver: number) => {
    if (some.length === 0) draft.clear();
    else draft.change({ over: signedOver, ...Object.fromEntries(some.map(part => [part, texts[part]])) });
  };
  return {
    draft,
    version,
    textOf,
    /** Whether there are typed parts that are not signed. */
    isUnsigned: parts.some(part => typed[part] !== undefined && typed[part].trim() !== signed[part].trim()),
    /** Parts that were typed here and signed by somebody else. */
    overtaken,
    /** Called after these texts were signed; what was typed since remains. */
    wasSigned: (texts: SoapNote) => {
      const since = draft.current() ?? {};
      const isMore = (part: Part) => since[part] !== undefined && since[part].trim() !== texts[part];
      leave(parts.filter(isMore), since, version + 1);
    },
    change: (part: Part, text: string) => draft.change({ ...draft.value, [part]: text }),
    keepMine: () => draft.change({ ...typed, over: version }),
    takeTheirs: () => {
      const isMine = (part: Part) => typed[part] !== undefined && !overtaken.includes(part);
      leave(parts.filter(isMine), typed, version);
    },
  };
}
