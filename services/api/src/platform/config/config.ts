import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { Limits } from '../limits/limits.js';

/** Configuration of the process, read from its environment. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** The owner's address; without one the embedded Postgres in `dataDir` is started. */
  databaseUrl?: string;
  eventStore: 'postgres' | 'memory' | 'kurrentdb';
  kurrentdbUrl?: string;
  /** Number of partitions into which merchants are divided for the projector. */
  partitions: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  secretsDir: string;
  /** The file with the key of the log's codes; without one events bear none. */
  logKeyFile?: string;
  /** Whether a demonstration facility is made at first start. */
  demo: boolean;
  /** Whether the demonstration has a history. */
  demoHistory: boolean;
  /** Length of that history in days. */
  demoDays: number;
  /** Proxies whose forwarded client address is trusted: addresses, or names of ranges (`loopback`, `uniquelocal`). */
  trustProxy: string;
  /** Where security holes are reported: an https or mailto address. */
  securityContact?: string;
  /** A session that is idle for so many minutes locks itself. */
  lockMinutes: number;
  /** The mail server, the sender's address, and the base of links in mails; without it no mail is sent. */
  mail?: MailConfig;
  /** SATUSEHAT's address, and the file with its public key for the verification of profiles; without it nothing is sent. */
  satusehat?: SatusehatConfig;
  /** Servers of E-Klaim that facilities may name in their credentials; none without it, and nothing is sent. */
  eklaimServers: readonly string[];
  /** Addresses of BPJS's products; without one nothing is asked of it. */
  bpjs: BpjsConfig;
  /** Where laboratory analysers connect; without it none can. */
  analysers?: { port: number; host: string };
  /** Where imaging devices connect; without it none can. */
  imagingDevices?: { port: number; host: string };
  /** Folder of the built web client; without it no pages are served. */
  webDir?: string;
  /** Settings of this installation that are passed to the pages. */
  client: ClientConfig;
  limits: Limits;
}

export interface MailConfig {
  /** `smtp://user:password@host:587`, `smtps://…:465`. */
  url: string;
  from: string;
  publicUrl: string;
}

export interface SatusehatConfig {
  url: string;
  /** PEM; the service's production and sandbox have different ones. */
  kycKey?: string;
}

/** PCare and its queue are for primary care, VClaim and its queue for hospitals. */
export interface BpjsConfig {
  pcareUrl?: string;
  vclaimUrl?: string;
  antreanUrl?: string;
  antreanRsUrl?: string;
  aplicaresUrl?: string;
  icareUrl?: string;
  medicalRecordUrl?: string;
}

/** The environment is invalid; the message says everything, so no stack is shown. */
export class ConfigurationError extends Error {}

const flag = z.enum(['true', 'false', '1', '0']).transform(value => value === 'true' || value === '1');

/** Where a service outside is; paths are put behind it, so that a stroke at its end is dropped. */
const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must be a https:// address' })
  .transform(url => url.replace(/\/$/, ''))
  .optional();

const count = (most: number) => z.coerce.number().int().min(1).max(1_000_000).default(most);

/** Settings that differ from the pages' defaults. */
export interface ClientConfig {
  /** What links begin with that are opened elsewhere: of papers, invitations, the television. */
  publicUrl?: string;
  /** Whether users choose between light and dark; if false, it is always light. */
  themePreference?: false;
  /** Browsers cache nothing of the client, and remove what they have cached. */
  keepShell?: false;
  /** The analytics tag's script. */
  analyticsScript?: string;
}

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    DATABASE_PASSWORD_FILE: z.string().optional(),
    EVENT_STORE: z.enum(['postgres', 'memory', 'kurrentdb']).default('postgres'),
    KURRENTDB_URL: z
      .string()
      .regex(/^kurrentdb(\+discover)?:\/\//, 'must be a kurrentdb:// or kurrentdb+discover:// address')
      .optional(),
    KURRENTDB_PASSWORD_FILE: z.string().optional(),
    PARTITIONS: z.coerce.number().int().min(1).max(256).default(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    SECRETS_DIR: z.string().optional(),
    LOG_KEY_FILE: z.string().optional(),
    DEMO: z.union([z.enum(['small', 'full']), flag]).optional(),
    DEMO_DAYS: z.coerce.number().int().min(1).max(90).default(90),
    TRUST_PROXY: z.string().default('loopback'),
    SECURITY_CONTACT: z
      .string()
      .regex(/^(https:\/\/|mailto:)\S+$/, 'must begin with https:// or mailto:')
      .optional(),
    WEB_DIR: z.string().optional(),
    KEEP_SHELL: flag.default(true),
    THEME_PREFERENCE: flag.default(true),
    ANALYTICS_SCRIPT: z.url({ protocol: /^https$/, error: 'must be a https:// address' }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be a smtp:// or smtps:// address' }).optional(),
    SMTP_PASSWORD_FILE: z.string().optional(),
    MAIL_FROM: z.string().optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be a https:// address' }).optional(),
    SATUSEHAT_URL: serviceUrl,
    SATUSEHAT_KYC_KEY_FILE: z.string().optional(),
    EKLAIM_SERVERS: z
      .string()
      .regex(
        /^https?:\/\/[^\s/,]+(,https?:\/\/[^\s/,]+)*$/,
        'must be http:// addresses without a path, separated by commas',
      )
      .optional(),
    BPJS_PCARE_URL: serviceUrl,
    BPJS_VCLAIM_URL: serviceUrl,
    BPJS_ANTREAN_URL: serviceUrl,
    BPJS_APLICARES_URL: serviceUrl,
    BPJS_ANTREAN_RS_URL: serviceUrl,
    BPJS_ICARE_URL: serviceUrl,
    BPJS_MEDICAL_RECORD_URL: serviceUrl,
    PERSON_RATE: count(300),
    ADDRESS_RATE: count(3000),
    SIGN_IN_RATE: count(6000),
    SOCKETS_PER_PERSON: count(6000),
    SOCKETS_PER_ADDRESS: count(12000),
    TOPICS_PER_SOCKET: count(500),
    MESSAGE_RATE: count(300),
    UPLOAD_KIB: count(1024),
    ANALYSER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    ANALYSER_HOST: z.string().default('127.0.0.1'),
    DICOM_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    DICOM_HOST: z.string().default('127.0.0.1'),
    LOCK_MINUTES: z.coerce.number().int().min(1).max(720).default(15),
  })
  .refine(env => env.EVENT_STORE !== 'kurrentdb' || env.KURRENTDB_URL !== undefined, {
    path: ['KURRENTDB_URL'],
    error: 'must be set when EVENT_STORE is kurrentdb',
  })
  .refine(env => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'must be set when SMTP_URL is',
  })
  .refine(env => env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'must be set when SMTP_URL is: links in mails begin with it',
  });

/** Reads the configuration, or throws one message that lists every mistake. An empty variable counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`The configuration cannot be used:\n${mistakes.join('\n')}`);
  }
  const { data } = parsed;
  const dataDir = resolve(data.DATA_DIR);
  const publicUrl = data.PUBLIC_URL?.replace(/\/$/, '');
  // A demonstration has known passwords, so it is never made in a database that someone set up for themselves.
  const demo = data.DEMO ?? (data.DATABASE_URL === undefined && 'full');
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    ...(data.DATABASE_URL !== undefined && {
      databaseUrl: withPassword(data.DATABASE_URL, data.DATABASE_PASSWORD_FILE),
    }),
    eventStore: data.EVENT_STORE,
    ...(data.KURRENTDB_URL !== undefined && {
      kurrentdbUrl: withLogPassword(data.KURRENTDB_URL, data.KURRENTDB_PASSWORD_FILE),
    }),
    partitions: data.PARTITIONS,
    logLevel: data.LOG_LEVEL,
    secretsDir: resolve(data.SECRETS_DIR ?? join(dataDir, 'secrets')),
    ...(data.LOG_KEY_FILE !== undefined && { logKeyFile: resolve(data.LOG_KEY_FILE) }),
    demo: demo !== false,
    demoHistory: demo === 'full' && data.EVENT_STORE === 'postgres',
    demoDays: data.DEMO_DAYS,
    trustProxy: data.TRUST_PROXY,
    ...(data.SECURITY_CONTACT !== undefined && { securityContact: data.SECURITY_CONTACT }),
    ...(data.SMTP_URL !== undefined && {
      mail: {
        url: withPassword(data.SMTP_URL, data.SMTP_PASSWORD_FILE, 'SMTP_PASSWORD_FILE'),
        from: data.MAIL_FROM ?? '',
        publicUrl: publicUrl ?? '',
      },
    }),
    ...(data.SATUSEHAT_URL !== undefined && {
      satusehat: {
        url: data.SATUSEHAT_URL,
        ...(data.SATUSEHAT_KYC_KEY_FILE !== undefined && {
          kycKey: textIn(data.SATUSEHAT_KYC_KEY_FILE, 'SATUSEHAT_KYC_KEY_FILE'),
        }),
      },
    }),
    eklaimServers: data.EKLAIM_SERVERS?.split(',') ?? [],
    bpjs: {
      ...(data.BPJS_PCARE_URL !== undefined && { pcareUrl: data.BPJS_PCARE_URL }),
      ...(data.BPJS_VCLAIM_URL !== undefined && { vclaimUrl: data.BPJS_VCLAIM_URL }),
      ...(data.BPJS_ANTREAN_URL !== undefined && { antreanUrl: data.BPJS_ANTREAN_URL }),
      ...(data.BPJS_APLICARES_URL !== undefined && { aplicaresUrl: data.BPJS_APLICARES_URL }),
      ...(data.BPJS_ICARE_URL !== undefined && { icareUrl: data.BPJS_ICARE_URL }),
      ...(data.BPJS_MEDICAL_RECORD_URL !== undefined && { medicalRecordUrl: data.BPJS_MEDICAL_RECORD_URL }),
      ...(data.BPJS_ANTREAN_RS_URL !== undefined && { antreanRsUrl: data.BPJS_ANTREAN_RS_URL }),
    },
    ...(data.ANALYSER_PORT !== undefined && { analysers: { port: data.ANALYSER_PORT, host: data.ANALYSER_HOST } }),
    ...(data.DICOM_PORT !== undefined && { imagingDevices: { port: data.DICOM_PORT, host: data.DICOM_HOST } }),
    ...(data.WEB_DIR !== undefined && { webDir: resolve(data.WEB_DIR) }),
    client: {
      ...(publicUrl !== undefined && { publicUrl }),
      ...(!data.KEEP_SHELL && { keepShell: false }),
      ...(!data.THEME_PREFERENCE && { themePreference: false }),
      ...(data.ANALYTICS_SCRIPT !== undefined && { analyticsScript: data.ANALYTICS_SCRIPT }),
    },
    lockMinutes: data.LOCK_MINUTES,
    limits: {
      personRate: data.PERSON_RATE,
      addressRate: data.ADDRESS_RATE,
      signInRate: data.SIGN_IN_RATE,
      socketsPerPerson: data.SOCKETS_PER_PERSON,
      socketsPerAddress: data.SOCKETS_PER_ADDRESS,
      topicsPerSocket: data.TOPICS_PER_SOCKET,
      messageRate: data.MESSAGE_RATE,
      uploadBytes: data.UPLOAD_KIB * 1024,
    },
  };
}

/** Adds the password from a file of its own, so that the environment does not contain it. */
function withPassword(url: string, file: string | undefined, variable = 'DATABASE_PASSWORD_FILE'): string {
  if (file === undefined) return url;
  const address = new URL(url);
  address.password = passwordIn(file, variable);
  return address.href;
}

/**
 * A KurrentDB address of several nodes cannot be parsed as a URL, so the password is put in by hand behind the user.
 */
function withLogPassword(url: string, file: string | undefined): string {
  if (file === undefined) return url;
  const [, scheme, user, rest] = /^([^:]+:\/\/)([^:@/]+)(@.*)$/.exec(url) ?? [];
  if (user === undefined)
    throw new ConfigurationError(
      'The configuration cannot be used:\n  KURRENTDB_PASSWORD_FILE: KURRENTDB_URL must name the user, and no password',
    );
  return `${scheme}${user}:${passwordIn(file, 'KURRENTDB_PASSWORD_FILE')}${rest}`;
}

/** The file's password, encoded for a URL. */
const passwordIn = (file: string, variable: string): string => encodeURIComponent(textIn(file, variable));

function textIn(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigurationError(`The configuration cannot be used:\n  ${variable}: ${file} cannot be read`);
  }
}
