import * as commands from '@alur/contracts/casemix/commands';
import { careDays, mainVisit } from '@alur/contracts/casemix/episode';
import { ageOn } from '@alur/contracts/patient/age';
import { colleagueOf } from '../../care/colleague.js';
import { episodeOf, episodeSees, episodeStreams, intensiveIn } from '../../care/episode-streams.js';
import { actingStaff } from '../../care/on-encounter.js';
import type { Encounter } from '../../encounter/encounter.js';
import { there } from '../../encounter/guards.js';
import { user } from '../../identity/user.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import { release, take, uniqueName } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import type { AnyBill } from '../../transaction/bill.js';
import { billOf, transaction } from '../../transaction/transaction.js';
import { claim } from '../claim.js';
import { claimedName, claimedVisit } from '../claimed-visit.js';
import * as decisions from '../decisions.js';
import { eligibility, lastingLetterOf } from '../eligibility.js';

const holderOf = (claimId: number) => `claim-${claimId}`;

/** Visits of one patient and episode that BPJS pays, on one bill. */
const ensureOneEpisode = (visits: readonly Encounter[]): void => {
  const [first, ...others] = visits;
  for (const visit of visits) ensure(visit.payer === 'bpjs', 'casemix.not-insured', {}, 'encounterIds');
  for (const other of others) {
    const isSame = other.patientId === first?.patientId && other.episodeId === first.episodeId;
    ensure(isSame, 'casemix.other-episode', {}, 'encounterIds');
    ensure(other.transactionId === first.transactionId, 'casemix.other-bill', {}, 'encounterIds');
  }
};

const openAct = act({
  command: commands.openClaim,
  ids: ['claim'],
  sees: { claim, patient, claimed: [uniqueName], ...episodeSees },
  primary: 'claim',
  streams: ({ encounterIds }, loaded, context) => {
    const ids = [...new Set(encounterIds)];
    const visit = known(loaded.encounters?.[0]);
    return {
      claim: writes(claim, context.ids['claim'] ?? 0),
      claimed: ids.map(id => claimedVisit(id, context)),
      patient: visit && checks(patient, visit.patientId),
      ...episodeStreams(ids, loaded),
    };
  },
  decide: (_command, states, context) => {
    const visits = states.encounters.map(there);
    const episode = episodeOf(states, context);
    ensureOneEpisode(visits);
    const about = mainVisit(episode)?.encounterId;
    const at = visits.findIndex(({ encounterId }) => encounterId === about);
    const letter = lastingLetterOf(states.letters[at] ?? eligibility.initial);
    const claimId = context.ids['claim'] ?? 0;
    const main = visits[at];
    const days = careDays(episode);
    ensure(days, 'casemix.not-finished');
    ensure(main && states.patient, 'casemix.claim-not-found');
    const { identity, recordNumber } = hereAfterAll(states.patient);
    return {
      claim: decisions.open({
        ...headerOf(main),
        ...{ claimId, encounterIds: visits.map(({ encounterId }) => encounterId) },
        ...{ letterNumber: letter.number, care: letter.care, careFrom: days.from, careUntil: days.until },
        ...{ patientName: identity.name, recordNumber, gender: identity.gender },
        ...{ age: ageOn(identity.birthDate, context.today), openedBy: actingStaff(context) },
      }),
      claimed: states.claimed.map((name, index) =>
        take(name, holderOf(claimId), claimedName(visits[index]?.encounterId ?? 0, 'encounterIds'), context),
      ),
    };
  },
});

/** The doctor is one of the facility's staff. */
const changeDataAct = act({
  command: commands.changeClaimData,
  sees: { claim, doctor: user, ...episodeSees },
  primary: 'claim',
  streams: ({ id, attendingDoctorId }, loaded) => ({
    claim: writes(claim, id),
    doctor: checks(user, attendingDoctorId),
    ...episodeStreams(known(loaded.claim)?.encounterIds ?? [], loaded),
  }),
  decide: ({ id: _id, attendingDoctorId, ...said }, states, context) => {
    const days = careDays(episodeOf(states, context));
    ensure(days, 'casemix.not-finished');
    const unknown = ['casemix.no-such-doctor', 'attendingDoctorId'] as const;
    return {
      claim: decisions.changeData(states.claim, said, {
        attendingDoctor: colleagueOf(attendingDoctorId, 'doctor', states.doctor, context, unknown),
        ...{ changedBy: actingStaff(context), care: days },
      }),
    };
  },
});

/** Charges of these visits. */
const linesFor = (bill: AnyBill, encounterIds: readonly number[]) =>
  bill.documents
    .flat()
    .filter(({ encounterId }) => encounterId !== null && encounterIds.includes(encounterId))
    .flatMap(({ lines }) => lines);

const finalizeAct = act({
  command: commands.finalizeClaim,
  sees: { claim, transaction, ...episodeSees },
  primary: 'claim',
  streams: ({ id }, loaded) => {
    const visit = known(loaded.encounters?.[0]);
    return {
      claim: writes(claim, id),
      transaction: visit && checks(transaction, visit.transactionId),
      ...episodeStreams(known(loaded.claim)?.encounterIds ?? [], loaded),
    };
  },
  decide: (_command, states, context) => {
    const episode = episodeOf(states, context);
    ensureOneEpisode(states.encounters.map(there));
    ensure(states.transaction, 'casemix.claim-not-found');
    const bill = billOf(states.transaction);
    ensure(bill.status === 'closed' || bill.status === 'paid', 'casemix.bill-open');
    const charged = {
      transactionId: bill.transactionId,
      lines: linesFor(
        bill,
        episode.map(({ encounterId }) => encounterId),
      ),
      intensiveClasses: intensiveIn(episode, states),
    };
    return { claim: decisions.finalize(states.claim, charged, actingStaff(context)) };
  },
});

/** Its visits may be claimed again. */
const cancelAct = act({
  command: commands.cancelClaim,
  sees: { claim, claimed: [uniqueName] },
  primary: 'claim',
  streams: ({ id }, loaded, context) => ({
    claim: writes(claim, id),
    claimed: (known(loaded.claim)?.encounterIds ?? []).map(each => claimedVisit(each, context)),
  }),
  decide: ({ id, reason }, states, context) => {
    const ids = known(states.claim)?.encounterIds ?? [];
    return {
      claim: decisions.cancel(states.claim, reason, actingStaff(context)),
      claimed: states.claimed.map((name, at) => release(name, holderOf(id), claimedName(ids[at] ?? 0), context)),
    };
  },
});

export const claimActs = [
  openAct,
  on(commands.codeClaim, claim, ({ id: _id, ...codes }, state, context) =>
    decisions.code(state, codes, actingStaff(context)),
  ),
  changeDataAct,
  finalizeAct,
  on(commands.reopenClaim, claim, ({ reason }, state, context) =>
    decisions.reopen(state, reason, actingStaff(context)),
  ),
  cancelAct,
];
