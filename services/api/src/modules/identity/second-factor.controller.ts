import {
  BeginSecondFactorBody,
  ConfirmSecondFactorBody,
  RemoveOwnSecondFactorBody,
  removeSecondFactor,
} from '@alur/contracts/identity/session';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { Access, SignedIn } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../platform/access/request.js';
import { unauthorized } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import { Logins } from './logins.js';
import { placeOf } from './place.js';
import { SecondFactors } from './second-factors.js';
import { SecondSteps } from './second-steps.js';
import { UserAccessReader, type UserAccess } from './user-access.js';

/** Second factors: their owner sets one up and removes it; an operator removes it when the device is lost. */
@Controller('v2')
export class SecondFactorController {
  constructor(
    @Inject(Logins) private readonly logins: Logins,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(SecondSteps) private readonly steps: SecondSteps,
    @Inject(UserAccessReader) private readonly userAccesses: UserAccessReader,
  ) {}

  @Get('auth/second-factor')
  @SignedIn()
  async state(@CallerOf() { userId }: Caller) {
    return { data: await this.factors.stateOf(userId), meta: {} };
  }

  @Post('auth/second-factor/begin')
  @SignedIn()
  @HttpCode(200)
  async begin(@Body() body: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const { password } = shaped(BeginSecondFactorBody, body);
    await this.logins.confirm(caller, password, placeOf(request));
    return { data: await this.factors.begin(caller.userId, (await this.person(caller)).email), meta: {} };
  }

  @Post('auth/second-factor/confirm')
  @SignedIn()
  @HttpCode(200)
  async confirm(@Body() body: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const { code } = shaped(ConfirmSecondFactorBody, body);
    return { data: await this.steps.confirm(await this.person(caller), code, placeOf(request)), meta: {} };
  }

  @Post('auth/second-factor/remove')
  @SignedIn()
  @HttpCode(200)
  async removeOwn(@Body() body: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const { password, code } = shaped(RemoveOwnSecondFactorBody, body);
    const place = placeOf(request);
    await this.logins.confirm(caller, password, place);
    const person = await this.person(caller);
    await this.steps.ask(person, code, place);
    await this.steps.removeOwn(person, place);
    return { data: null, meta: {} };
  }

  @Post('user/users/:id/remove-second-factor')
  @Access('channel.employee:edit')
  @Described({ body: removeSecondFactor.body })
  @HttpCode(200)
  async removeOf(@Param('id', IdPipe) id: number, @Body() body: unknown, @CallerOf() caller: Caller) {
    await this.steps.removeOf(id, caller, shaped(removeSecondFactor.body, body).reason);
    return { data: null, meta: {} };
  }

  private async person({ userId }: Caller): Promise<UserAccess> {
    const person = await this.userAccesses.byId(userId);
    if (!person) throw unauthorized();
    return person;
  }
}
