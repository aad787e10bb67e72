import type { changeClaimData, codeClaim } from '@alur/contracts/casemix/commands';
import { lengthOfStay, ventilatorHours } from '@alur/contracts/casemix/episode';
import { tariffOf, totalOf, type TariffLine } from '@alur/contracts/casemix/tariff';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { AnyClaim, ClaimState } from './claim.js';
import { icd10, ICD9CM } from '../kernel/code-systems.js';
import type { ClaimEvent, EventData } from './events.js';

const claimed = (state: ClaimState): AnyClaim => {
  ensure(state.status !== 'none', 'casemix.claim-not-found');
  return state;
};
const keysOf = (it: AnyClaim) => ({ ...headerOf(it), claimId: it.claimId });

/** The claim, if its codes and data may still be changed. */
const editable = (state: ClaimState): AnyClaim => {
  const it = claimed(state);
  ensure(it.submission.status !== 'sent', 'casemix.already-sent');
  ensure(it.status !== 'finalized', 'casemix.finalized');
  ensure(it.status !== 'cancelled', 'casemix.cancelled');
  return it;
};

export const open = (opened: EventData<'ClaimOpened'>): ClaimEvent[] => [{ type: 'ClaimOpened', data: opened }];

const ensureOnce = (list: string, codes: readonly { code: string }[]): void => {
  for (const [at, each] of codes.entries())
    ensure(
      codes.findIndex(other => other.code === each.code) === at,
      'casemix.code-twice',
      { code: each.code },
      `${list}.${at}.code`,
    );
};

/** A code stands once; the first diagnosis is the primary one. */
export const code = (
  state: ClaimState,
  { diagnoses, procedures }: BodyOf<typeof codeClaim>,
  codedBy: Staff,
): ClaimEvent[] => {
  const it = editable(state);
  ensureOnce('diagnoses', diagnoses);
  ensureOnce('procedures', procedures);
  const data = {
    ...keysOf(it),
    diagnoses: diagnoses.map(icd10),
    procedures: procedures.map(({ code: of, name: display, quantity }) => ({
      coding: { system: ICD9CM, version: null, code: of, display },
      quantity,
    })),
    codedBy,
  };
  return [{ type: 'ClaimCoded', data }];
};

type Data = Omit<BodyOf<typeof changeClaimData>, 'attendingDoctorId'>;

const HOURS_A_DAY = 24;

/** What E-Klaim would refuse (DOMAIN-WIRES 8.4) is refused here, beside its field. */
const ensureConsistent = (said: Data, days: number): void => {
  const { systolic, diastolic, icuLos, upgrade, careClass, ventilation } = said;
  ensure((systolic === null) === (diastolic === null), 'casemix.pressure-half', {}, 'diastolic');
  ensure(systolic === null || systolic > (diastolic ?? 0), 'casemix.pressure-reversed', {}, 'diastolic');
  ensure(icuLos === null || icuLos <= days, 'casemix.icu-too-long', { most: days }, 'icuLos');
  ensure(upgrade === null || careClass < 3, 'casemix.no-upgrade', {}, 'upgrade.class');
  ensure(upgrade === null || upgrade.days <= days, 'casemix.upgrade-too-long', { most: days }, 'upgrade.days');
  for (const [at, { from, until }] of ventilation.entries())
    ensure(Date.parse(from) < Date.parse(until), 'casemix.span-reversed', {}, `ventilation.${at}.until`);
  const most = (days + 1) * HOURS_A_DAY;
  ensure(ventilatorHours(ventilation) <= most, 'casemix.ventilation-too-long', { most }, 'ventilation');
};

export const changeData = (
  state: ClaimState,
  said: Data,
  {
    attendingDoctor,
    changedBy,
    care,
  }: { attendingDoctor: Staff; changedBy: Staff; care: { from: string; until: string } },
): ClaimEvent[] => {
  const it = editable(state);
  ensureConsistent(said, lengthOfStay(care.from, care.until));
  return [{ type: 'ClaimDataChanged', data: { ...keysOf(it), ...said, attendingDoctor, changedBy } }];
};

interface Charged {
  readonly transactionId: number;
  readonly lines: readonly TariffLine[];
  readonly intensiveClasses: readonly number[];
}

/** The components of the bill are those of now, and stay so. */
export const finalize = (
  state: ClaimState,
  { transactionId, lines, intensiveClasses }: Charged,
  coder: Staff,
): ClaimEvent[] => {
  const it = editable(state);
  ensure(it.status === 'coded', 'casemix.not-coded');
  ensure(it.data !== null, 'casemix.no-data');
  const tariff = tariffOf(lines, intensiveClasses);
  return [{ type: 'ClaimFinalized', data: { ...keysOf(it), transactionId, tariff, total: totalOf(tariff), coder } }];
};

export const reopen = (state: ClaimState, reason: string, reopenedBy: Staff): ClaimEvent[] => {
  const it = claimed(state);
  ensure(it.status === 'finalized', 'casemix.not-finalized');
  ensure(it.submission.status !== 'sent', 'casemix.already-sent');
  return [{ type: 'ClaimReopened', data: { ...keysOf(it), reason, reopenedBy } }];
};

export const cancel = (state: ClaimState, reason: string, cancelledBy: Staff): ClaimEvent[] => {
  const it = editable(state);
  return [{ type: 'ClaimCancelled', data: { ...keysOf(it), reason, cancelledBy } }];
};
