import type { Right } from '@alur/contracts/kernel/rights';
import { forbidden, type Failure } from '../errors/failure.js';

/** Who asks: a member of staff, a paired display, or the system itself, within one merchant. */
export interface Caller {
  kind: 'user' | 'device' | 'system';
  userId: number;
  name: string;
  /** The merchant acted in; 0 is the operator's own area. */
  merchantId: number;
  /** Tag of the role held there; several are joined by commas. */
  role: string;
  rights: ReadonlySet<Right>;
  /** What her roles allow beside these, and the facility has switched off (SPEC 6, feature flags). */
  switchedOff?: ReadonlySet<Right>;
  origin: { device?: string; address?: string };
  sessionId?: string;
  /** Which display it is; only of a device. */
  deviceId?: number;
  /** Epoch milliseconds after which the token is dead, and with it the socket. */
  expiresAt: number;
  /** The schedules whose display a paired device may read; only on a device. */
  schedules?: readonly number[];
}

/** Under which name somebody's requests and sockets are counted. */
export const countedAs = ({ kind, userId, deviceId }: Pick<Caller, 'kind' | 'userId' | 'deviceId'>): string =>
  `${kind}-${deviceId ?? userId}`;

/** What changed about callers: all that match must be asked again. */
export interface CallerChange {
  userId?: number;
  sessionId?: string;
  merchantId?: number;
}

export abstract class Callers {
  /** The caller that a token stands for, or a Failure: 401 nobody, 403 no role in that merchant. */
  abstract authenticate(token: string, merchantId: number | undefined): Promise<Caller>;
  /** The same of somebody whose desk is locked, for what may be done at one; her refresh token will do. */
  abstract atLockedDesk(token: string, merchantId: number | undefined): Promise<Caller>;
  /** She does something: her desk does not rest. */
  abstract uses(caller: Caller): Promise<void>;
  /** Tells when roles or a session changed: live rooms ask again, sockets die with their token. */
  abstract watch(listener: (change: CallerChange) => void): () => void;
}

/**
 * Whether the caller holds any of the keys. `Xkey` (SPEC 6: an access key is sent with every request) never widens: a
 * full key, with its method, must be one of the route's and held. The path of a screen only says where she is: a doctor
 * prescribes beside a ward's bed by the right to prescribe, though nurses have one of the ward's for it (record 89).
 */
export const mayDo = (caller: Caller, keys: readonly Right[], xkey?: string): boolean =>
  keysInUse(keys, xkey).some(key => caller.rights.has(key));

/** Why she may not: what she asks for is switched off in her facility, or is not hers to do. */
export const denied = ({ switchedOff }: Caller, keys: readonly Right[]): Failure =>
  forbidden(keys.some(key => switchedOff?.has(key)) ? 'access.switched-off' : 'access.denied');

const keysInUse = (keys: readonly Right[], xkey: string | undefined): readonly Right[] =>
  xkey?.includes(':') ? keys.filter(key => key === xkey) : keys;
