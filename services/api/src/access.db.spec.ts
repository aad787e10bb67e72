import type { CommandSpec } from '@alur/contracts/kernel/command';
import { flagOf } from '@alur/contracts/access';
import { isChannelKey } from '@alur/contracts/kernel/channel';
import { INSURANCE_FLAG, MenuConstant } from '@alur/contracts/merchant/features';
import type { ListSpec } from '@alur/contracts/kernel/list';
import type { AnyTable } from '@alur/domain/kernel/view';
import type { KnownTopic } from './platform/live/topic-registry.js';
import { tableName } from './platform/projector/row-table.js';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type Answer, type ClinicApp } from './testing/clinic-app.js';
import { PartStage } from './parts.js';
import { playsInOrder } from './testing/clinic-play.js';
import { commandPath, facilityToday, givenTo } from './testing/played-day.js';
import { warnedOfStop } from './testing/warned-stop.js';

interface Replayed {
  rows: { key: string }[];
  frames: { frame: { rows: { key: string }[] } }[];
}

describe('who may do what', () => {
  let clinic: ClinicApp;
  const played = new Set<string>();
  beforeAll(async () => {
    clinic = await clinicApp();
  });
  afterAll(() => clinic.stop());

  const succeeded = (answer: Answer, what: string) =>
    expect(answer, `${what} ${JSON.stringify(answer.body)}`).toMatchObject({ status: 200 });

  describe('every command succeeds for its owner, and for nobody else', () => {
    let stage: PartStage;
    beforeAll(() => {
      const { owner, operator, foreigner, onlooker, here } = clinic;
      const does = async (command: string, id: number, body: object = {}) => {
        const path = commandPath(command, id);
        played.add(command);
        expect((await onlooker.post(path, body)).status, `${command} without the right`).toBe(403);
        const elsewhere = await foreigner.post(path, body, { merchantId: here });
        expect(elsewhere.status, `${command} in a facility not hers`).toBe(403);
        if (id !== 0) expect((await foreigner.post(path, body)).status, `${command} from another facility`).toBe(404);
        const answer = await owner.post(path, body);
        succeeded(answer, command);
        return answer.body.data.id as number;
      };
      stage = new PartStage({ does, ...givenTo(owner, operator) });
    });

    it.each(playsInOrder())('as %s plays it', { timeout: 120_000 }, (_module, part) => stage.play(part));
    afterAll(() => warnedOfStop(clinic));
  });

  it('leaves no command of a facility untried', () => {
    const all = clinic.platform.commands.all().map(act => act.command as CommandSpec);
    const ofFacility = all.filter(({ access }) => !access.every(key => isChannelKey(key) || key === 'system:process'));
    const untried = ofFacility.map(({ name }) => name).filter(name => !played.has(name));
    expect(untried).toEqual([]);
  });

  it('refuses commands of processes to every caller', async () => {
    const internal = clinic.platform.commands
      .all()
      .filter(({ command }) => command.access.every((key: string) => key === 'system:process'));
    expect(internal.length).toBeGreaterThan(0);
    for (const { command } of internal) {
      const path = commandPath(command.name, command.target === 'new' ? 0 : 1);
      expect((await clinic.owner.post(path, {})).status, command.name).toBe(403);
    }
  });

  it('keeps the operator area from facilities', async () => {
    const channel = clinic.platform.commands.all().filter(({ command }) => command.access.every(isChannelKey));
    expect(channel.length).toBeGreaterThan(0);
    for (const { command } of channel)
      expect(
        (await clinic.owner.post(commandPath(command.name, command.target === 'new' ? 0 : 1), {})).status,
        command.name,
      ).toBe(403);
  });

  /** These columns of a row of this facility, by the names under which they are asked for. */
  const somethingIn = async (table: AnyTable, by: Readonly<Record<string, string>>, what: string): Promise<string> => {
    const columns = Object.values(by);
    const { rows } = await clinic.database.worker.query(
      `select to_jsonb(t) as row from ${tableName(table)} t
       where merchant_id = $1 ${columns.map(column => `and "${column}" is not null`).join(' ')} limit 1`,
      [clinic.here],
    );
    expect(rows, `${what} has nothing to show`).toHaveLength(1);
    return Object.entries(by)
      .map(([param, column]) => `${param}=${rows[0].row[column]}`)
      .join('&');
  };
  /** Parameters of a topic that has something to show here. */
  const paramsOf = ({ spec, table, live }: KnownTopic) => somethingIn(table, live.by, spec.name);
  /** Query fields that a list requires. */
  const askedOf = async ({ path, filters }: ListSpec, table: AnyTable): Promise<string> => {
    const missing = (z.safeParse(filters, {}).error?.issues ?? []).map(issue => String(issue.path[0]));
    if (missing.length === 0) return '';
    return somethingIn(table, Object.fromEntries(missing.map(name => [name, name])), path);
  };

  /** The other facility has its main store, as every facility has, and nothing else. */
  const besideHerStore = (rows: readonly { key: string }[]) => rows.filter(({ key }) => key !== String(clinic.there));

  it('shows every topic to its owner, nothing of it to another facility, and nothing without the right', async () => {
    const { owner, foreigner, onlooker, here, platform } = clinic;
    for (const topic of platform.topics.all()) {
      const { spec } = topic;
      const query = await paramsOf(topic);
      const path = `/v2/live/${spec.name}?${query}`;
      const mine = await owner.get(path);
      succeeded(mine, spec.name);
      expect(mine.body.data.length, spec.name).toBeGreaterThan(0);
      const theirs = await foreigner.get(path);
      // A topic of a user's own data is refused to every other user.
      if (spec.own) expect(theirs.status, spec.name).toBe(403);
      else expect(besideHerStore(theirs.body.data), spec.name).toEqual([]);
      expect((await foreigner.get(path, here)).status, spec.name).toBe(403);
      if (!spec.access.includes('display:view')) expect((await onlooker.get(path)).status, spec.name).toBe(403);
    }
  });

  it('replays every topic to whoever may replay, whatever else she may, and to nobody else', async () => {
    const { auditor, foreigner, onlooker, here, platform } = clinic;
    const why = { 'x-reason': 'audit' };
    const today = facilityToday();
    let shown = 0;
    for (const topic of platform.topics.all()) {
      const { spec } = topic;
      const path = `/v2/audit/replay/${spec.name}?day=${today}&${await paramsOf(topic)}`;
      const mine = await auditor.get(path, undefined, why);
      succeeded(mine, spec.name);
      shown += mine.body.data.frames.length;
      const { rows, frames } = (await foreigner.get(path, undefined, why)).body.data as Replayed;
      const theirs = [...rows, ...frames.flatMap(({ frame }) => frame.rows)];
      expect(besideHerStore(theirs), spec.name).toEqual([]);
      expect((await foreigner.get(path, here, why)).status, spec.name).toBe(403);
      expect((await onlooker.get(path, undefined, why)).status, spec.name).toBe(403);
    }
    expect(shown).toBeGreaterThan(100);
  });

  it('opens days, events and ways to whoever may, and to nobody else', async () => {
    const { auditor, foreigner, onlooker, here } = clinic;
    const why = { 'x-reason': 'audit' };
    const today = facilityToday();
    const [event] = (await auditor.get('/v2/audit/events?types=PatientRegistered')).body.data;
    const paths = [`day?day=${today}`, `event/${event.position}`, `patient/${event.data.patientId}/flow`];
    for (const path of paths.map(each => `/v2/audit/${each}`)) {
      succeeded(await auditor.get(path, undefined, why), path);
      const theirs = await foreigner.get(path, undefined, why);
      // Her own day: the main store and its name.
      if (path.includes('/day')) expect(theirs.body.data, path).toMatchObject({ events: 2 });
      else expect(theirs.status, path).toBe(404);
      expect((await foreigner.get(path, here, why)).status, path).toBe(403);
      expect((await onlooker.get(path, undefined, why)).status, path).toBe(403);
    }
  });

  it('shows every list to its owner, nothing of it to another facility, and nothing without the right', async () => {
    const { owner, foreigner, onlooker, here, operator } = clinic;
    const { ListRegistry } = await import('./platform/queries/list-registry.js');
    for (const { spec, table } of clinic.app.get(ListRegistry).all()) {
      const base = `/v2/${spec.path}`;
      const asked = await askedOf(spec, table);
      const path = asked ? `${base}?${asked}` : base;
      if (spec.access.every(isChannelKey)) {
        succeeded(await operator.get(path), spec.path);
        expect((await owner.get(path)).status, spec.path).toBe(403);
        continue;
      }
      const mine = await owner.get(path);
      succeeded(mine, spec.path);
      succeeded(await owner.get(`${path}${path.includes('?') ? '&' : '?'}search=a&limit=1`), `${spec.path} searched`);
      const foreign = (await foreigner.get(path)).body.data as { key: string }[];
      const keys = new Set((mine.body.data as { key: string }[]).map(({ key }) => key));
      expect(
        foreign.filter(({ key }) => keys.has(key)),
        spec.path,
      ).toEqual([]);
      for (const key of [...keys].slice(0, 2))
        expect((await foreigner.get(`${base}/${key}`)).status, spec.path).toBe(404);
      expect((await foreigner.get(path, here)).status, spec.path).toBe(403);
      if (!spec.access.includes('display:view')) expect((await onlooker.get(path)).status, spec.path).toBe(403);
    }
  });

  const details = { name: 'Klinik Melati', category: 'primary_clinic', categoryTypes: ['outpatient', 'laboratory'] };
  const switched = (constant: string, enabled: boolean) =>
    constant === INSURANCE_FLAG
      ? clinic.operator.post(`/v2/merchant/${clinic.here}/change`, { ...details, isBpjs: enabled })
      : clinic.operator.post(`/v2/merchant/${clinic.here}/set-features`, { menus: [{ constant, enabled }] });

  it.each([...MenuConstant.options, INSURANCE_FLAG])(
    'refuses all that needs %s while it is off, and nothing else',
    async flag => {
      const { owner, platform, app } = clinic;
      const { ListRegistry } = await import('./platform/queries/list-registry.js');
      const commands = platform.commands.all().map(({ command }) => command as CommandSpec);
      const calls = [
        ...commands.map(({ name, target, access }) => ({
          access,
          call: () => owner.post(commandPath(name, target === 'new' ? 0 : 1), {}),
        })),
        ...platform.topics.specs().map(({ name, access }) => ({ access, call: () => owner.get(`/v2/live/${name}`) })),
        ...app
          .get(ListRegistry)
          .all()
          .map(({ spec: { path, access } }) => ({ access, call: () => owner.get(`/v2/${path}`) })),
      ].filter(({ access }) => access.some(key => flagOf(key) === flag));
      succeeded(await switched(flag, false), flag);
      for (const { access, call } of calls) {
        const { status, body } = await call();
        const refused = status === 403 && body.error.code === 'access.switched-off';
        // What processes give as well is a user's by her own rights alone.
        const keys = access.filter(key => key !== 'system:process');
        expect([access, refused]).toEqual([access, keys.every(key => flagOf(key) === flag)]);
      }
      const held = async () => JSON.stringify((await owner.get('/v2/module/modules?limit=500')).body.data);
      const without = await held();
      succeeded(await switched(flag, true), flag);
      expect((await held()) === without, `a right that needs ${flag}`).toBe(calls.length === 0);
      for (const { access, call } of calls)
        expect((await call()).body.error?.code, access.join()).not.toBe('access.switched-off');
    },
  );
});
