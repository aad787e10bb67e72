import { CHANNEL } from '@alur/contracts/kernel/channel';
import { facilityIn, Verified, type VerificationSpec } from '@alur/contracts/kernel/verification';
import { modules } from '@alur/domain';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/failure.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Platform } from '../../platform/platform.js';
import { readRow } from '../../platform/queries/list-query.js';

const specs = new Map(
  modules.flatMap(({ verifications }) => verifications.map(spec => [spec.document, spec] as const)),
);

/** Verifies printed documents by their code, with or without a login. */
@Controller('v2/verification')
export class VerificationController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Platform) private readonly platform: Platform,
  ) {}

  @Get(':document/:code')
  @Public()
  @Described({ summary: 'What a printed document said when it was issued, and whether it holds.', data: Verified })
  @Header('Cache-Control', 'no-store')
  async read(@Param('document') document: string, @Param('code') code: string) {
    const spec = specs.get(document);
    const merchantId = facilityIn(code);
    if (!spec || merchantId === null) throw notFound();
    return { data: await this.verified(spec, merchantId, code), meta: {} };
  }

  private async verified(spec: VerificationSpec, merchantId: number, code: string): Promise<Verified> {
    const [row, facility] = await Promise.all([
      readRow(this.database, merchantId, this.platform.table(spec.view), code),
      readRow(this.database, CHANNEL, merchantView, String(merchantId)),
    ]);
    if (!row || !facility) throw notFound();
    const title = spec.titles[String(row['kind'])];
    // The schema passes only the fields that the page may show.
    return Verified.parse({ ...row, facility: facility['name'], title });
  }
}
