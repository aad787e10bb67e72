import { assignVclaimProvider } from '@alur/contracts/bpjs/commands';
import * as commands from '@alur/contracts/casemix/commands';
import { correctPatient } from '@alur/contracts/patient/commands';
import { expect } from 'vitest';
import { DAY, patientOf } from '../../care/testing/ward.js';
import { insured, NUMBER, STAY, type Insured } from './insured.js';

const identity = { name: 'Budi Santoso', gender: 'male', birthDate: '1992-03-15', bpjsNo: '0001234567890' };
const saved = { type: 'CredentialsSaved', data: { merchantId: 1, service: 'bpjs', sealed: 'x' } };
export const asked = {
  ...{ issuedOn: DAY, care: 'inpatient', classEntitled: 3, controlLetter: '0999R0011126K000001' },
  initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
  doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' },
};
export const refusal = { problem: 'refused', code: 201, message: 'Rujukan sudah 90 hari', willRetry: false };
export const outage = { problem: 'unreachable', code: null, message: 'HTTP 502', willRetry: true };

/** A stay in a hospital that VClaim knows, of a patient with a card. */
export const hospital = (but: { provider?: boolean; card?: boolean; credentials?: boolean } = {}): Insured => {
  const all = insured();
  const { provider = true, card = true, credentials = true } = but;
  if (credentials) all.story.given({ 'integration-1': [saved] });
  if (provider) all.story.when(assignVclaimProvider, { provider: { code: '0999R001', name: 'RS MELATI' } });
  if (card) all.story.when(correctPatient, { id: patientOf(1), ...identity, reason: 'Kartu dibawa' });
  return all;
};
export const asks = ({ story }: Insured, body: object = {}) =>
  story.when(commands.requestLetter, { id: STAY, ...asked, ...body });
export const tells = ({ story }: Insured, outcome: object, request = 1) =>
  story.when(commands.recordLetterRequest, { id: STAY, request, outcome });
export const issues = (all: Insured, request = 1) =>
  tells(all, { issued: { number: NUMBER, participantType: 'PBI' } }, request);

/** The story of before, and what is done then. */
export const after = (before: () => Insured, does: (all: Insured) => unknown) => (): Insured => {
  const all = before();
  does(all);
  return all;
};

const CODE = /^[a-z-]+\.[a-z-]+$/;
/** What comes of a step: the refusal that `next` names, or that it stands so by the words of `standing`. */
export const comesOf = (
  all: Insured,
  does: (all: Insured) => { thenRejects: (code: string) => unknown },
  next: string,
  standing: (all: Insured) => string,
): void => {
  const outcome = does(all);
  if (CODE.test(next)) outcome.thenRejects(next);
  else expect(standing(all)).toBe(next);
};
