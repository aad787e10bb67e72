import { accessKeys } from '@alur/contracts/access';
import type { JoinAnswer } from '@alur/contracts/kernel/live';
import { defaultSettings, pricedSections, sectionNames, type SectionName } from '@alur/contracts/settings/settings';
import { settingsSection } from '@alur/contracts/settings/topics';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';

/** Where each section stands in SPEC 2's tabs of settings. */
const places: Record<SectionName, string> = {
  general: 'settings.general',
  letterhead: 'settings.general',
  fees: 'settings.registration',
  visitFees: 'settings.registration',
  observation: 'settings.inpatient',
  medication: 'settings.inpatient',
  emergency: 'settings.emergency',
  laboratory: 'settings.laboratory',
  cashier: 'settings.other',
  pharmacy: 'settings.other',
  numbering: 'settings.other',
};

/** The rights of screens outside the settings that read a section's values. */
const workedBy: Partial<Record<SectionName, readonly string[]>> = {
  general: [
    ...['front-office.patient-list:view', 'front-office.patient-queue:view', 'outpatient.queue:view'],
    ...['outpatient.ongoing:view', 'emergency.ongoing:view', 'inpatient.ongoing.chart:view'],
    'pharmacy.internal-outpatient:view',
  ],
  cashier: ['cashier:view'],
  pharmacy: ['apotek:sell'],
  letterhead: ['cashier:view'],
  emergency: ['emergency.ongoing:view'],
  observation: ['inpatient.ongoing.chart:view'],
};

const priceFields = Object.entries(pricedSections).map(
  ([section, [field]]) => [section as SectionName, field] as const,
);
const rights = [...new Set([...[...accessKeys].filter(key => key.startsWith('settings.')), ...settingsSection.access])];
const statuses = { open: 200, shut: 403 };

describe('a right to one section of the settings', () => {
  let clinic: ClinicApp;
  const sockets: Socket[] = [];
  let address: string;
  beforeAll(async () => {
    clinic = await clinicApp();
    await clinic.app.listen(0, '127.0.0.1');
    address = await clinic.app.getUrl();
    for (const section of sectionNames) await change(section);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await clinic.stop();
  });

  /** A change of this section by its owner, so that it has a row and a history. */
  const change = (section: SectionName) => {
    const values: Record<string, unknown> = { ...defaultSettings[section] };
    const [name, value] = Object.entries(values).find(([, each]) => typeof each !== 'object') ?? ['', null];
    const other = { boolean: !value, number: 1_000, string: 'x' }[typeof value as 'boolean' | 'number' | 'string'];
    const changed = {
      ...((section === 'general' || section === 'letterhead' || section === 'pharmacy') && { [name]: other }),
      ...(section === 'fees' && { registration: 10_000 }),
      ...(section === 'visitFees' && { outpatient_bpjs_admin: 0 }),
      ...(section === 'cashier' && { roundUpTo: 100 }),
      ...(section === 'emergency' && { scale: 'esi' }),
      ...(section === 'laboratory' && { repeatHours: 6 }),
      ...(section === 'observation' && { pulseHigh: 120 }),
      ...(section === 'medication' && { chronicDays: 20 }),
      ...(section === 'numbering' && { resets: 'year' }),
    };
    return clinic.owner.post('/v2/settings/change', { section, values: { ...values, ...changed } });
  };

  it('is declared for every section, and every section was changed', async () => {
    expect(Object.keys(places).toSorted()).toEqual([...sectionNames].toSorted());
    const { body } = await clinic.owner.get(`/v2/audit/setting/settings/${clinic.here}`);
    expect(body.data).toHaveLength(sectionNames.length);
  });

  it.each(rights)('%s opens what is its own by command, read, history and socket, and nothing else', async right => {
    const { operator, onlooker, here } = clinic;
    const given = { facilityId: here, granted: [right], withdrawn: [] };
    expect((await operator.post(`/v2/user/${onlooker.userId}/set-permissions`, given)).status).toBe(200);
    const socket = io(address, {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false },
      auth: { token: onlooker.token, merchantId: here },
    });
    sockets.push(socket);
    const opened = async (): Promise<Record<string, string[]>> => {
      const found: Record<string, string[]> = { change: [], price: [], read: [], join: [], history: [] };
      for (const section of sectionNames) {
        const body = { section, values: { ...defaultSettings[section] } };
        const answers = {
          change: (await onlooker.post('/v2/settings/change', body)).status,
          read: (await onlooker.get(`/v2/live/settings.section?section=${section}`)).status,
        };
        for (const [kind, status] of Object.entries(answers)) {
          expect(Object.values(statuses)).toContain(status);
          if (status === statuses.open) found[kind]?.push(section);
        }
        const joined: JoinAnswer = await socket.emitWithAck('join', { topic: 'settings.section', params: { section } });
        if ('ok' in joined) found['join']?.push(section);
      }
      for (const [section, field] of priceFields) {
        const price = { field, price: 5_000, effectiveFrom: '2099-01-01' };
        const set = (await onlooker.post('/v2/settings/set-price', price)).status;
        const withdrawn = (await onlooker.post('/v2/settings/withdraw-price', price)).status;
        expect([statuses.open, statuses.shut]).toContain(set);
        expect(withdrawn).toBe(set);
        if (set === statuses.open) found['price']?.push(section);
      }
      const { status, body } = await onlooker.get(`/v2/audit/setting/settings/${here}`);
      if (status === statuses.open)
        found['history'] = [
          ...new Set(
            (body.data as { changes: { path: string }[] }[]).flatMap(({ changes }) =>
              changes.map(({ path }) => path.split('.')[path.startsWith('dated.') ? 1 : 0] ?? ''),
            ),
          ),
        ];
      return found;
    };
    const where = (may: (section: SectionName) => boolean) => sectionNames.filter(may);
    const edits = where(section => right === `${places[section]}:edit`);
    const looks = where(section => right === `${places[section]}:view`);
    const reads = where(section => looks.includes(section) || workedBy[section]?.includes(right) === true);
    const found = await opened();
    expect({ ...found, history: found['history']?.toSorted() }).toEqual({
      change: edits,
      price: priceFields.map(([section]) => section).filter(section => edits.includes(section)),
      read: reads,
      join: reads,
      history: looks.toSorted(),
    });
    socket.close();
  });

  it('is none where the key in use is another section’s', async () => {
    const { owner } = clinic;
    const get = (section: string) =>
      owner.get(`/v2/live/settings.section?section=${section}`, undefined, { xkey: 'settings.general:view' });
    expect((await get('general')).status).toBe(200);
    expect((await get('fees')).status).toBe(403);
  });
});
