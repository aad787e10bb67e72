/**
 * Loaded before one of the product's processes: plays releases of it. `faulty` has a bug in the view of the patients,
 * `mended` shows them in a new version and keeps the faulty one current beside it, `next` does so no more.
 */
import { modules } from '@alur/domain';
import type { AnyRollup, AnyTable, AnyView } from '@alur/domain/kernel/view';

export type Release = 'faulty' | 'mended' | 'next';

/** A name that makes the faulty view throw. */
export const UNBEARABLE = 'Tak Tertampung';

const faultyVersion = (view: AnyView): AnyView => {
  const registered = view.on['PatientRegistered'];
  if (!registered || !('first' in registered)) throw new Error('the view of the patients has changed');
  const first: typeof registered.first = (event, key) => {
    const name = String(event.data['name']);
    if (name === UNBEARABLE) throw new Error('a bug');
    return { ...registered.first(event, key), name: name.toUpperCase() };
  };
  return { ...view, on: { ...view.on, PatientRegistered: { ...registered, first } } };
};

const play = (release: Release): void => {
  const module = modules.find(({ name }) => name === 'patient');
  const view = module?.views.find(({ name }) => name === 'patient') as AnyView | undefined;
  if (!module || !view) throw new Error('there are no patients');
  const sums = module.views.filter((table): table is AnyRollup => table.kind === 'rollup' && table.over === view);
  const faulty = faultyVersion(view);
  if (release === 'faulty') Object.assign(view, faulty);
  else Object.assign(view, { version: view.version + 1 });
  const former: AnyTable[] = [faulty, ...sums.map(sum => ({ ...sum, over: faulty }))];
  if (release === 'mended') Object.assign(module, { formerViews: former });
};

const release = process.env['FAULTS_RELEASE'];
if (release === 'faulty' || release === 'mended' || release === 'next') play(release);
