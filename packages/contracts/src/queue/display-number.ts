/** DOMAIN 1.1: the prefix and three digits, `A-001`. */
export const displayNumber = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(3, '0')}`;
