import { expect, it } from 'vitest';
import type { Column } from './column';
import { nextSort, sortedBy } from './sorting';

interface Row {
  name: string;
  price: number | null;
}
const rows: Row[] = [
  { name: 'Rak 10', price: 5 },
  { name: 'rak 2', price: null },
  { name: 'Apotek', price: 70 },
];
const name: Column<Row> = { id: 'name', header: 'Nama', cell: row => row.name, sortBy: row => row.name };
const price: Column<Row> = { id: 'price', header: 'Harga', cell: row => row.price, sortBy: row => row.price };
const namesBy = (by: string, direction: 'asc' | 'desc') =>
  sortedBy(rows, [name, price], { by, direction }).map(row => row.name);

it('orders names as people do, and numbers by their size', () => {
  expect(namesBy('name', 'asc')).toEqual(['Apotek', 'rak 2', 'Rak 10']);
  expect(namesBy('name', 'desc')).toEqual(['Rak 10', 'rak 2', 'Apotek']);
  expect(sortedBy(rows, [name, price], null)).toBe(rows);
});

it('leaves what has no value at the end either way', () => {
  expect(namesBy('price', 'asc')).toEqual(['Rak 10', 'Apotek', 'rak 2']);
  expect(namesBy('price', 'desc')).toEqual(['Apotek', 'Rak 10', 'rak 2']);
});

it('begins with A and with the greatest, turns round, and gives up only where it may', () => {
  const pressed = (column: Column<Row>, removable: boolean) => {
    const first = nextSort(null, column, rows, removable);
    const second = nextSort(first, column, rows, removable);
    return [first, second, nextSort(second, column, rows, removable)].map(sort => sort?.direction ?? null);
  };
  expect(pressed(name, true)).toEqual(['asc', 'desc', null]);
  expect(pressed(price, false)).toEqual(['desc', 'asc', 'desc']);
});
