import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { chargeName } from './charge-name';

afterAll(() => i18next.changeLanguage('id'));

it.each([
  ['Kamar Kelas 2, malam 2026-11-29', 'Kamar Kelas 2, malam 29 Nov 2026', 'Room Kelas 2, night of 29 Nov 2026'],
  [
    'Selisih kelas VIP dari Kelas 1, malam 2026-08-17',
    'Selisih kelas VIP dari Kelas 1, malam 17 Agu 2026',
    'Class VIP above Kelas 1, night of 17 Aug 2026',
  ],
  [
    'Visite dr. Ratna, Sp.PD, 2026-11-30',
    'Visite dr. Ratna, Sp.PD, 30 Nov 2026',
    'Visit of dr. Ratna, Sp.PD, 30 Nov 2026',
  ],
  ['IGD, 3 jam', 'IGD, 3 jam', 'IGD, 3 hours'],
  ['IGD, 1 hari', 'IGD, 1 hari', 'IGD, 1 day'],
  ['Pemeriksaan IGD dr. Bima', 'Pemeriksaan IGD dr. Bima', 'Emergency examination, dr. Bima'],
  ['Administrasi pasien lama', 'Administrasi pasien lama', 'Administration, returning patient'],
  ['Rawat luka sederhana', 'Rawat luka sederhana', 'Rawat luka sederhana'],
])('calls %s so on an Indonesian and an English screen', async (name, id, en) => {
  await startI18n('id');
  expect(chargeName(name)).toBe(id);
  await i18next.changeLanguage('en');
  expect(chargeName(name)).toBe(en);
});
