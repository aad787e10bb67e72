import {
  ChangePasswordBody,
  ForgotPasswordBody,
  LoginBody,
  OpenSession,
  PairBody,
  SetPasswordBody,
  SetPinBody,
  SwitchBody,
  UnlockBody,
  type PairAnswer,
} from '@alur/contracts/identity/session';
import { Body, Controller, Get, HttpCode, Inject, Param, ParseUUIDPipe, Post, Req } from '@nestjs/common';
import * as z from 'zod/mini';
import { bearer } from '../../platform/access/access-guard.js';
import { EvenLocked, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../platform/access/request.js';
import { notFound, unauthorized } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Credentials } from './credentials.js';
import { Displays } from './displays.js';
import { ensureUnguessablePin } from './guessable.js';
import { countedForgotten, countedPairing, LoginLimits } from '../../platform/limits/login-limits.js';
import { Logins } from './logins.js';
import { PasswordLinks } from './password-links.js';
import { placeOf } from './place.js';
import { Sessions } from './sessions.js';
import { SignIns } from './sign-ins.js';
import { UserAccessReader } from './user-access.js';

/** Sessions: login, refresh, switching users, logout. */
@Controller('v2/auth')
export class AuthController {
  constructor(
    @Inject(Logins) private readonly logins: Logins,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(UserAccessReader) private readonly userAccesses: UserAccessReader,
    @Inject(Credentials) private readonly credentials: Credentials,
    @Inject(PasswordLinks) private readonly links: PasswordLinks,
    @Inject(Displays) private readonly displays: Displays,
    @Inject(LoginLimits) private readonly limits: LoginLimits,
    @Inject(SignIns) private readonly signIns: SignIns,
  ) {}

  @Post('login')
  @Public()
  @HttpCode(200)
  async login(@Body() body: unknown, @Req() request: CallerRequest) {
    return { data: await this.logins.login(shaped(LoginBody, body), placeOf(request)) };
  }

  /** With the refresh token as Bearer (SPEC 7). */
  @Post('refresh')
  @Public()
  @HttpCode(200)
  async refresh(@Req() request: CallerRequest) {
    return { data: await this.logins.refresh(bearer(request)) };
  }

  @Post('logout')
  @SignedIn()
  @EvenLocked()
  @HttpCode(200)
  async logout(@CallerOf() caller: Caller) {
    if (caller.sessionId) await this.sessions.end(caller.sessionId, 'logout');
    return { data: null };
  }

  @Get('me')
  @SignedIn()
  async me(@CallerOf() caller: Caller) {
    const userAccess = await this.userAccesses.byId(caller.userId);
    if (!userAccess) throw unauthorized();
    return { data: this.logins.profile(userAccess) };
  }

  /** Reports that a user is active although the screen has sent no request. */
  @Post('active')
  @SignedIn()
  @HttpCode(200)
  active() {
    return { data: null };
  }

  @Post('lock')
  @SignedIn()
  @HttpCode(200)
  async lock(@CallerOf() caller: Caller) {
    if (caller.sessionId) await this.sessions.lock(caller.sessionId);
    return { data: null };
  }

  /** The refresh token is the Bearer, since the access token may have expired meanwhile. */
  @Post('unlock')
  @SignedIn()
  @EvenLocked()
  @HttpCode(200)
  async unlock(@Body() body: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const proof = shaped(UnlockBody, body);
    return { data: await this.logins.unlock(caller, bearer(request), proof, placeOf(request)) };
  }

  @Get('sessions')
  @SignedIn()
  @Described({ data: z.array(OpenSession) })
  async openSessions(@CallerOf() { userId, sessionId }: Caller) {
    const open = await this.sessions.openOf(userId);
    return { data: open.map(session => ({ ...session, current: session.id === sessionId })), meta: {} };
  }

  @Post('sessions/end-others')
  @SignedIn()
  @HttpCode(200)
  async endOthers(@CallerOf() { userId, sessionId }: Caller) {
    await this.sessions.endAll(userId, 'owner', sessionId);
    return { data: null };
  }

  @Post('sessions/:id/end')
  @SignedIn()
  @HttpCode(200)
  async endOne(@Param('id', ParseUUIDPipe) id: string, @CallerOf() { userId }: Caller) {
    if (!(await this.sessions.end(id, 'owner', userId))) throw notFound();
    return { data: null };
  }

  @Post('switch')
  @SignedIn()
  @EvenLocked()
  @HttpCode(200)
  async switchTo(@Body() body: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    return { data: await this.logins.switchTo(caller, shaped(SwitchBody, body), placeOf(request)) };
  }

  /** Sends a link by mail; the answer does not reveal whether the account exists. */
  @Post('forgot-password')
  @Public()
  @HttpCode(200)
  async forgotPassword(@Body() body: unknown, @Req() request: CallerRequest) {
    const { email } = shaped(ForgotPasswordBody, body);
    await this.limits.attempt(countedForgotten(request.ip));
    await this.links.askReset(email, placeOf(request));
    return { data: null };
  }

  /** The token of a one-time link authenticates and verifies the user that the link was given to. */
  @Post('set-password')
  @Public()
  @HttpCode(200)
  async setPassword(@Body() body: unknown, @Req() request: CallerRequest) {
    const { token, password } = shaped(SetPasswordBody, body);
    await this.links.redeem(token, password, placeOf(request));
    return { data: null };
  }

  @Post('change-password')
  @SignedIn()
  @HttpCode(200)
  async changePassword(@Body() body: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const { current, password } = shaped(ChangePasswordBody, body);
    await this.logins.confirm(caller, current, placeOf(request));
    await this.links.set(caller.userId, password, 'self', placeOf(request));
    await this.sessions.endAll(caller.userId, 'password-changed', caller.sessionId);
    return { data: null };
  }

  /** The PIN for switching users at a shared desk. */
  @Post('set-pin')
  @SignedIn()
  @HttpCode(200)
  async setPin(@Body() body: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const { password, pin } = shaped(SetPinBody, body);
    await this.logins.confirm(caller, password, placeOf(request));
    ensureUnguessablePin(pin);
    await this.credentials.setPin(caller.userId, pin);
    await this.signIns.tell('pin-set', caller, placeOf(request));
    return { data: null };
  }

  /** Pairs a display, with the code that the staff read to it. */
  @Post('pair')
  @Public()
  @HttpCode(200)
  async pair(@Body() body: unknown, @Req() request: CallerRequest): Promise<{ data: PairAnswer }> {
    const { code } = shaped(PairBody, body);
    const counted = countedPairing(request.ip);
    const attempt = await this.limits.attempt(counted);
    const { token, merchantId, name, facilityName, timezone, scheduleIds } = await this.displays.redeem(code);
    await this.limits.succeeded(attempt, counted);
    return { data: { token, merchantId, name, facilityName, timezone, scheduleIds } };
  }
}
