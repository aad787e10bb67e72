import { catalogueModule } from './catalogue/module.js';
import { inventoryModule } from './inventory/module.js';
import { settingsModule } from './settings/module.js';
import { claim, claimEvents } from './kernel/claim.js';
import { correctStockAct, receiveStockAct } from './acts/move-stock.js';
import { defineRoleAct } from './acts/define-role.js';
import { identityModule } from './identity/module.js';
import { merchantModule } from './merchant/module.js';
import { moduleOf, type DomainModule } from './kernel/module.js';
import type { Due, Process } from './kernel/process.js';

/** The clinic: every module, in the order of its README's table. */
export const modules: readonly DomainModule[] = [
  moduleOf('claim', { events: claimEvents, aggregates: [claim] }),
  merchantModule,
  identityModule,
  settingsModule,
  catalogueModule,
  inventoryModule,
  moduleOf('acts', { acts: [defineRoleAct, receiveStockAct, correctStockAct] }),
];

/** What follows from what (see processes/README.md), and what time alone triggers. */
export const processes: readonly Process[] = [];
export const dues: readonly Due[] = [];
