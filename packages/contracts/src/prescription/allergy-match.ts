import type { Allergy } from '../patient/rows.js';

/** A medicine by what it is called; its generic name names the active substances. */
export interface NamedMedicine {
  id: number;
  name: string;
  brand?: string | null | undefined;
}

/** English and Indonesian spelling of one sound, made equal in this order: "Erythromycin" is "Eritromisin". */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/y/g, 'i'],
  [/[ao]e/g, 'e'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/x|cc(?=[ei])/g, 'ks'],
  [/ch/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/ku(?=[aeio])/g, 'k'],
  [/(.)\1+/g, '$1'],
  [/(os|id)a$|e$/g, '$1'],
  [/ik$/g, 'at'],
];

/** How a word sounds: without case, accents and the language that it is spelt in. */
export const soundOf = (word: string): string =>
  spellings.reduce(
    (sound, [from, to]) => sound.replace(from, to),
    word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  );

/** Shorter than this, a part of a word is in too many others. */
const SHORTEST = { word: 3, beginning: 4, part: 6 };

const soundsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(soundOf)
    .filter(sound => sound.length >= SHORTEST.word);

/** Salts, forms and the like, which many medicines have in common. */
const common = new Set(
  soundsOf(
    'asam acid natrium sodium kalium potassium kalsium calcium sulfat klorida hidroklorida fosfat sitrat maleat ' +
      'tablet kaplet kapsul sirup suspensi drop tetes injeksi infus salep krim kering kulit mata telinga forte obat alergi golongan vitamin',
  ),
);

/** The words that tell what a person must not have: common ones only where nothing else is said. */
const tellingOf = (substance: string): string[] => {
  const words = soundsOf(substance);
  const telling = words.filter(word => !common.has(word));
  return telling.length > 0 ? telling : words;
};

const begins = (whole: string, part: string) => part.length >= SHORTEST.beginning && whole.startsWith(part);

const isSame = (substance: string, name: string): boolean =>
  substance === name ||
  (!common.has(name) &&
    (begins(name, substance) ||
      begins(substance, name) ||
      (substance.length >= SHORTEST.part && name.includes(substance))));

/**
 * The recorded allergies that a medicine meets (DOMAIN 1.1, *telaah klinis*): the same medicine, or a word of the
 * substance in its name. Better one warning too many: whoever prescribes decides.
 */
export function allergiesMet<Known extends Pick<Allergy, 'substance' | 'medicineId'>>(
  { id, name, brand }: NamedMedicine,
  allergies: readonly Known[],
): Known[] {
  const names = soundsOf(`${name} ${brand ?? ''}`);
  return allergies.filter(
    ({ medicineId, substance }) =>
      medicineId === id || tellingOf(substance).some(word => names.some(each => isSame(word, each))),
  );
}
