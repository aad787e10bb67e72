import { play, reason } from '../../testing/play.js';

/** A sale is drafted, changed, sent to the cashier, taken back, sold, handed over and returned in part. */
export const salePlay = play({
  needs: ['stockedMedicine', 'shift', 'patient'],
  run: async ({ does, until, today, stockedMedicine: itemId, shift: shiftId, patient: patientId }) => {
    const prescription = {
      prescriberName: 'dr. Andi',
      prescriberLicence: 'SIP-1',
      writtenOn: today,
      patientName: 'Tono',
    };
    const lines = [{ itemId, quantity: 2, signa: '3 x 1' }];
    const courier = { name: 'Tono', address: 'Jl. Mawar 1', phone: '08123', fee: 9_000 };
    const written = { name: 'Tono', phone: '08123', prescription, lines };
    const totalOf = async (id: number): Promise<number> =>
      Number(((await until('/v2/sale/sales?limit=100', row => row['id'] === id)) as { total: number }).total);
    const pays = async (id: number) =>
      does('transaction/pay', id, { shiftId, lines: [{ method: 'qris', amount: await totalOf(id) }] });

    const id = await does('sale/open', 0, written);
    await does('sale/change', id, { ...written, deliveryMethod: 'courier', courier });
    await does('sale/confirm', id);
    await does('sale/reopen', id);
    await does('sale/change', id, { ...written, name: 'Toni', confirm: true });
    await pays(id);
    await does('sale/hand-over', id, { receiverName: 'Toni' });
    const back = { lines: [{ lineId: 1, quantity: 1 }], method: 'qris', shiftId, reason };
    await does('sale/return', id, back);

    await does('sale/cancel', await does('sale/open', 0, { ...written, confirm: true }), { reason });
    const hers = await does('sale/open', 0, { patientId, prescription, lines, confirm: true });
    await pays(hers);
    await does('sale/hand-over', hers, { receiverName: 'Budi Santosa' });
    const powder = { name: 'Puyer', form: 'powder', packs: 2, method: 'dtd', signa: '3 x 1 bungkus' };
    const compounds = [{ ...powder, components: [{ medicineId: itemId, dose: 0.5 }], prescribed: 10, iterations: 1 }];
    const mixed = await does('sale/open', 0, { ...written, lines: [], compounds, confirm: true });
    await pays(mixed);
    await does('sale/hand-over', mixed, { receiverName: 'Toni' });
    // One waits for the handover, and one is a draft.
    await pays(await does('sale/open', 0, { ...written, confirm: true }));
    await does('sale/open', 0, written);
  },
});
