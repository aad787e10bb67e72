/** Half a character, or the character that is none: no database keeps them, and nobody can type them. */
export const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
