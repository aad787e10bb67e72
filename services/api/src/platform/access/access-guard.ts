import { isChannelKey, CHANNEL } from '@alur/contracts/kernel/channel';
import type { Right } from '@alur/contracts/kernel/rights';
import { UNATTENDED_HEADER } from '@alur/contracts/kernel/request-headers';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Failure, forbidden, unauthorized } from '../errors/failure.js';
import { RequestLimits } from '../limits/request-limits.js';
import { Callers, denied, mayDo, type Caller } from './caller.js';
import { DECLARATION, EVEN_LOCKED, type Declaration } from './access.decorators.js';
import type { CallerRequest } from './request.js';

/**
 * Guards every route: authenticates the caller, finds the facility, and checks the right. A route that declares nothing
 * is refused.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Callers) private readonly callers: Callers,
    @Inject(RequestLimits) private readonly limits: RequestLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // The live gateway authenticates sockets itself.
    if (context.getType() !== 'http') return true;
    const declared = this.reflector.getAllAndOverride<Declaration | undefined>(DECLARATION, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (declared === undefined) throw forbidden();
    if (declared.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const keys = declared.kind === 'access' ? declared.keys : [];
    // A route whose rights are all the operator's runs in the operator's area, whichever facility is chosen in the
    // client.
    const channelOnly = keys.length > 0 && keys.every(isChannelKey);
    const operates = channelOnly || (keys.some(isChannelKey) && (await this.mayInChannel(request, keys)));
    const merchantId = operates ? CHANNEL : merchantOf(request);
    const evenLocked = this.reflector.get<boolean | undefined>(EVEN_LOCKED, context.getHandler());
    const known = evenLocked
      ? await this.callers.atLockedDesk(bearer(request), merchantId)
      : await this.callers.authenticate(bearer(request), merchantId);
    await this.limits.person(known);
    // A screen that polls without a user's action sends this header, so that polling does not keep the session from
    // locking.
    if (!evenLocked && header(request, UNATTENDED_HEADER) === undefined) await this.callers.uses(known);
    const caller = { ...known, origin: { ...known.origin, address: request.ip } };
    request.caller = caller;
    if (declared.kind === 'access') ensureMay(caller, keys, header(request, 'xkey'), merchantId);
    return true;
  }

  /**
   * If the operator's right covers all facilities, the request runs with the operator's right instead of a facility
   * role's.
   */
  private async mayInChannel(request: CallerRequest, keys: readonly Right[]): Promise<boolean> {
    return mayDo(await this.callers.authenticate(bearer(request), CHANNEL), keys.filter(isChannelKey));
  }
}

function ensureMay(caller: Caller, keys: readonly Right[], xkey: string | undefined, asked: number | undefined): void {
  if (mayDo(caller, keys, xkey)) return;
  throw asked === undefined ? new Failure(400, 'access.no-merchant') : denied(caller, keys);
}

/** The merchant that `X-Merchant-Id` names; undefined when none does. */
export function merchantOf(request: CallerRequest): number | undefined {
  const value = header(request, 'x-merchant-id');
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new Failure(400, 'access.bad-merchant');
  return Number(value);
}

/** The token of `Authorization: Bearer …`. */
export function bearer(request: CallerRequest): string {
  const [scheme, token] = (header(request, 'authorization') ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw unauthorized();
  return token;
}

export const header = (request: CallerRequest, name: string): string | undefined => {
  const value = request.headers[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === '' ? undefined : first;
};
