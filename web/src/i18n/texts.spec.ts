import { expect, it } from 'vitest';
import { namespaceOf } from './i18n';
import { locales } from './locale';

const files = {
  id: import.meta.glob<object>(['./texts/*.json', '../features/*/texts.json'], {
    query: '?language=id',
    import: 'default',
    eager: true,
  }),
  en: import.meta.glob<object>(['./texts/*.json', '../features/*/texts.json'], {
    query: '?language=en',
    import: 'default',
    eager: true,
  }),
};

function flatten(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object'
      ? flatten(inner as object, `${prefix}${key}.`)
      : [[prefix + key, String(inner)] as [string, string]],
  );
}
// `{{count}} row_one / row_other` exist in English only: Indonesian has one plural form.
const singular = (key: string) => key.replace(/_(one|other)$/, '');
const holes = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)/g)].map(hole => hole[1]).toSorted((a = '', b = '') => a.localeCompare(b));

const texts = new Map<string, Map<string, string>>(
  locales.flatMap(locale =>
    Object.entries(files[locale]).map(
      ([path, value]) => [`${namespaceOf(path)}/${locale}`, new Map(flatten(value))] as const,
    ),
  ),
);
const namespaces = [...new Set([...texts.keys()].map(name => name.split('/')[0] as string))];

it.each(namespaces)('%s has the same keys and parameters in both languages', namespace => {
  const [id, en] = ['id', 'en'].map(locale => texts.get(`${namespace}/${locale}`) ?? new Map<string, string>());
  const keys = (of: Map<string, string>) => [...new Set([...of.keys()].map(singular))].sort();
  expect(keys(en!)).toEqual(keys(id!));
  for (const [key, text] of en!) {
    const other = id!.get(key) ?? id!.get(singular(key)) ?? id!.get(`${singular(key)}_other`) ?? '';
    expect(text.trim(), `${namespace}:${key}`).not.toBe('');
    expect(holes(text), `${namespace}:${key}`).toEqual(holes(other));
  }
});
