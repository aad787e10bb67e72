import type { AccessKey } from '../access.js';
import { catalogues } from '../catalogues.gen.js';
import { deviceList } from '../identity/lists.js';
import { leaveList } from '../schedule/topics.js';
import { integrations } from '../settings/integrations.js';
import { settingsList } from '../settings/lists.js';
import { retiredCodes } from '../terminology/rows.js';
import type { Actor, Change } from './flow.js';

/** A change of something that the facility settles: an item of a list, a schedule, its settings. */
export interface SettingChange {
  id: string;
  position: string;
  type: string;
  module: string;
  at: string;
  actor: Actor;
  changes: Change[];
}

/** `GET /v2/audit/setting/<kind>/<id>`: who changed it, when, and from what to what; newest first. */
export interface SettingHistoryAnswer {
  data: SettingChange[];
}

/** What has such a history, by the first part of its stream's name, and who may see it: whoever sees the thing itself. */
export const settingKinds: ReadonlyMap<string, readonly AccessKey[]> = new Map([
  ...catalogues.map(({ key, list }): [string, readonly AccessKey[]] => [key, list.access as readonly AccessKey[]]),
  ['schedule', ['settings.outpatient.schedule:view']],
  ['settings', settingsList.access],
  ['code_list', retiredCodes.access],
  ['timetable', leaveList.access],
  ['integration', integrations.access],
  ['bed', ['settings.emergency:view', 'settings.inpatient:view']],
  ['device', deviceList.access],
  ['questionnaire', ['settings.form:view']],
]);

/** What is settled of such a thing on a stream of its own, under the same id: told with it. */
export const settingFacets: ReadonlyMap<string, readonly string[]> = new Map([['treatment', ['treatment_tariff']]]);

/** What alone is told of such a thing: who lay in a bed is no setting. */
export const settingEvents: ReadonlyMap<string, readonly string[]> = new Map([
  ['bed', ['BedAdded', 'BedBlocked', 'BedUnblocked', 'BedRetired']],
]);

/** What each facility has one of, under its own id. */
export const ownKinds: ReadonlySet<string> = new Set(['settings', 'code_list', 'timetable', 'integration']);
