import type { Grouping } from '@alur/contracts/casemix/commands';
import { codeOf, EklaimProblem, fieldsOf, wordsOf, type Answer } from './eklaim-problem.js';

const MOST_DESCRIPTION = 500;
const rupiah = (value: unknown): number | null => {
  const amount = Number(codeOf(value) || Number.NaN);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount) : null;
};

const known = (
  system: Grouping['system'],
  said: { code: unknown; description: unknown; tariff: unknown; version: unknown },
): Grouping => {
  const code = codeOf(said.code);
  if (code === '') throw new EklaimProblem('claim_refused', 'the grouper named no group');
  return {
    ...{ system, code, description: wordsOf(said.description, MOST_DESCRIPTION) },
    ...{ tariff: rupiah(said.tariff), version: codeOf(said.version) || null },
  };
};

/** DOMAIN-WIRES 8.2: what each grouper answers. */
export const groupingOf = (system: Grouping['system'], answer: Answer): Grouping => {
  if (system === 'idrg') {
    const { drg_code: code, drg_description: description, script_version: version } = fieldsOf(answer['response_idrg']);
    return known(system, { code, description, tariff: null, version });
  }
  const { cbg, tariff, inacbg_version: version } = fieldsOf(answer['response_inacbg']);
  const { code, description } = fieldsOf(cbg);
  return known(system, { code, description, tariff, version });
};

/** DOMAIN-WIRES 8.4: iDRG's codes that begin with 36, and INA-CBG's with X, are no groups. */
export const isUngroupable = ({ system, code }: Grouping): boolean => code.startsWith(system === 'idrg' ? '36' : 'X');

/** The first code that the server does not take, in its words. */
export const refusedCodeIn = ({ data, response }: Answer): EklaimProblem | undefined => {
  const { expanded } = fieldsOf(data ?? response);
  const refused = (Array.isArray(expanded) ? expanded.map(fieldsOf) : []).find(
    ({ validcode }) => codeOf(validcode) === '0',
  );
  if (!refused) return undefined;
  const { message, error_no: given } = fieldsOf(refused['metadata']);
  const errorNo = codeOf(given);
  return new EklaimProblem(
    'claim_refused',
    `${codeOf(refused['code'])}: ${wordsOf(message) || 'kode tidak berlaku'}`,
    errorNo === '' ? {} : { errorNo },
  );
};

/** What `get_claim_status` answers of a claim that has left E-Klaim. */
export const wasSent = ({ data, response }: Answer): boolean =>
  codeOf(fieldsOf(data ?? response)['status_kirim']) === '1';
