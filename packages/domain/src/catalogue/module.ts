import { catalogues } from '@alur/contracts/catalogues.gen';
import { moduleOf } from '../kernel/module.js';
import { openMainStoreAct } from './acts/open-main-store.js';
import { catalogueOf } from './engine.js';
import { catalogueEvents } from './events.js';

const each = catalogues.map(catalogueOf);

export const catalogueModule = moduleOf('catalogue', {
  events: catalogueEvents,
  aggregates: each.map(({ aggregate }) => aggregate),
  acts: [...each.flatMap(({ acts }) => acts), openMainStoreAct],
  views: each.map(({ view }) => view),
  lists: catalogues.flatMap(({ list, selector }) => [list, selector]),
});
