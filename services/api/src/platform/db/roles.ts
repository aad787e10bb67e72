import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

export const appRole = 'alur_app';
export const workerRole = 'alur_worker';
export const logRole = 'alur_log';

/** The merchant that the transaction has set, or null: then no row is its own. */
export const currentMerchantSql = `nullif(current_setting('alur.merchant', true), '')::int`;

/**
 * Row-level security of a row table, run by the worker that owns it: requests see only the rows of the merchant that
 * they set, and can change none.
 */
export const rowTableSecuritySql = (table: string): string => `
  alter table ${table} enable row level security;
  drop policy if exists tenant on ${table};
  create policy tenant on ${table} for select to ${appRole} using (merchant_id = ${currentMerchantSql});
  grant select on ${table} to ${appRole};`;

/** Creates the role if it is missing, without any right of its own, and sets its password. */
export const roleSql = (role: string, password: string): string => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
  end $$;
  alter role ${role} login password '${scram(password)}';`;

/**
 * Forces index scans for a role that follows the log or writes rows: its statements are prepared while the tables are
 * still empty, and would otherwise scan the whole table ever after.
 */
export const byKeySql = (role: string): string => `
  alter role ${role} set enable_seqscan = off;
  alter role ${role} set enable_hashjoin = off;
  alter role ${role} set enable_mergejoin = off;`;

/** Lists roles that could bypass row-level security; there must be none. Only a superuser could revoke it from them. */
export const mightyRolesSql = `
  select rolname from pg_roles
  where rolname = any($1) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`;

/** The password as Postgres stores it (RFC 5803), so that no statement, and so no log, contains it in plain text. */
export function scram(password: string, salt: Buffer = randomBytes(16), iterations = 4096): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}
