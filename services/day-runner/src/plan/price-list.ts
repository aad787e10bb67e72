/** Prices of every facility. The runner computes bills from these alone, never from what it reads back. */
export const fees = { registration: 10_000, admin: 5_000, recurringAdmin: 3_000 };
export const consultationPrice = 35_300;
export const compoundFee = 2_500;
export const roundUpTo = 500;

export const treatments = [
  { name: 'Pemeriksaan gula darah sewaktu', price: 25_000 },
  { name: 'Rawat luka sederhana', price: 50_000 },
  { name: 'Nebulisasi', price: 60_000 },
] as const;

const tablet = (name: string, price: number, strength: number) => ({
  name,
  form: 'tablet',
  strength,
  strengthUnit: 'mg',
  baseUnit: 'tablet',
  price,
});

export const medicines = [
  tablet('Parasetamol 500 mg', 520, 500),
  tablet('Amoksisilin 500 mg', 1_210, 500),
  tablet('Amlodipin 5 mg', 640, 5),
  tablet('Metformin 500 mg', 530, 500),
  tablet('Cetirizine 10 mg', 715, 10),
  tablet('Vitamin B kompleks', 250, 1),
] as const;

/** The medicine with a single box, for which two patients compete. */
export const lastBox = { units: 10, price: 4_900 };
export const lastBoxName = (pair: number): string => `Obat kotak terakhir ${pair + 1}`;
