import type { FormAnswer } from '@alur/contracts/questionnaire/answers';

/** One mark of the body map, as it is typed. */
export interface Wound {
  side: 'front' | 'back';
  /** Position in percent from the left and from above. */
  x: number | null;
  y: number | null;
  location: string;
  kind: string | null;
  size: string;
  description: string;
}

export const newWound = (side: Wound['side'], x: number, y: number): Wound => ({
  ...{ side, x, y, location: '', kind: null, size: '', description: '' },
});

export const isWhole = ({ x, y, location, kind }: Wound): boolean =>
  x !== null && y !== null && location.trim() !== '' && kind !== null;

/** The wounds of a report, in their order. */
export const woundsIn = (answers: readonly FormAnswer[]): Wound[] => {
  const said = answers.filter(({ linkId }) => linkId.startsWith('wound.'));
  const groups = [...new Set(said.map(({ group }) => group))].toSorted((a, b) => a - b);
  return groups.map(group => {
    const of = (name: string) => said.find(each => each.group === group && each.linkId === `wound.${name}`);
    return {
      side: of('side')?.code === 'back' ? 'back' : 'front',
      x: of('x')?.number ?? null,
      y: of('y')?.number ?? null,
      location: of('location')?.text ?? '',
      kind: of('kind')?.code ?? null,
      size: of('size')?.text ?? '',
      description: of('description')?.text ?? '',
    };
  });
};

/** The same as answers of the form. */
export const answersOf = (wounds: readonly Wound[]): FormAnswer[] =>
  wounds.flatMap(({ side, x, y, location, kind, size, description }, group) => {
    const said = (linkId: string, of: Partial<FormAnswer>): FormAnswer => ({
      ...{ linkId: `wound.${linkId}`, group, number: null, text: null, code: null },
      ...of,
    });
    return [
      said('side', { code: side }),
      said('x', { number: x }),
      said('y', { number: y }),
      said('location', { text: location.trim() }),
      said('kind', { code: kind }),
      ...(size.trim() ? [said('size', { text: size.trim() })] : []),
      ...(description.trim() ? [said('description', { text: description.trim() })] : []),
    ];
  });
