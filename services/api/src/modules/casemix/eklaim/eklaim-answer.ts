import type { Grouping } from '@alur/contracts/casemix/commands';
import { EklaimProblem, type Answer } from './eklaim-problem.js';

const MOST_WORDS = 500;
const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const rupiah = (value: unknown): number | null => {
  const amount = Number(words(value) || Number.NaN);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount) : null;
};

const known = (
  system: Grouping['system'],
  said: { code: unknown; description: unknown; tariff: unknown; version: unknown },
): Grouping => {
  const code = words(said.code);
  if (code === '') throw new EklaimProblem('claim_refused', 'the grouper named no group');
  return {
    ...{ system, code, description: words(said.description).slice(0, MOST_WORDS) },
    ...{ tariff: rupiah(said.tariff), version: words(said.version) || null },
  };
};

/** DOMAIN-WIRES 8.2: what each grouper answers. */
export const groupingOf = (system: Grouping['system'], answer: Answer): Grouping => {
  if (system === 'idrg') {
    const { drg_code: code, drg_description: description, script_version: version } = fields(answer['response_idrg']);
    return known(system, { code, description, tariff: null, version });
  }
  const { cbg, tariff, inacbg_version: version } = fields(answer['response_inacbg']);
  const { code, description } = fields(cbg);
  return known(system, { code, description, tariff, version });
};

/** DOMAIN-WIRES 8.4: iDRG's codes that begin with 36, and INA-CBG's with X, are no groups. */
export const isUngroupable = ({ system, code }: Grouping): boolean => code.startsWith(system === 'idrg' ? '36' : 'X');

interface Expanded {
  readonly code?: string;
  readonly validcode?: string | number;
  readonly metadata?: { readonly message?: string; readonly error_no?: string };
}

/** The first code that the server does not take, in its words. */
export const refusedCodeIn = ({ data, response }: Answer): EklaimProblem | undefined => {
  const { expanded } = fields(data ?? response);
  const refused = (Array.isArray(expanded) ? (expanded as Expanded[]) : []).find(
    ({ validcode }) => String(validcode) === '0',
  );
  if (!refused) return undefined;
  const { message = 'kode tidak berlaku', error_no: errorNo } = refused.metadata ?? {};
  return new EklaimProblem('claim_refused', `${refused.code ?? ''}: ${message}`, {
    ...(errorNo !== undefined && { errorNo }),
  });
};

/** What `get_claim_status` answers of a claim that has left E-Klaim. */
export const wasSent = ({ data, response }: Answer): boolean => words(fields(data ?? response)['status_kirim']) === '1';
