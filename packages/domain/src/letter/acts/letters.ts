import { verificationCode } from '@alur/contracts/kernel/verification';
import { issueLetter, revokeLetter } from '@alur/contracts/letter/commands';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { visitOf } from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { user } from '../../identity/user.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import {
  assignNumber,
  contentOf,
  issue,
  letter,
  letterNumber,
  letterRegister,
  letterRegisterId,
  revoke,
} from '../letter.js';

/** Signed by whoever gives the command, numbered in the facility's month, and verified by a code that nobody guesses. */
export const issueLetterAct = act({
  command: issueLetter,
  ids: ['letter'],
  sees: { letter, register: letterRegister, encounter, patient, signer: user },
  primary: 'letter',
  streams: ({ encounterId }, loaded, context) => {
    const visit = known(loaded.encounter);
    return {
      letter: writes(letter, context.ids['letter'] ?? 0),
      register: writes(letterRegister, letterRegisterId(context.merchantId, context.today)),
      encounter: checks(encounter, encounterId),
      patient: visit && checks(patient, visit.patientId),
      signer: checks(user, context.actorId),
    };
  },
  decide: ({ content }, states, context) => {
    const visit = mayWrite(states.encounter, 'attestation');
    const letterId = context.ids['letter'] ?? 0;
    const { merchantId, today } = context;
    const person = known(states.patient);
    const numbered = assignNumber(states.register, letterId, today);
    const signed = issue({
      ...headerOf(visit),
      letterId,
      kind: content.kind,
      number: letterNumber(content.kind, numbered.data.sequence, today),
      issuedOn: today,
      patientName: person?.identity.name ?? '',
      recordNumber: person?.recordNumber ?? '',
      signedBy: actingStaff(context),
      practiceLicence: known(states.signer)?.practiceLicence ?? '',
      verificationCode: verificationCode(merchantId, context.hash('letter', String(letterId))),
      ...contentOf(content, { today, visitDate: visit.date }),
    });
    return { letter: signed, register: [numbered] };
  },
});

/** While its visit may be attested to. */
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
