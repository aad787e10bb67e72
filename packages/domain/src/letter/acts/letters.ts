import { verificationCode } from '@alur/contracts/kernel/verification';
import { issueLetter, revokeLetter, setNextNumber } from '@alur/contracts/letter/commands';
import { defaultNumbering, numberAs } from '@alur/contracts/letter/numbering';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { visitOf } from '../../care/visit-streams.js';
import { emergency, type EmergencyState } from '../../emergency/emergency.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { user } from '../../identity/user.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import { ensure } from '../../kernel/rejection.js';
import { bornIn, labour, type LabourState } from '../../labour/labour.js';
import { patient } from '../../patient/patient.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { isDeath, stay, type StayState } from '../../stay/stay.js';
import {
  assignNumber,
  type Birth,
  type Death,
  contentOf,
  continueAt,
  issue,
  letter,
  letterRegister,
  registersOf,
  revoke,
} from '../letter.js';

/** The recorded death: by the emergency department's disposition, or by the stay's discharge. */
const deathOf = (states: { emergency?: EmergencyState | undefined; stay?: StayState | undefined }): Death | null => {
  const came = known(states.emergency);
  if (came?.status === 'disposed' && came.diedAt !== null)
    return { diedAt: came.diedAt, onArrival: came.disposition === 'dead_on_arrival' };
  const lay = known(states.stay);
  const isDead = lay?.status === 'left' && lay.discharge !== null && isDeath(lay.discharge.manner);
  return isDead ? { diedAt: lay.discharge.diedAt ?? lay.leftAt, onArrival: false } : null;
};

interface OfBirth {
  readonly encounterId: number;
  readonly labour: LabourState | undefined;
  readonly mother: EncounterState | undefined;
}

/** The birth of the newborn whose visit this is, in a visit of her mother that stands. */
const birthOf = ({ encounterId, labour: labouring, mother }: OfBirth): Birth | null => {
  const hers = known(mother);
  const delivery = labouring && bornIn(labouring, encounterId);
  if (!delivery || !hers || hers.status === 'cancelled') return null;
  const { bornAt, number, weight, length, method } = delivery.born;
  return { bornAt, number, weight, length, method, motherId: hers.patientId, motherEncounterId: hers.encounterId };
};

/**
 * The letter is signed by the user who gives the command, numbered by the facility's scheme, and verified by a random
 * code.
 */
export const issueLetterAct = act({
  command: issueLetter,
  ids: ['letter'],
  sees: {
    letter,
    register: letterRegister,
    former: letterRegister,
    settings,
    encounter,
    emergency,
    stay,
    labour,
    mother: encounter,
    patient,
    signer: user,
  },
  primary: 'letter',
  streams: ({ encounterId, content }, loaded, context) => {
    const visit = known(loaded.encounter);
    const isDeath = content.kind === 'death';
    const isBirth = content.kind === 'birth';
    const motherId = isBirth ? (known(loaded.stay)?.motherEncounterId ?? null) : null;
    return {
      letter: writes(letter, context.ids['letter'] ?? 0),
      settings: settingsOf(context),
      ...registersOf(context, loaded.settings?.numbering ?? defaultNumbering),
      encounter: checks(encounter, encounterId),
      emergency: isDeath ? checks(emergency, encounterId) : undefined,
      stay: isDeath || isBirth ? checks(stay, encounterId) : undefined,
      labour: motherId === null ? undefined : checks(labour, motherId),
      mother: motherId === null ? undefined : checks(encounter, motherId),
      patient: visit && checks(patient, visit.patientId),
      signer: checks(user, context.actorId),
    };
  },
  decide: ({ content }, states, context) => {
    const visit = mayWrite(states.encounter, 'attestation');
    const letterId = context.ids['letter'] ?? 0;
    const { merchantId, today } = context;
    const person = known(states.patient);
    const numbered = assignNumber(states, letterId, today);
    const ofBirth = { encounterId: visit.encounterId, labour: states.labour, mother: states.mother };
    const signed = issue({
      ...headerOf(visit),
      letterId,
      kind: content.kind,
      number: numberAs(states.settings.numbering[content.kind], numbered.data.sequence, today),
      issuedOn: today,
      patientName: person?.identity.name ?? '',
      recordNumber: person?.recordNumber ?? '',
      signedBy: actingStaff(context),
      practiceLicence: known(states.signer)?.practiceLicence ?? '',
      verificationCode: verificationCode(merchantId, context.hash('letter', String(letterId))),
      ...contentOf(content, { today, visitDate: visit.date, death: deathOf(states), birth: birthOf(ofBirth) }),
    });
    return { letter: signed, register: [numbered] };
  },
});

/** Allowed while letters about the visit may be signed. */
export const revokeLetterAct = act({
  command: revokeLetter,
  sees: { letter, encounter },
  primary: 'letter',
  streams: ({ id }, loaded) => ({ letter: writes(letter, id), encounter: visitOf(loaded.letter) }),
  decide: ({ reason }, states, context) => {
    ensure(states.encounter, 'letter.revoked');
    mayWrite(states.encounter, 'attestation');
    return { letter: revoke(states.letter, actingStaff(context), reason) };
  },
});

/** Continues the numbering of the present month or year from this number. */
export const setNextNumberAct = act({
  command: setNextNumber,
  sees: { settings, register: letterRegister, former: letterRegister },
  primary: 'settings',
  streams: (_command, loaded, context) => ({
    settings: settingsOf(context),
    ...registersOf(context, loaded.settings?.numbering ?? defaultNumbering),
  }),
  decide: ({ next }, states, { today }) => ({ register: continueAt(states, next, today) }),
});
