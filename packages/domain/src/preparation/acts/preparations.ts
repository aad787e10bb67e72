import { medicine as medicineSpec } from '@alur/contracts/catalogue/medicine';
import * as commands from '@alur/contracts/preparation/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { addItem, byBatch, takeIngredient } from '../../care/preparation-shelf.js';
import { receivedItem, stocksAt } from '../../care/stocks.js';
import { medicine, store } from '../../catalogue/aggregates.js';
import { moveNames, nameChanges } from '../../catalogue/names.js';
import { ensureBelowMaximum, putBack, receive, takeBack } from '../../inventory/decisions.js';
import type { InventoryEvent } from '../../inventory/events.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, stockId } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { uniqueName } from '../../kernel/name.js';
import { beside, ensure } from '../../kernel/rejection.js';
import { hasRule, merchant, ownMerchant } from '../../merchant/merchant.js';
import * as decisions from '../decisions.js';

import { preparation, preparationBatch, madeBatch, type PreparationState } from '../preparation.js';

const ingredientIds = (state: PreparationState | undefined): number[] =>
  state?.status === 'kept' ? state.formula.ingredients.map(({ itemId }) => itemId) : [];

const inUse = (items: readonly StateOf<typeof medicine>[]) =>
  items.map(item => (item.status === 'active' ? item.fields : null));

type Typed = Pick<Parameters<typeof decisions.formulaOf>[1], 'ingredients'>;
const ingredientsOf = ({ ingredients }: Typed) => ingredients.map(({ itemId }) => checks(medicine, itemId));

const names = ({ name }: { name: string }, context: DecisionContext) =>
  nameChanges(medicineSpec, null, { name }, context);

/** An item of the catalogue and its formula, in one append. */
const addAct = act({
  command: commands.addPreparation,
  ids: ['medicine'],
  sees: { item: medicine, names: [uniqueName], preparation, ingredients: [medicine] },
  primary: 'preparation',
  streams: (command, _loaded, context) => {
    const itemId = context.ids['medicine'] ?? 0;
    return {
      item: writes(medicine, itemId),
      names: names(command, context).map(({ ref }) => ref),
      preparation: writes(preparation, itemId),
      ingredients: ingredientsOf(command),
    };
  },
  decide: (command, states, context) => {
    const itemId = context.ids['medicine'] ?? 0;
    const { name, form, baseUnit, category, medicineClass, price } = command;
    const formula = decisions.formulaOf({ itemId, baseUnit }, command, inUse(states.ingredients));
    return {
      item: addItem(itemId, { name, form, baseUnit, category, medicineClass, price }),
      names: moveNames(
        names(command, context),
        states.names,
        `${medicineSpec.key}-${itemId}`,
        'catalogue.already-registered-on-add',
        context,
      ),
      preparation: decisions.setFormula(itemId, formula, states.preparation, actingStaff(context)),
    };
  },
});

const setFormulaAct = act({
  command: commands.setFormula,
  sees: { preparation, item: medicine, ingredients: [medicine] },
  primary: 'preparation',
  streams: command => ({
    preparation: writes(preparation, command.id),
    item: checks(medicine, command.id),
    ingredients: ingredientsOf(command),
  }),
  decide: (command, states, context) => {
    ensure(states.item.status === 'active', 'preparation.not-in-use');
    const of = { itemId: command.id, baseUnit: states.item.fields.baseUnit };
    const formula = decisions.formulaOf(of, command, inUse(states.ingredients));
    return { preparation: decisions.setFormula(command.id, formula, states.preparation, actingStaff(context)) };
  },
});

/** Of two who make it of the last box, the second is refused and told what is left. */
const makeAct = act({
  command: commands.makeBatch,
  ids: ['batch', 'lot'],
  sees: { preparation, batch: preparationBatch, item: medicine, store, stock, stocks: [stock], merchant },
  primary: 'preparation',
  streams: ({ id }, loaded, context) => {
    const storeId = mainStore(context);
    return {
      preparation: checks(preparation, id),
      batch: writes(preparationBatch, context.ids['batch'] ?? 0),
      item: checks(medicine, id),
      store: checks(store, storeId),
      stock: writes(stock, stockId({ storeId, itemId: id })),
      stocks: stocksAt(storeId, ingredientIds(loaded.preparation)),
      merchant: ownMerchant(context),
    };
  },
  decide: (command, states, context) => {
    if (states.preparation.status === 'none') return {};
    ensure(states.item.status === 'active', 'preparation.not-in-use');
    const [itemId, storeId] = [command.id, mainStore(context)];
    const making = {
      ...{ batchId: context.ids['batch'] ?? 0, lotId: context.ids['lot'] ?? 0, itemId, storeId },
      ...{ name: states.item.fields.name, today: context.today, madeBy: actingStaff(context) },
    };
    const source = byBatch(itemId, making.batchId);
    const moved: InventoryEvent[][] = [];
    const made = decisions.make(states.preparation.formula, command, making, (ingredient, index) => {
      const of = { storeId, itemId: ingredient.itemId, source };
      const taken = takeIngredient(of, ingredient, states.stocks[index] ?? stock.initial, context.today);
      moved.push(taken.moved);
      return taken.used;
    });
    const { batch, quantity, unitCost, expiresOn: expiry, lotId } = made.data;
    // SPEC 6: the rule limits what comes in, by whatever way.
    if (hasRule(states.merchant, 'stock_upper_limit'))
      ensureBelowMaximum(states.item.fields, quantity, states.stock, 'quantity');
    return {
      batch: [made],
      stocks: moved,
      stock: receive(
        { storeId, itemId },
        { ...{ batch, expiry, quantity, unitCost, origin: 'preparation' }, documentNumber: null, supplier: null },
        {
          ...{ lotId, item: receivedItem(states.item), storeName: known(states.store)?.fields.name ?? null },
          source,
        },
        context.today,
      ),
    };
  },
});

/** The new lot leaves the books, and the ingredients are back in the lots that they came from. */
const undoAct = act({
  command: commands.undoBatch,
  sees: { batch: preparationBatch, stock, stocks: [stock] },
  primary: 'batch',
  streams: ({ id }, loaded) => {
    const made = loaded.batch && loaded.batch.status !== 'none' ? loaded.batch.made : null;
    const storeId = made?.storeId ?? 0;
    return {
      batch: writes(preparationBatch, id),
      stock: writes(stock, stockId({ storeId, itemId: made?.itemId ?? 0 })),
      stocks: stocksAt(storeId, made?.ingredients.map(({ itemId }) => itemId) ?? []),
    };
  },
  decide: ({ reason }, states, context) => {
    const made = madeBatch(states.batch);
    const { storeId, itemId, lotId, quantity, name: item, unit } = made;
    const source = byBatch(itemId, made.batchId);
    return {
      batch: decisions.undo(made, reason, actingStaff(context)),
      stock: beside('reason', () =>
        takeBack({ storeId, itemId }, { lotId, quantity }, { source, item, unit, reason }, states.stock),
      ),
      stocks: made.ingredients.map((ingredient, index) =>
        putBack(
          { storeId, itemId: ingredient.itemId },
          { source, entered: { quantity: ingredient.quantity, unit: ingredient.unit }, lots: ingredient.lots },
          states.stocks[index] ?? stock.initial,
        ),
      ),
    };
  },
});

export const preparationActs = [addAct, setFormulaAct, makeAct, undoAct];
