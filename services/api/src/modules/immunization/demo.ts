import * as commands from '@alur/contracts/immunization/commands';
import { planFor, type Dose, type PlannedDose } from '@alur/contracts/immunization/schedule';
import { type Series, type Vaccine } from '@alur/contracts/immunization/enums';
import { vaccineFacts } from '@alur/contracts/immunization/vaccines';
import { stock, stockId } from '@alur/domain/inventory/stock';
import { patient } from '@alur/domain/patient/patient';
import { daysAfter } from '../../demo/days-after.js';
import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Items by the vaccine that they are. */
    vaccines: ReadonlyMap<Vaccine, number>;
  }
}

const NURSE = 'perawat@alur.example';

const vaccine = (kind: Vaccine, name: string, form: string, price: number) => ({
  ...{ name, form, baseUnit: 'dosis', price, vaccine: kind, programmeVaccine: price === 0 },
  ...{ medicineClass: 'prescription', category: 'Obat keras', highAlert: false, lookAlike: false, fornas: true },
});
const vaccines = [
  vaccine('hepatitis_b', 'Vaksin hepatitis B rekombinan', 'injeksi', 0),
  vaccine('bcg', 'Vaksin BCG', 'serbuk injeksi', 0),
  vaccine('opv', 'Vaksin polio tetes (bOPV)', 'tetes', 0),
  vaccine('ipv', 'Vaksin polio suntik (IPV)', 'injeksi', 0),
  vaccine('dtp_hb_hib', 'Vaksin DPT-HB-Hib', 'injeksi', 0),
  vaccine('pcv', 'Vaksin pneumokokus (PCV13)', 'injeksi', 0),
  vaccine('rotavirus', 'Vaksin rotavirus', 'tetes', 0),
  vaccine('mr', 'Vaksin campak rubela (MR)', 'serbuk injeksi', 0),
  vaccine('influenza', 'Vaksin influenza kuadrivalen', 'injeksi', 285_000),
];

/** Children of whom the demonstration knows what they had; every third has missed measles. */
const CHILDREN = { most: 24, underYears: 3, missing: 3 };
const MISSED: Series = 'mr';
/** What came due so lately is still to be given. */
const RECENT_DAYS = 45;

type Child = Parameters<typeof planFor>[0];

/** The doses that a child of this schedule had until a day, one after the other. */
const hadUntil = (child: Child, until: string, without: Series | null): Dose[] => {
  const doses: Dose[] = [];
  for (;;) {
    const next = planFor(child, doses, until).find(
      ({ status, series, from }) =>
        (status === 'due' || status === 'overdue') && series !== without && vaccineOf(series) && from < until,
    );
    if (!next) return doses;
    const { series, doseNumber, from } = next;
    doses.push({ id: doses.length + 1, vaccine: vaccineOf(series) ?? 'bcg', doseNumber, date: from });
  }
};

/** The demonstration's vaccine of a line that people are called for. */
const vaccineOf = (series: Series): Vaccine | undefined =>
  vaccines.map(each => each.vaccine).find(kind => vaccineFacts[kind].series.includes(series));

/** Which of a plan is given at the visit: nobody is jabbed for all that is overdue at once. */
const givenToday = (plan: readonly PlannedDose[], without: Series | null): PlannedDose | undefined =>
  plan.find(
    ({ status, series }) => (status === 'due' || status === 'overdue') && series !== without && vaccineOf(series),
  );

export const immunizationDemo = demo({
  needs: ['here'],
  gives: ['vaccines'],
  run: async ({ here, today }) => {
    await here('unit dosis', 'unit/add', { name: 'dosis' });
    const ids = new Map<Vaccine, number>();
    for (const each of vaccines) {
      const id = await here(`vaccine ${each.vaccine}`, 'medicine/add', each);
      const batch = { batch: `V26${String(ids.size + 10)}`, expiry: daysAfter(today, 300 + 20 * ids.size) };
      await here(
        `stock of vaccine ${each.vaccine}`,
        'inventory/receive',
        {
          ...{ ...batch, quantity: 120, unitCost: Math.round(each.price * 0.7), origin: 'opening' },
        },
        id,
      );
      ids.set(each.vaccine, id);
    }
    return { vaccines: ids };
  },
  told: () => ({
    [commands.giveImmunization.name]: { immunizations: [] },
    [commands.reportImmunization.name]: { immunizations: [] },
  }),
  past: ({ does, state, facility }, { vaccines: items }) => {
    const known = new Set<number>();
    const gives = async (encounterId: number, { series, doseNumber }: PlannedDose) => {
      const kind = vaccineOf(series);
      const medicineId = kind && items.get(kind);
      if (!kind || medicineId === undefined) return;
      const [lot] = (await state(stock, stockId({ storeId: facility, itemId: medicineId }))).lots;
      if (!lot) return;
      const { route, amount, unit } = vaccineFacts[kind];
      await does(NURSE, commands.giveImmunization.name, 0, {
        ...{ encounterId, medicineId, lotId: lot.lotId, doseNumber, route, amount, amountUnit: unit },
        ...{ site: route === 'oral' ? null : 'left_thigh', reason: doseNumber > 3 ? 'under_two' : 'basic' },
      });
    };
    return {
      async withTheNurse({ patient: { id, age }, encounterId, day }) {
        if (age >= CHILDREN.underYears || known.has(id) || known.size >= CHILDREN.most) return;
        const it = await state(patient, id);
        if (it.status !== 'active' || it.identity.birthDate === null) return;
        known.add(id);
        const child = { birthDate: it.identity.birthDate, gender: it.identity.gender };
        const without = known.size % CHILDREN.missing === 0 ? MISSED : null;
        const had = hadUntil(child, daysAfter(day.date, -RECENT_DAYS), without);
        for (const { vaccine: kind, doseNumber, date } of had)
          await does(NURSE, commands.reportImmunization.name, 0, {
            ...{ patientId: id, vaccine: kind, doseNumber, date, source: 'kia_book', place: 'Puskesmas Sukajadi' },
          });
        const next = givenToday(planFor(child, had, day.date), without);
        if (next) await gives(encounterId, next);
      },
    };
  },
});
