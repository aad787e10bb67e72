import {
  AccidentLetter,
  ControlDoctor,
  ControlDoctorQuery,
  ControlPoli,
  ControlPoliQuery,
  ReferralPoli,
  ReferralPoliQuery,
  SubmittedApproval,
  VclaimCode,
  VclaimPatient,
  VclaimPatientQuery,
  VclaimPlaceQuery,
  VclaimReferenceQuery,
} from '@alur/contracts/bpjs/vclaim';
import { requestBackReferral } from '@alur/contracts/back-referral/commands';
import { requestNumber } from '@alur/contracts/referral/commands';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { VclaimBridge } from './vclaim-bridge.js';

/** VClaim's lists, and what it has of a patient, as it answers now. */
@Controller('v2/bpjs')
export class VclaimController {
  constructor(@Inject(VclaimBridge) private readonly bridge: VclaimBridge) {}

  @Get('vclaim-references')
  @Access('settings.bpjs:view', ...requestBackReferral.access, ...requestNumber.access)
  @Described({
    ...{ summary: 'Rows of one of VClaim’s lists of codes.', query: VclaimReferenceQuery, data: z.array(VclaimCode) },
  })
  async rows(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    const { list, q } = shaped(VclaimReferenceQuery, given);
    return { data: await this.bridge.reference(merchantId, list, q), meta: {} };
  }

  @Get('vclaim-places')
  @Access('casemix.eligibility:record')
  @Described({
    ...{ summary: 'Provinces, regencies or districts of VClaim.', query: VclaimPlaceQuery, data: z.array(VclaimCode) },
  })
  async places(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.places(merchantId, shaped(VclaimPlaceQuery, given)), meta: {} };
  }

  @Get('control-polis')
  @Access('outpatient.control-letter:record', 'casemix.eligibility:record')
  @Described({
    ...{
      summary: 'Polis where a visit’s patient may come again that day, and how full they are.',
      query: ControlPoliQuery,
      data: z.array(ControlPoli),
    },
  })
  async controlPolis(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.controlPolis(merchantId, shaped(ControlPoliQuery, given)), meta: {} };
  }

  @Get('control-doctors')
  @Access('outpatient.control-letter:record', 'casemix.eligibility:record')
  @Described({
    ...{ summary: 'Doctors of a poli that day.', query: ControlDoctorQuery, data: z.array(ControlDoctor) },
  })
  async controlDoctors(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.controlDoctors(merchantId, shaped(ControlDoctorQuery, given)), meta: {} };
  }

  @Get('referral-polis')
  @Access(...requestNumber.access)
  @Described({
    ...{
      summary: 'What another facility treats, and how full it is on the day of a referral.',
      query: ReferralPoliQuery,
      data: z.array(ReferralPoli),
    },
  })
  async referralPolis(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.referralPolis(merchantId, shaped(ReferralPoliQuery, given)), meta: {} };
  }

  @Get('back-referral-programmes')
  @Access(...requestBackReferral.access)
  @Described({ summary: 'Diseases that BPJS’s programme takes patients back for.', data: z.array(VclaimCode) })
  async backReferralProgrammes(@CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.backReferralProgrammes(merchantId), meta: {} };
  }

  @Get('bed-class-references')
  @Access('settings.bpjs:view')
  @Described({ summary: 'Classes of rooms as Aplicares names them.', data: z.array(VclaimCode) })
  async bedClasses(@CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.bedClasses(merchantId), meta: {} };
  }

  @Get('vclaim-patient')
  @Access('casemix.eligibility:record')
  @Described({
    ...{
      summary: 'Insurance, referrals and fingerprint of a visit’s patient.',
      query: VclaimPatientQuery,
      data: VclaimPatient,
    },
  })
  async patient(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    const { encounterId, date } = shaped(VclaimPatientQuery, given);
    return { data: await this.bridge.patientOf(merchantId, encounterId, date), meta: {} };
  }

  @Get('letter-approvals')
  @Access('casemix.eligibility:record')
  @Described({
    ...{
      summary: 'What BPJS was asked to approve of a visit’s patient’s letters that month.',
      query: VclaimPatientQuery,
      data: z.array(SubmittedApproval),
    },
  })
  async approvals(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    const { encounterId, date } = shaped(VclaimPatientQuery, given);
    return { data: await this.bridge.approvals(merchantId, encounterId, date), meta: {} };
  }

  @Get('accident-letters')
  @Access('casemix.eligibility:record')
  @Described({
    ...{
      summary: 'Letters of a visit’s patient that another one may follow for the same accident.',
      query: VclaimPatientQuery,
      data: z.array(AccidentLetter),
    },
  })
  async accidentLetters(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    const { encounterId, date } = shaped(VclaimPatientQuery, given);
    return { data: await this.bridge.accidentLetters(merchantId, encounterId, date), meta: {} };
  }
}
