import { atom } from 'jotai/vanilla';

/** The role as which an administrator looks at her facility: menus, pages and buttons are the role's, and nothing is sent. */
export const lookingAsAtom = atom<string | null>(null);
