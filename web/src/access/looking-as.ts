import { atom } from 'jotai/vanilla';

/**
 * The role as which an administrator looks at her facility: menus, pages and buttons are that role's, and no command is
 * sent.
 */
export const lookingAsAtom = atom<string | null>(null);
