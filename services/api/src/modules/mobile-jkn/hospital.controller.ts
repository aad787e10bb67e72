import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import type { CallerRequest } from '../../platform/access/request.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import type { Envelope } from './answer.js';
import { Door } from './door.js';
import { HospitalDesk } from './hospital-desk.js';
import { Operations } from './operations.js';
import {
  AskedOfHospital,
  Booked,
  BookedCancelled,
  DoctorDay,
  NewPatient,
  OperationDays,
  OperationsOf,
  understood,
} from './requests.js';

/** What BPJS's application for participants asks of a hospital (DOMAIN-WIRES 3.2); `Door` says who may. */
@Controller('jkn/:merchantId/rs')
export class HospitalController {
  constructor(
    @Inject(Door) private readonly door: Door,
    @Inject(HospitalDesk) private readonly desk: HospitalDesk,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  @Get('token')
  @Public()
  @Described({ summary: 'Mobile JKN, hospitals: a token for a user name and a password.' })
  token(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest): Promise<Envelope> {
    return this.door.token(merchantId, 'hospital', request);
  }

  @Post('statusantrean')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN, hospitals: how a doctor’s queue of a day stands.' })
  status(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () => this.desk.status(merchantId, understood(DoctorDay, body)));
  }

  @Post('ambilantrean')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN, hospitals: takes a number.' })
  take(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () =>
      this.desk.take(merchantId, request.ip, understood(AskedOfHospital, body)),
    );
  }

  @Post('sisaantrean')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN, hospitals: how many are before a number.' })
  remaining(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () => this.desk.remaining(merchantId, understood(Booked, body)));
  }

  @Post('batalantrean')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN, hospitals: cancels a number.' })
  cancel(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () =>
      this.desk.cancel(merchantId, request.ip, understood(BookedCancelled, body)),
    );
  }

  @Post('checkinantrean')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN, hospitals: a patient is there.' })
  checkIn(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () => this.desk.checkIn(merchantId, request.ip, understood(Booked, body)));
  }

  @Post('infopasienbaru')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN, hospitals: registers a new patient.' })
  register(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () =>
      this.desk.register(merchantId, request.ip, understood(NewPatient, body)),
    );
  }

  @Post('jadwaloperasirs')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN, hospitals: operations of some days.' })
  ofDays(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () => this.operations.ofDays(merchantId, understood(OperationDays, body)));
  }

  @Post('jadwaloperasipasien')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN, hospitals: a participant’s operations.' })
  ofPerson(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () => this.operations.ofPerson(merchantId, understood(OperationsOf, body)));
  }

  private asked(merchantId: number, request: CallerRequest, work: () => Promise<object | void>): Promise<Envelope> {
    return this.door.asked(merchantId, 'hospital', request, work);
  }
}
