import type { LineRow } from '@alur/contracts/prescription/lines';

export type LabelKind = 'oral' | 'external';

const external =
  /salep|krim|cream|ointment|gel|lotion|losio|tetes|drop|obat luar|external|topikal|suppos|ovula|bedak|sampo|shampoo|patch|kumur|inhal|semprot|spray/i;

/**
 * White for medicines that are swallowed, blue for all others. It is guessed from form and route, and the pharmacist
 * may choose otherwise.
 */
export function labelKind(line: Pick<LineRow, 'form' | 'route' | 'name'>): LabelKind {
  return external.test([line.form, line.route, line.name].filter(Boolean).join(' ')) ? 'external' : 'oral';
}
