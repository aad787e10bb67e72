import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the rooms by name. */
    rooms: ReadonlyMap<string, number>;
    medicines: readonly { id: number; name: string; baseUnit: string; price: number }[];
    suppliers: readonly number[];
  }
}

const rooms = [
  { name: 'Poli Umum', code: 'UMUM', bpjsPolyName: 'UMUM' },
  { name: 'Poli Gigi', code: 'GIGI', bpjsPolyName: 'GIGI' },
  { name: 'Poli KIA', code: 'KIA', bpjsPolyName: 'KIA' },
] as const;

const paymentMethods = [
  { name: 'Tunai', method: 'cash' },
  { name: 'Transfer Bank', method: 'transfer' },
  { name: 'Kartu Debit', method: 'debit_card' },
  { name: 'Kartu Kredit', method: 'credit_card' },
  { name: 'QRIS', method: 'qris' },
] as const;

const signas = [
  { text: '3 x 1 tablet, sesudah makan', timesPerDay: 3, dosePerTime: 1, latin: 's.3.d.d.tab.I p.c.' },
  { text: '2 x 1 tablet, sesudah makan', timesPerDay: 2, dosePerTime: 1, latin: 's.2.d.d.tab.I p.c.' },
  { text: '1 x 1 tablet, malam sebelum tidur', timesPerDay: 1, dosePerTime: 1, latin: 's.1.d.d.tab.I h.s.' },
  { text: '1 x 1 tablet, pagi sebelum makan', timesPerDay: 1, dosePerTime: 1, latin: 's.1.d.d.tab.I a.c.' },
  { text: '3 x 1 sendok takar (5 ml)', timesPerDay: 3, dosePerTime: 1, latin: 's.3.d.d.cth.I' },
  { text: '3 x 1 bungkus, sesudah makan', timesPerDay: 3, dosePerTime: 1, latin: 's.3.d.d.pulv.I p.c.' },
  { text: 'Bila perlu, maksimal 3 x 1 tablet', timesPerDay: 3, dosePerTime: 1, latin: 'p.r.n.' },
  { text: 'Oleskan 2 x sehari', timesPerDay: 2, dosePerTime: null, latin: 'u.e.' },
] as const;

/** Units that medicines are bought in. */
const packs = ['strip', 'boks', 'ampul', 'vial'];
const categories = ['Obat bebas', 'Obat keras', 'Bahan medis habis pakai'] as const;
const suppliers = [
  { name: 'PT Medika Sejahtera', address: 'Jl. Industri 45, Semarang', phone: '0247600001' },
  { name: 'PT Farma Nusantara', address: 'Jl. Siliwangi 210, Semarang', phone: '0247600002' },
];

/** Medicines for chronic illnesses. */
const chronic = new Set([
  ...['Amlodipin 5 mg', 'Kaptopril 25 mg', 'Metformin 500 mg', 'Glibenklamid 5 mg', 'Simvastatin 20 mg'],
]);

const medicine = (
  name: string,
  form: string,
  strength: number | null,
  unit: string | null,
  baseUnit: string,
  price: number,
  medicineClass = 'prescription',
) => ({
  name,
  form,
  strength,
  strengthUnit: unit,
  baseUnit,
  price,
  medicineClass,
  category: medicineClass === 'prescription' ? categories[1] : categories[0],
  highAlert: false,
  lookAlike: false,
  fornas: true,
  chronic: chronic.has(name),
  minimumStock: 20,
});

const medicines = [
  medicine('Parasetamol 500 mg', 'tablet', 500, 'mg', 'tablet', 500, 'free'),
  medicine('Amoksisilin 500 mg', 'tablet', 500, 'mg', 'tablet', 1_200),
  medicine('Asam mefenamat 500 mg', 'tablet', 500, 'mg', 'tablet', 900),
  medicine('Ibuprofen 400 mg', 'tablet', 400, 'mg', 'tablet', 800, 'limited_free'),
  medicine('Cetirizine 10 mg', 'tablet', 10, 'mg', 'tablet', 700, 'limited_free'),
  medicine('Klorfeniramin maleat 4 mg', 'tablet', 4, 'mg', 'tablet', 200, 'limited_free'),
  medicine('Deksametason 0,5 mg', 'tablet', 0.5, 'mg', 'tablet', 300),
  medicine('Antasida', 'tablet kunyah', null, null, 'tablet', 400, 'free'),
  medicine('Omeprazol 20 mg', 'kapsul', 20, 'mg', 'kapsul', 1_500),
  medicine('Amlodipin 5 mg', 'tablet', 5, 'mg', 'tablet', 600),
  medicine('Kaptopril 25 mg', 'tablet', 25, 'mg', 'tablet', 500),
  medicine('Metformin 500 mg', 'tablet', 500, 'mg', 'tablet', 500),
  medicine('Glibenklamid 5 mg', 'tablet', 5, 'mg', 'tablet', 400),
  medicine('Simvastatin 20 mg', 'tablet', 20, 'mg', 'tablet', 900),
  medicine('Vitamin B kompleks', 'tablet', null, null, 'tablet', 250, 'free'),
  medicine('Vitamin C 50 mg', 'tablet', 50, 'mg', 'tablet', 250, 'free'),
  medicine('Gliseril guaiakolat 100 mg', 'tablet', 100, 'mg', 'tablet', 250, 'limited_free'),
  medicine('Salbutamol 2 mg', 'tablet', 2, 'mg', 'tablet', 400),
  medicine('Loperamid 2 mg', 'tablet', 2, 'mg', 'tablet', 600, 'limited_free'),
  medicine('Oralit', 'serbuk', null, null, 'bungkus', 1_000, 'free'),
  medicine('Parasetamol sirup 120 mg/5 ml', 'sirup', null, null, 'botol', 9_000, 'free'),
  medicine('Amoksisilin sirup kering 125 mg/5 ml', 'sirup kering', null, null, 'botol', 14_000),
  medicine('Gentamisin salep kulit 0,1%', 'salep', null, null, 'tube', 8_000),
  medicine('Hidrokortison krim 2,5%', 'krim', null, null, 'tube', 9_500),
];

export const catalogueDemo = demo({
  where: 'both',
  needs: ['here'],
  gives: ['rooms', 'medicines', 'suppliers'],
  run: async ({ here, today }) => {
    for (const name of new Set([...medicines.map(({ baseUnit }) => baseUnit), ...packs]))
      await here(`unit ${name}`, 'unit/add', { name });
    for (const name of categories) await here(`category ${name}`, 'inventory-category/add', { name });
    const supplierIds: number[] = [];
    for (const supplier of suppliers)
      supplierIds.push(await here(`supplier ${supplier.name}`, 'supplier/add', supplier));
    for (const method of paymentMethods) await here(`method ${method.name}`, 'payment-method/add', method);
    for (const signa of signas) await here(`signa ${signa.text}`, 'signa/add', signa);
    const added = [];
    for (const each of medicines)
      added.push({ ...each, id: await here(`medicine ${each.name}`, 'medicine/add', each) });
    // The price of paracetamol rises next year.
    const rise = { field: 'price', price: 600, effectiveFrom: `${Number(today.slice(0, 4)) + 1}-01-01` };
    await here('price of paracetamol', 'medicine/set-price', rise, added[0]?.id ?? 0);
    const roomIds = new Map<string, number>();
    for (const room of rooms) roomIds.set(room.name, await here(`room ${room.name}`, 'room/add', room));
    return { rooms: roomIds, medicines: added, suppliers: supplierIds };
  },
});
