/** Backgrounds of the printed patient card; SPEC 7 names the call but not its answer. */
export const cardColours = [
  { name: 'blue', color: '#319BFF' },
  { name: 'green', color: '#1F9D6B' },
  { name: 'orange', color: '#E8833A' },
  { name: 'purple', color: '#7A5AF8' },
  { name: 'grey', color: '#667085' },
] as const;

/** Names of the backgrounds. */
export const CARD_COLOURS = ['blue', 'green', 'orange', 'purple', 'grey'] as const;
export type CardColour = (typeof CARD_COLOURS)[number];
