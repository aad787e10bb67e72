import { recordDiagnosis } from '@alur/contracts/consultation/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import * as commands from '@alur/contracts/referral/commands';
import { DAY, hospital, ICU_BED } from './ward.js';
import type { Outcome, Story } from '../../kernel/testing/specification.js';
import { referral, type ReferralState } from '../../referral/referral.js';

export const ICU = 2;
export const until = `${DAY}T20:00:00.000Z`;
export const reason = 'Perburukan';
export const destination = { facility: 'RSUD Dr. Soetomo', direction: 'up', transport: 'ambulance' };
export const handover = { situation: 'Sesak', background: 'DBD', assessment: 'Syok', recommendation: 'ICU' };
export const leaving = { handover, escortLevel: 2, conditionBefore: 'GCS 15, TD 90/60' };
export const inside = { type: 'internal', plannedOn: DAY, reason, toWardId: ICU };
export const outside = { type: 'external', plannedOn: DAY, reason, destination, diagnosisCode: 'A91' };
export const REFERRAL = 50;

/** A hospital where patient 1 has lain in bed 1 since 09:00 and has a diagnosis. */
export const onWard = () => {
  const all = hospital();
  all.registers(1);
  all.registers(2);
  all.admits(1, {}, { clock: '09:00' });
  all.story.when(recordDiagnosis, { id: 1, code: 'A91', kind: 'primary' }, { clock: '10:00' });
  return all;
};
export const drafts = (story: Story, body: object, encounterId = 1): Outcome =>
  story.when(commands.draftReferral, { encounterId, ...body }, { ids: { referral: REFERRAL } });

export type Way = readonly [CommandSpec, object];
export const request: Way = [commands.requestReferral, {}];
export const accept: Way = [commands.acceptTransfer, { bedId: ICU_BED, until }];
export const depart: Way = [commands.departReferral, leaving];
export const arrive: Way = [commands.arriveInBed, { conditionAfter: 'Stabil' }];
export const recordAcceptance: Way = [
  commands.recordAcceptance,
  { acceptingOfficer: 'dr. Dewi', externalNumber: 'R-77' },
];
export const complete: Way = [commands.completeReferral, { conditionAfter: 'Diterima IGD RSUD' }];
export const goes = (story: Story, ...ways: readonly Way[]): void => {
  for (const [command, body] of ways) story.when(command, { id: REFERRAL, ...body });
};
export const stateOf = (story: Story): ReferralState => story.state(referral, REFERRAL) as ReferralState;

export const told = { diagnosis: 'DSS', action: 'Resusitasi', advice: 'Kontrol', answeredBy: 'dr. Dewi' };
