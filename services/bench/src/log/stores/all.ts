import { alur } from './alur.js';
import { castore } from './castore.js';
import { emmettFrom } from './emmett.js';
import { messageDb } from './message-db.js';
import { raw } from './raw.js';
import type { OpenStore } from './store.js';

/** The stores of these names; Emmett only if a folder says where it is. */
export const storesOf = (names: readonly string[], emmett: string): [string, OpenStore][] => {
  const all: Record<string, OpenStore> = { raw, alur, 'message-db': messageDb, castore };
  if (emmett !== '') all['emmett'] = emmettFrom(emmett);
  return names.flatMap(name => {
    if (name === 'emmett' && emmett === '') {
      console.error('emmett is left out: --emmett says in which folder it is installed');
      return [];
    }
    const open = all[name];
    if (!open) throw new Error(`no store ${name}; there are ${Object.keys(all).join(', ')}`);
    return [[name, open] as [string, OpenStore]];
  });
};
