import { room } from '@alur/contracts/catalogue/room';
import { createMerchant } from '@alur/contracts/merchant/commands';
import { Weekday } from '@alur/contracts/kernel/enums';
import { openSchedule } from '@alur/contracts/schedule/commands';
import { changeSettings } from '@alur/contracts/settings/commands';
import { openShift } from '@alur/contracts/shift/commands';
import { treatment } from '@alur/contracts/treatment/catalogues';
import type { PlannedClinic } from '../plan/planned.js';
import { compoundFee, consultationPrice, fees, roundUpTo, treatments } from '../plan/price-list.js';
import type { Connection } from '../wire/connection.js';
import type { Person } from '../wire/person.js';
import { done } from './done.js';
import type { Cashier, Facility } from './facility.js';
import { openOffice } from './hire.js';
import { fillShelves } from './shelves.js';

const FLOAT = 500_000;

const configure = async (administrator: Person): Promise<void> => {
  const sections = [
    { section: 'fees', values: fees },
    {
      section: 'cashier',
      values: { roundUpTo, roundedMethods: 'cash', discountApprovalLimit: null, voidAcrossShifts: false },
    },
    { section: 'pharmacy', values: { roundUpStock: true, payBeforeHandover: true, compoundFee } },
  ];
  for (const section of sections) await done(administrator.command(changeSettings, null, section));
};

const openSchedules = async (administrator: Person, doctors: readonly Person[], names: readonly string[]) => {
  const ids: number[] = [];
  for (const [index, doctor] of doctors.entries()) {
    const name = `Poli Umum ${index + 1}`;
    const roomId = await done(
      administrator.command(room.add, null, { name, code: `PU${index + 1}`, description: null, bpjsPolyName: null }),
    );
    const schedule = {
      name,
      roomId,
      doctorId: doctor.userId,
      doctorName: names[index],
      startTime: '00:00',
      endTime: '23:59',
      consultationMinutes: 6,
      price: consultationPrice,
      days: Weekday.options,
      prefix: String.fromCharCode(65 + index),
    };
    ids.push(await done(administrator.command(openSchedule, null, schedule)));
  }
  return ids;
};

const cashierOf = async (person: Person): Promise<Cashier> => ({
  person,
  shiftId: await done(person.command(openShift, null, { float: FLOAT })),
});

const fields = (fixed: { name: string; price: number }) => ({
  ...fixed,
  category: null,
  icd9Code: null,
  tariffBucket: null,
});

/** Sets up a clinic of the file as a facility that can open, entirely by commands. */
export const openFacility = async (
  operator: Person,
  connection: Connection,
  plan: PlannedClinic,
  day: { today: string; timezone: string; tag: string },
): Promise<Facility> => {
  const merchantId = await done(
    operator.command(createMerchant, null, {
      name: `Puskesmas ${plan.name} ${day.tag}`,
      category: 'puskesmas',
      categoryTypes: ['outpatient', 'pharmacy', 'laboratory', 'radiology', 'surgery'],
      ...{ timezone: day.timezone, isBpjs: true },
    }),
  );
  const hire = await openOffice(operator, connection, { merchantId, tag: `${merchantId}.${day.tag}` });
  const administrator = await hire('administrator', `Admin ${plan.name}`);
  const registrar = await hire('registrar', `Pendaftaran ${plan.name}`);
  const nurse = await hire('nurse', `Ns. ${plan.name}`);
  const names = Array.from({ length: plan.doctors }, (_, index) => `dr. ${plan.name} ${index + 1}`);
  const doctors: Person[] = [];
  for (const name of names) doctors.push(await hire('doctor', name));
  const pharmacists = [
    await hire('pharmacist', `apt. ${plan.name} 1`),
    await hire('pharmacist', `apt. ${plan.name} 2`),
  ] as const;
  const tills = [await hire('cashier', `Kasir ${plan.name} 1`), await hire('cashier', `Kasir ${plan.name} 2`)] as const;
  await configure(administrator);
  const schedules = await openSchedules(administrator, doctors, names);
  const treatmentIds: number[] = [];
  for (const each of treatments)
    treatmentIds.push(await done(administrator.command(treatment.add, null, fields(each))));
  const shelves = await fillShelves(administrator, plan);
  return {
    plan,
    merchantId,
    today: day.today,
    administrator,
    registrar,
    nurse,
    doctors,
    pharmacists,
    cashiers: [await cashierOf(tills[0]), await cashierOf(tills[1])],
    schedules,
    treatments: treatmentIds,
    ...shelves,
  };
};
