import type { NoteEntry } from '@alur/contracts/consultation/rows';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '@/api/session';

/** Whether the person wrote the note: only the author of its first version may correct it. */
export function useIsOwnNote(versions: readonly NoteEntry[]): boolean {
  const me = useAtomValue(sessionAtom)?.user.id;
  return me !== undefined && versions[0]?.actorId === me;
}
