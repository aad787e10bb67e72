import type { Right } from '@alur/contracts/kernel/rights';
import { forbidden, type Failure } from '../errors/failure.js';

/** Who asks: a member of staff, a paired display, or the system itself, within one merchant. */
export interface Caller {
  kind: 'user' | 'device' | 'system';
  userId: number;
  name: string;
  /** The merchant acted in; 0 is the operator's own area. */
  merchantId: number;
  /** Tag of the caller's role in that merchant; several are joined by commas. */
  role: string;
  rights: ReadonlySet<Right>;
  /** Rights that the caller's roles grant but that the facility has switched off (SPEC 6, feature flags). */
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

/** Key under which a caller's requests and sockets are counted. */
export const countedAs = ({ kind, userId, deviceId }: Pick<Caller, 'kind' | 'userId' | 'deviceId'>): string =>
  `${kind}-${deviceId ?? userId}`;

/** A change of roles or sessions: all callers that match must be authenticated again. */
export interface CallerChange {
  userId?: number;
  sessionId?: string;
  merchantId?: number;
}

export abstract class Callers {
  /**
   * The caller of a token, or a Failure: 401 for an invalid token, 403 for a caller without a role in that merchant.
   */
  abstract authenticate(token: string, merchantId: number | undefined): Promise<Caller>;
  /** Like `authenticate`, for a caller whose session is locked; a refresh token is accepted too. */
  abstract atLockedDesk(token: string, merchantId: number | undefined): Promise<Caller>;
  /** Notes the caller's activity, which postpones the lock of an idle session. */
  abstract uses(caller: Caller): Promise<void>;
  /** Notifies of changed roles and sessions: live rooms check rights again, sockets close with their token. */
  abstract watch(listener: (change: CallerChange) => void): () => void;
}

/**
 * Whether the caller holds any of the keys. `Xkey` (SPEC 6: an access key is sent with every request) never widens: a
 * full key, with its method, must be one of the route's and held. The path of a screen only says where she is: a doctor
 * prescribes beside a ward's bed by the right to prescribe, though nurses have one of the ward's for it (record 89).
 */
export const mayDo = (caller: Caller, keys: readonly Right[], xkey?: string): boolean =>
  keysInUse(keys, xkey).some(key => caller.rights.has(key));

/** The reason for a refusal: either the facility has switched the function off, or the caller lacks the right. */
export const denied = ({ switchedOff }: Caller, keys: readonly Right[]): Failure =>
  forbidden(keys.some(key => switchedOff?.has(key)) ? 'access.switched-off' : 'access.denied');

const keysInUse = (keys: readonly Right[], xkey: string | undefined): readonly Right[] =>
  xkey?.includes(':') ? keys.filter(key => key === xkey) : keys;
