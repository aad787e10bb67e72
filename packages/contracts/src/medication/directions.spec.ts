import { describe, expect, it } from 'vitest';
import { directionsOf, rateIn, stopDaysOf } from './directions.js';
import { defaultRules, MedicationRules, ownStopsIn, timesIn } from './rules.js';

describe('what a facility settles of giving medicines', () => {
  const tablets = (signa: string) => ({ signa, unit: 'tablet' });
  const own = { ...defaultRules, times3: '07.00, 15, 23:30' };

  it('is at which times so many doses a day are given', () => {
    expect(directionsOf(tablets('3 x 1'), 'unit_dose', defaultRules).times).toEqual(['06:00', '14:00', '22:00']);
    expect(directionsOf(tablets('3 dd 1'), 'unit_dose', own).times).toEqual(['07:00', '15:00', '23:30']);
    expect(directionsOf(tablets('3 x 1 bila perlu'), 'unit_dose', own).times).toEqual([]);
    expect(directionsOf(tablets('tiap 8 jam'), 'unit_dose', own)).toMatchObject({ times: [], everyHours: 8 });
  });

  it('is as many times as its row says, each of them a time', () => {
    const isRight = (part: object) => MedicationRules.safeParse({ ...defaultRules, ...part }).success;
    expect(isRight({ times3: '6, 14, 22' })).toBe(true);
    for (const times3 of ['6, 14', '6, 14, 14', '6, 14, 25', '']) expect(isRight({ times3 })).toBe(false);
    expect(timesIn('24, 6.30')).toEqual(['00:00', '06:30']);
  });

  it('has its own medicines with their days, or says that it cannot be read', () => {
    expect(ownStopsIn('Tramadol 50 mg 3; ondansetron 5')).toEqual([
      { name: 'Tramadol 50 mg', days: 3 },
      { name: 'ondansetron', days: 5 },
    ]);
    for (const typed of ['tramadol', 'tramadol 0', 'tramadol tiga']) expect(ownStopsIn(typed)).toBeNull();
  });
});

describe('DOMAIN-CLINICAL 9.1: after how many days a medicine stops by itself', () => {
  const of = (name: string, medicineClass: string | null = 'prescription', days: number | null = null) =>
    stopDaysOf({ name, medicineClass }, days, defaultRules);

  it('is what its group has', () => {
    expect(of('Ketorolak 30 mg')).toBe(5);
    expect(of('Petidin 50 mg', 'narcotic')).toBe(2);
    expect(of('Enoksaparin 40 mg')).toBe(7);
    expect(of('Warfarin 2 mg')).toBe(14);
    expect(of('Seftriakson 1 g')).toBe(7);
    expect(of('Metronidazol 500 mg')).toBe(7);
    expect(of('Asiklovir 400 mg')).toBe(7);
    expect(of('Flukonazol 150 mg')).toBe(10);
    expect(of('Morfin 10 mg', 'narcotic')).toBe(7);
    expect(of('Deksametason 5 mg')).toBe(7);
    expect(of('Amlodipin 5 mg')).toBeNull();
  });

  it('is fewer where the prescription says so, and never more', () => {
    expect(of('Seftriakson 1 g', 'prescription', 3)).toBe(3);
    expect(of('Seftriakson 1 g', 'prescription', 14)).toBe(7);
    expect(of('Amlodipin 5 mg', 'prescription', 30)).toBe(30);
  });

  it('is the facility’s own where it has one, and never where it took it away', () => {
    const rules = { ...defaultRules, stopAntiInfective: null, stopOthers: 'amlodipin 30' };
    expect(stopDaysOf({ name: 'Seftriakson 1 g', medicineClass: null }, null, rules)).toBeNull();
    expect(stopDaysOf({ name: 'Amlodipin 5 mg', medicineClass: null }, null, rules)).toBe(30);
  });
});

it.each([
  ['20 tpm', { rate: 20, unit: 'drops/min' }],
  ['RL 15 tetes/menit', { rate: 15, unit: 'drops/min' }],
  ['drip 12,5 cc/jam', { rate: 12.5, unit: 'ml/h' }],
  ['drip dalam NaCl 100 ml', null],
])('%s runs at %o', (signa, rate) => expect(rateIn(signa)).toEqual(rate));
