import { expect, it } from 'vitest';
import { terbilang } from './terbilang';

it.each([
  [0, 'Nol rupiah'],
  [11, 'Sebelas rupiah'],
  [1_000, 'Seribu rupiah'],
  [125_500, 'Seratus dua puluh lima ribu lima ratus rupiah'],
  [2_000_100, 'Dua juta seratus rupiah'],
  [1_000_000_000, 'Satu miliar rupiah'],
])('%i is %s', (amount, words) => expect(terbilang(amount)).toBe(words));
