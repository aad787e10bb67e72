import { spelledAlike } from '../kernel/spelling.js';
import type { Allergy } from '../patient/rows.js';
import { allergyClasses, allergySynonyms, otherSubstances } from './allergy-reference.js';

/** A medicine's names; its generic name names the active substances. */
export interface NamedMedicine {
  id: number;
  name: string;
  brand?: string | null | undefined;
  /** The facility's own entry of its substances or their group. */
  ingredients?: string | null | undefined;
}

/** Minimum lengths for comparing, because shorter parts occur in too many words. */
const SHORTEST = { word: 3, beginning: 4, part: 6 };

const soundsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(spelledAlike)
    .filter(sound => sound.length >= SHORTEST.word);

/** Salts, forms and other words that many medicines share. */
const common = new Set(
  soundsOf(
    'asam acid natrium sodium kalium potassium kalsium calcium sulfat klorida hidroklorida fosfat sitrat maleat ' +
      'tablet kaplet kapsul sirup suspensi drop tetes injeksi infus salep krim kering kulit mata telinga forte obat alergi golongan vitamin',
  ),
);

/** The distinctive words of an allergy's substance; common words only if it has no others. */
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

/** Whether the text contains the name; of a name of several words, all distinctive ones. */
const says = (sounds: readonly string[], name: readonly string[]): boolean =>
  name.length > 0 && name.every(word => sounds.includes(word));

interface Known {
  readonly name: readonly string[];
  readonly substance: string;
}

/** Every name of the known substances, by sound. */
const knownNames: readonly Known[] = [
  ...[...allergyClasses.flatMap(({ substances }) => substances), ...otherSubstances].map(substance => ({
    name: tellingOf(substance),
    substance,
  })),
  ...allergySynonyms.flatMap(({ substances, called }) =>
    called.flatMap(each => substances.map(substance => ({ name: tellingOf(each), substance }))),
  ),
];
const classNames = allergyClasses.map(({ called, substances }) => ({
  names: called.map(tellingOf),
  substances: new Set(substances),
}));

/** The known substances that a text names. */
const substancesIn = (sounds: readonly string[]): Set<string> =>
  new Set(knownNames.filter(({ name }) => says(sounds, name)).map(({ substance }) => substance));

const textOf = ({ name, brand, ingredients }: Omit<NamedMedicine, 'id'>): string =>
  `${name} ${brand ?? ''} ${ingredients ?? ''}`;

/** The known substances of a medicine. */
export const substancesOf = (medicine: Omit<NamedMedicine, 'id'>): Set<string> =>
  substancesIn(soundsOf(textOf(medicine)));

/**
 * Whether the medicine's substances are known. If they are not, finding no allergy does not mean that there is none:
 * the result is *belum diperiksa*, not *tidak ada*.
 */
export const isChecked = (medicine: Omit<NamedMedicine, 'id'>): boolean =>
  !!medicine.ingredients?.trim() || substancesOf(medicine).size > 0;

/** Whether it contains the same substance under another name, or one of a group that the allergy names. */
const isRelated = (allergy: readonly string[], inMedicine: ReadonlySet<string>): boolean => {
  const substances = substancesIn(allergy);
  return (
    [...substances].some(substance => inMedicine.has(substance)) ||
    classNames.some(
      ({ names, substances: ofClass }) =>
        names.some(name => says(allergy, name)) && [...inMedicine].some(substance => ofClass.has(substance)),
    )
  );
};

/**
 * The recorded allergies that concern a medicine (DOMAIN 1.1, *telaah klinis*): by the same medicine, a word of the
 * substance in its name, another name of the substance, or its group. A superfluous warning does less harm, as the
 * prescriber decides.
 */
export function allergiesMet<Known extends Pick<Allergy, 'substance' | 'medicineId'>>(
  medicine: NamedMedicine,
  allergies: readonly Known[],
): Known[] {
  const names = soundsOf(textOf(medicine));
  const substances = substancesIn(names);
  return allergies.filter(
    ({ medicineId, substance }) =>
      medicineId === medicine.id ||
      tellingOf(substance).some(word => names.some(each => isSame(word, each))) ||
      isRelated(soundsOf(substance), substances),
  );
}
