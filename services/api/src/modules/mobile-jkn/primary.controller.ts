import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import type { CallerRequest } from '../../platform/access/request.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import type { Envelope } from './answer.js';
import { Door } from './door.js';
import { PrimaryDesk } from './primary-desk.js';
import { Asked, Cancelled, NewPatient, Own, PoliDay, understood } from './requests.js';

/** What BPJS's application for participants asks of a facility of primary care (DOMAIN-WIRES 4); `Door` says who may. */
@Controller('jkn/:merchantId')
export class PrimaryController {
  constructor(
    @Inject(Door) private readonly door: Door,
    @Inject(PrimaryDesk) private readonly desk: PrimaryDesk,
  ) {}

  @Get('auth')
  @Public()
  @Described({ summary: 'Mobile JKN: a token for a user name and a password.' })
  auth(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest): Promise<Envelope> {
    return this.door.token(merchantId, 'primary', request);
  }

  @Post('antrean')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN: takes a number.' })
  take(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () => this.desk.take(merchantId, request.ip, understood(Asked, body)));
  }

  @Get('antrean/status/:kodepoli/:tanggalperiksa')
  @Public()
  @Described({ summary: 'Mobile JKN: how a poli’s queues of a day stand.' })
  status(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Param() asked: object) {
    return this.asked(merchantId, request, () => this.desk.status(merchantId, understood(PoliDay, asked)));
  }

  @Get('antrean/sisapeserta/:nomorkartu/:kodepoli/:tanggalperiksa')
  @Public()
  @Described({ summary: 'Mobile JKN: how many are before a participant.' })
  remaining(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Param() asked: object) {
    return this.asked(merchantId, request, () => this.desk.remaining(merchantId, understood(Own, asked)));
  }

  @Put('antrean/batal')
  @Public()
  @Described({ summary: 'Mobile JKN: cancels a number.' })
  cancel(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () => this.desk.cancel(merchantId, request.ip, understood(Cancelled, body)));
  }

  /** BPJS's services differ in the method. */
  @Post('antrean/batal')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN: cancels a number.' })
  cancelByPost(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.cancel(merchantId, request, body);
  }

  @Post('peserta')
  @Public()
  @HttpCode(200)
  @Described({ summary: 'Mobile JKN: registers a new patient.' })
  register(@Param('merchantId', IdPipe) merchantId: number, @Req() request: CallerRequest, @Body() body: unknown) {
    return this.asked(merchantId, request, () =>
      this.desk.register(merchantId, request.ip, understood(NewPatient, body)),
    );
  }

  private asked(merchantId: number, request: CallerRequest, work: () => Promise<object | void>): Promise<Envelope> {
    return this.door.asked(merchantId, 'primary', request, work);
  }
}
