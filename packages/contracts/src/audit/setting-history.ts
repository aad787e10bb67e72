import type { AccessKey } from '../access.js';
import { catalogues } from '../catalogues.gen.js';
import { deviceList } from '../identity/lists.js';
import { leaveList } from '../schedule/topics.js';
import { satusehatLocations } from '../satusehat/rows.js';
import { viewOf } from '../settings/section-rights.js';
import { sectionNames, sectionOf } from '../settings/settings.js';
import { retiredCodes } from '../terminology/rows.js';
import type { Actor, Change } from './flow.js';

/** A change of a setting: an item of a catalogue, a schedule, the facility's settings. */
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

/** Kinds of streams with such a history, and the rights to see it: any right to see the thing itself. */
export const settingKinds: ReadonlyMap<string, readonly AccessKey[]> = new Map([
  ...catalogues.map(({ key, list }): [string, readonly AccessKey[]] => [key, list.access as readonly AccessKey[]]),
  ['schedule', ['settings.outpatient.schedule:view']],
  ['settings', [...new Set(sectionNames.map(viewOf))]],
  ['code_list', retiredCodes.access],
  ['timetable', leaveList.access],
  ['integration', ['settings.integration:view']],
  ['satusehat_directory', satusehatLocations.access],
  ['bed', ['settings.emergency:view', 'settings.inpatient:view']],
  ['device', deviceList.access],
  ['questionnaire', ['settings.form:view']],
]);

/** Settings of a thing that are on another stream with the same id; their changes are shown in the thing's history. */
export const settingFacets: ReadonlyMap<string, readonly string[]> = new Map([['treatment', ['treatment_tariff']]]);

/** The only events shown of a kind, if not all are settings: the patients in a bed are not, nor is who was found. */
export const settingEvents: ReadonlyMap<string, readonly string[]> = new Map([
  ['bed', ['BedAdded', 'BedDescribed', 'BedBlocked', 'BedUnblocked', 'BedRetired']],
  ['satusehat_directory', ['SatusehatLocationAssigned']],
]);

/** Kinds whose changes belong to parts, each with the rights to its own; `data` is an event's. */
export const settingParts: ReadonlyMap<string, (event: { type: string; data: object }) => readonly AccessKey[]> =
  new Map([['settings', event => [viewOf(sectionOf(event))]]]);

/** Kinds of which each facility has one stream, with its own id. */
export const ownKinds: ReadonlySet<string> = new Set([
  ...['settings', 'code_list', 'timetable', 'integration', 'satusehat_directory'],
]);
