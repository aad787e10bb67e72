import { Demonstration } from '@alur/contracts/demonstration/rows';
import { defaultRole } from '@alur/domain/identity/default-roles';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { readDemoLogins } from '../../demo/demo-logins.js';
import type { DemoLogin } from '../../demo/demo.js';
import { Access, Public } from '../../platform/access/access.decorators.js';
import type { Config } from '../../platform/config/config.js';
import { CAUGHT_MAILS, CONFIG } from '../../platform/config/tokens.js';
import { notFound } from '../../platform/errors/failure.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import type { CaughtMail } from '../../platform/mail/mail-catcher.js';
import { Platform } from '../../platform/platform.js';

/** Routes of a demonstration only; other installations answer 404. */
@Controller('v2/demonstration')
export class DemonstrationController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Platform) private readonly platform: Platform,
    @Inject(CAUGHT_MAILS) private readonly mails: readonly CaughtMail[],
  ) {}

  /** A demonstration's mails are not delivered, so their sender reads them here. */
  @Get('mails')
  @Access('channel.employee:view')
  @Header('Cache-Control', 'no-store')
  sent(): { data: readonly CaughtMail[]; meta: object } {
    return { data: this.mails, meta: {} };
  }

  @Get()
  @Public()
  @Described({ summary: 'Of a demonstration: as whom one may enter it.', data: Demonstration })
  @Header('Cache-Control', 'no-store')
  read(): { data: Demonstration; meta: object } {
    const logins = this.config.demo ? readDemoLogins(this.config.dataDir) : undefined;
    if (!logins) throw notFound();
    const place = ({ role, merchantId }: DemoLogin) => `${role} ${String(merchantId)}`;
    const first = new Map(logins.toReversed().map(login => [place(login), login]));
    const shown = logins.filter(login => first.get(place(login)) === login);
    return {
      data: {
        logins: shown.map(({ role, email, password, merchantId, facilityName = null }) => ({
          ...{ role, roleName: defaultRole(role).name, email, password, facilityName },
          merchantId: merchantId === 0 ? null : merchantId,
        })),
        arrived: this.platform.arrivals.percent,
      },
      meta: {},
    };
  }
}
