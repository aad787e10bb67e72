/** Green where the drawer is right, red where it is not; the text says it as well. */
export const varianceTone = (amount: number | null): string =>
  amount === null || amount === 0 ? 'text-success-text' : 'font-medium text-danger-text';
