import {
  ownKinds,
  settingEvents,
  settingFacets,
  settingKinds,
  settingParts,
  type SettingHistoryAnswer,
} from '@alur/contracts/audit/setting-history';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import { mayDo, type Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { forbidden, notFound } from '../../platform/errors/failure.js';
import { SettingHistories } from './setting-histories.js';

/**
 * Shows who changed a price, a schedule or a rule to users who may see it. It concerns no patient, so no reason is
 * required.
 */
@Controller('v2/audit')
export class SettingHistoryController {
  constructor(@Inject(SettingHistories) private readonly histories: SettingHistories) {}

  /** Changes of a facility itself, of which the operator keeps most: told to the operator, and to the facility. */
  @Get('setting/merchant/:id(\\d{1,15})')
  @Access('channel.merchants:view', 'settings.general:view')
  async facility(@Param('id') id: string, @CallerOf() { merchantId }: Caller): Promise<SettingHistoryAnswer> {
    if (merchantId !== CHANNEL && merchantId !== Number(id)) throw notFound();
    const data = await this.histories.read(CHANNEL, `merchant-${Number(id)}`, { shows: () => true });
    if (!data) throw notFound();
    return { data };
  }

  @Get('setting/:kind([a-z_-]{1,40})/:id(\\d{1,15})')
  @Access(...new Set([...settingKinds.values()].flat()))
  async history(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @CallerOf() caller: Caller,
  ): Promise<SettingHistoryAnswer> {
    const rights = settingKinds.get(kind);
    if (!rights) throw notFound();
    if (!mayDo(caller, rights)) throw forbidden();
    const [only, rightsOf] = [settingEvents.get(kind), settingParts.get(kind)];
    const data = await this.histories.read(caller.merchantId, `${kind}-${Number(id)}`, {
      facets: (settingFacets.get(kind) ?? []).map(facet => `${facet}-${Number(id)}`),
      shows: event =>
        (only === undefined || only.includes(event.type)) && (!rightsOf || mayDo(caller, rightsOf(event))),
    });
    if (data) return { data };
    // A facility's single settings have no stream until they are changed, but exist all the same.
    if (ownKinds.has(kind) && Number(id) === caller.merchantId) return { data: [] };
    throw notFound();
  }
}
