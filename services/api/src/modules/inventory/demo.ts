import { demo } from '../../demo/demo.js';

const batchesOf = (quantity: number, unitCost: number) => [
  { batch: 'L2601', expiry: '2027-03-31', quantity: Math.ceil(quantity / 3), unitCost },
  { batch: 'L2604', expiry: '2028-06-30', quantity, unitCost },
];

export const inventoryDemo = demo({
  needs: ['here', 'medicines'],
  run: async ({ here, medicines }) => {
    for (const { id, name, baseUnit, price } of medicines)
      for (const batch of batchesOf(['tablet', 'kapsul'].includes(baseUnit) ? 600 : 60, Math.round(price * 0.7)))
        await here(`stock ${name} ${batch.batch}`, 'inventory/receive', { ...batch, origin: 'opening' }, id);
  },
});
