import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTyped } from './use-typed';

const began = { name: 'Paracetamol', price: 500, rack: null as string | null };
type Values = typeof began;

const open = () => {
  const hook = renderHook(({ saved }) => useTyped<Values>(saved), { initialProps: { saved: began } });
  return {
    now: () => {
      const { values, overtaken, isChanged } = hook.result.current;
      return { values, overtaken, isChanged };
    },
    does: (what: (form: ReturnType<typeof useTyped<Values>>) => void) => act(() => what(hook.result.current)),
    others: (saved: Partial<Values>) => hook.rerender({ saved: { ...began, ...saved } }),
  };
};
afterEach(cleanup);

it('shows what is saved where nobody types, and what is typed where somebody does', () => {
  const { now, does, others } = open();
  does(form => form.set('price', 600));
  others({ name: 'Parasetamol' });
  expect(now()).toEqual({
    values: { name: 'Parasetamol', price: 600, rack: null },
    overtaken: [],
    isChanged: true,
  });
});

it('is overtaken where both have changed the same, not where both say the same', () => {
  const { now, does, others } = open();
  does(form => form.set('price', 600));
  does(form => form.set('price', 650));
  does(form => form.set('rack', 'A1'));
  others({ price: 700, rack: 'A1' });
  expect(now().overtaken).toEqual(['price']);
  others({ price: 500 });
  expect(now().overtaken).toEqual([]);
});

it('keeps what was typed once somebody says so, until the others change it again', () => {
  const { now, does, others } = open();
  does(form => form.set('price', 600));
  others({ price: 700 });
  does(form => form.keepMine());
  expect(now()).toMatchObject({ values: { price: 600 }, overtaken: [], isChanged: true });
  others({ price: 800 });
  expect(now().overtaken).toEqual(['price']);
});

it('takes what the others saved, and leaves the rest typed', () => {
  const { now, does, others } = open();
  does(form => form.set('price', 600));
  does(form => form.set('rack', 'A1'));
  others({ price: 700 });
  does(form => form.takeTheirs());
  expect(now()).toEqual({ values: { ...began, price: 700, rack: 'A1' }, overtaken: [], isChanged: true });
});

it('keeps what was typed while the rest was being saved', () => {
  const { now, does, others } = open();
  does(form => form.set('price', 600));
  const { values } = now();
  does(form => form.set('rack', 'A1'));
  does(form => form.wasSaved(values));
  others({ price: 600 });
  expect(now()).toEqual({ values: { ...began, price: 600, rack: 'A1' }, overtaken: [], isChanged: true });
  does(form => form.undo());
  expect(now().isChanged).toBe(false);
});
