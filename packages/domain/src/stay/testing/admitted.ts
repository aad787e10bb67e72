import * as commands from '@alur/contracts/stay/commands';
import { BED, hospital } from '../../care/testing/ward.js';

export const reason = 'Salah input';
export const go = { id: 1, manner: 'approved', plannedOn: '2026-11-30' };
export const night = (date: string, price: number, bedName = `Bed ${BED}`) => ({ date, price, bedName });

/** Patient 1 in bed 1 since 15:00. */
export const admitted = (body: object = {}) => {
  const all = hospital();
  all.registers(1);
  all.registers(2);
  all.admits(1, body, { clock: '15:00' });
  return all;
};
export const midnight = (all: ReturnType<typeof hospital>, today: string) =>
  all.story.when(commands.chargeNights, { id: 1, through: today }, { today, clock: '00:00' });
