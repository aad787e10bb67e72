import { CityQuery, CodeQuery, DistrictQuery, ProvinceQuery, VillageQuery } from '@alur/contracts/reference/regions';
import { Region } from '@alur/contracts/patient/identity';
import { Icd10Row } from '@alur/contracts/reference/rows';
import type { CodeSystem } from '@alur/contracts/terminology/commands';
import * as z from 'zod/mini';
import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { SignedIn } from '../../platform/access/access.decorators.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { CodeLists } from './code-lists.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Regions, type Level } from './regions.js';

const FOR_A_DAY = 'private, max-age=86400';
/** Cached only briefly, because a facility may import codes at any time. */
const FOR_A_MOMENT = 'private, max-age=30';

/** National lists, the same in every facility: regions and diseases. */
@Controller('v2/reference')
@SignedIn()
export class ReferenceController {
  constructor(
    @Inject(Regions) private readonly regions: Regions,
    @Inject(CodeLists) private readonly lists: CodeLists,
  ) {}

  @Get('provinces')
  @Described({ query: ProvinceQuery, data: z.array(Region) })
  @Header('Cache-Control', FOR_A_DAY)
  provinces(@Query() given: unknown) {
    return this.find('provinces', { parent: '', ...shaped(ProvinceQuery, given) });
  }

  @Get('cities')
  @Described({ query: CityQuery, data: z.array(Region) })
  @Header('Cache-Control', FOR_A_DAY)
  cities(@Query() given: unknown) {
    return this.find('cities', shaped(CityQuery, given));
  }

  @Get('districts')
  @Described({ query: DistrictQuery, data: z.array(Region) })
  @Header('Cache-Control', FOR_A_DAY)
  districts(@Query() given: unknown) {
    return this.find('districts', shaped(DistrictQuery, given));
  }

  @Get('villages')
  @Described({ query: VillageQuery, data: z.array(Region) })
  @Header('Cache-Control', FOR_A_DAY)
  villages(@Query() given: unknown) {
    return this.find('villages', shaped(VillageQuery, given));
  }

  @Get('icd10')
  @Described({ query: CodeQuery, data: z.array(Icd10Row) })
  @Header('Cache-Control', FOR_A_MOMENT)
  async icd10(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return this.codes(merchantId, 'icd-10', shaped(CodeQuery, given));
  }

  @Get('icd9cm')
  @Described({ query: CodeQuery, data: z.array(Icd10Row) })
  @Header('Cache-Control', FOR_A_MOMENT)
  async icd9cm(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return this.codes(merchantId, 'icd-9-cm', shaped(CodeQuery, given));
  }

  private async codes(merchantId: number, system: CodeSystem, { q, codes, limit }: z.infer<typeof CodeQuery>) {
    if (codes !== undefined) return { data: await this.lists.named(merchantId, system, codes.split(',')), meta: {} };
    return { data: await this.lists.search(merchantId, system, q, limit), meta: {} };
  }

  private async find(level: Level, { parent, q }: { parent: string; q: string }) {
    return { data: await this.regions.find(level, parent, q), meta: {} };
  }
}
