import { ProfileVerification, VerifyProfileBody } from '@alur/contracts/satusehat/verification';
import { user, type UserState } from '@alur/domain/identity/user';
import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import { patient, type PatientState } from '@alur/domain/patient/patient';
import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Failure, notFound } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Platform } from '../../platform/platform.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import { SatusehatBridge } from './satusehat-bridge.js';

/** SPEC 2: the verification of a patient's profile, in the name of an officer of the facility. */
@Controller('v2/satusehat/patients/:id(\\d{1,9})')
export class VerificationController {
  constructor(
    @Inject(SatusehatBridge) private readonly bridge: SatusehatBridge,
    @Inject(Platform) private readonly platform: Platform,
  ) {}

  @Post('verify-profile')
  @Access('front-office.patient-list:verify-profile')
  @HttpCode(200)
  @Described({
    summary: 'Asks SATUSEHAT for the page on which the patient verifies her profile.',
    body: VerifyProfileBody,
    data: ProfileVerification,
  })
  async verify(@Param('id', IdPipe) id: number, @Body() body: unknown, @CallerOf() { merchantId }: Caller) {
    const { officerId, officerNik } = shaped(VerifyProfileBody, body);
    const [streams, hers, officers] = [this.platform.streams, `patient-${id}`, `user-${officerId}`];
    const wanted = new Map<string, AnyAggregate>([
      [hers, patient],
      [officers, user],
    ]);
    await streams.refresh(wanted);
    const folds = await streams.load(wanted);
    const found = folds.get(hers);
    if (found?.merchantId !== merchantId || (found.state as PatientState).status !== 'active') throw notFound();
    const officer = folds.get(officers)?.state as UserState;
    if (officer.status !== 'active' || !officer.roles.some(({ facilityId }) => facilityId === merchantId))
      throw new Failure(409, 'satusehat.no-such-officer', {}, [
        { path: 'officerId', code: 'satusehat.no-such-officer' },
      ]);
    const link = await this.bridge.verificationLink(merchantId, { name: officer.name, nik: officerNik });
    return { data: { url: link }, meta: {} };
  }
}
