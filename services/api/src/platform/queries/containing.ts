/** The pattern of `ilike` for texts that contain this one, its own special characters escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
