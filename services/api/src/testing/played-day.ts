import { expect, vi } from 'vitest';
import { facilityTime } from '../platform/clock/facility-clock.js';
import type { ClinicApp, Person } from './clinic-app.js';
import { playClinic } from './clinic-play.js';
import type { Do, Given, Send, Until } from './play.js';

/** The current day of the specs' facilities. */
export const facilityToday = (): string => facilityTime(new Date(), 'Asia/Jakarta').today;

export const commandPath = (command: string, id: number): string => {
  const [module, verb] = command.split('/');
  return id === 0 ? `/v2/${module}/${verb}` : `/v2/${module}/${id}/${verb}`;
};

/** Runs commands that must succeed. */
export const doesAs =
  (person: Person): Do =>
  async (command, id, body = {}) => {
    const answer = await person.post(commandPath(command, id), body);
    expect(answer, `${command} ${JSON.stringify(answer.body)}`).toMatchObject({ status: 200 });
    return answer.body.data.id as number;
  };

const WAIT = { timeout: 10_000, interval: 20 };

/** Waits for a row of a list. */
export const untilSeenBy =
  (person: Person): Until =>
  (path, fits) =>
    vi.waitFor(async () => {
      const { body } = await person.get(path);
      const row = (body.data as Record<string, unknown>[]).find(fits);
      expect(row, `${path} ${JSON.stringify(body)}`).toBeDefined();
      return row;
    }, WAIT);

/** Uploads a file, which must succeed. */
export const sendsAs =
  (person: Person): Send =>
  async (path, content) => {
    const answer = await person.send(path, content);
    expect(answer, `${path} ${JSON.stringify(answer.body)}`).toMatchObject({ status: 200 });
    return answer.body.data.fileId as string;
  };

/** The givens of the plays, for one user of a facility that the operator runs. */
export const givenTo = (person: Person, operator: Person): Omit<Given, 'does'> => ({
  until: untilSeenBy(person),
  sends: sendsAs(person),
  today: facilityToday(),
  doctorId: person.userId,
  colleague: async () => doesAs(await person.colleague()),
  colleagueId: async () => (await person.colleague()).userId,
  withoutPcare: async plays => {
    const set = (enabled: boolean) =>
      doesAs(operator)('merchant/set-features', person.merchantId, { rules: [{ ruleName: 'pcare', enabled }] });
    await set(false);
    await plays();
    await set(true);
  },
});

/** Plays a whole clinic's day over HTTP, by one user with all rights. */
export const playDay = ({ owner, operator }: Pick<ClinicApp, 'owner' | 'operator'>): Promise<void> =>
  playClinic({ does: doesAs(owner), ...givenTo(owner, operator) });
