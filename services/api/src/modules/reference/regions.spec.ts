import { expect, it } from 'vitest';
import { Regions } from './regions.js';

const regions = new Regions();

it('knows every province', async () => {
  const provinces = await regions.find('provinces', '', '');
  expect(provinces).toHaveLength(38);
  expect(provinces[0]).toEqual({ code: '11', name: 'Aceh' });
});

it('goes from a province to a village', async () => {
  expect(await regions.find('cities', '33', 'kota semarang')).toEqual([{ code: '33.74', name: 'Kota Semarang' }]);
  expect(await regions.find('districts', '33.74', 'Tembalang')).toEqual([{ code: '33.74.10', name: 'Tembalang' }]);
  const villages = await regions.find('villages', '33.74.10', '');
  expect(villages.length).toBeGreaterThan(5);
  expect(villages.every(({ code }) => code.startsWith('33.74.10.'))).toBe(true);
});

it('finds all parts of every region, though it reads on only while they stand together', async () => {
  let cities = 0;
  let districts = 0;
  for (const province of await regions.find('provinces', '', ''))
    for (const city of await regions.find('cities', province.code, '')) {
      cities += 1;
      districts += (await regions.find('districts', city.code, '')).length;
    }
  expect([cities, districts]).toEqual([514, 7_285]);
});

it('reads names in quotes as they are', async () => {
  const names = (await regions.find('villages', '11.01.01', '')).map(({ name }) => name);
  expect(names).not.toContain('');
  expect(names.some(name => name.includes('"'))).toBe(false);
});

it('finds nothing under a code that is none', async () => {
  expect(await regions.find('cities', '99', '')).toEqual([]);
  expect(await regions.find('villages', '11.01.99', '')).toEqual([]);
});
