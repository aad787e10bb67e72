/** Rejects lone surrogates and U+0000, which no database stores and nobody can type. */
export const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
