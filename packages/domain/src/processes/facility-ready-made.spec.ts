import { defineRole } from '@alur/contracts/identity/commands';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { given } from '../care/testing/specification.js';
import { facilityReadyMade } from './facility-ready-made.js';

const seen = (data: object) => ({ type: 'MerchantCreated', data: { merchantId: 4, ...data } }) as never;

describe('a facility that is made ready', () => {
  const follows = facilityReadyMade.react(seen({ readyMade: true }));

  it('gets the roles of those who work there, in the operator’s area, each once', () => {
    const roles = follows.filter(({ command }) => command === defineRole);
    expect(roles.map(({ body }) => String(body['tag'])).toSorted()).toEqual(
      [
        ...['auditor', 'cashier', 'doctor', 'facility-admin', 'front-office', 'laboratory', 'midwife', 'nurse'],
        ...['casemix', 'dietitian', 'operating-room', 'pharmacist', 'radiology', 'supervisor'],
      ].toSorted(),
    );
    expect(roles.every(({ merchantId, body }) => merchantId === CHANNEL && body['facilityId'] === 4)).toBe(true);
  });

  it('is asked for each thing by a command of its own, which its body fits', () => {
    const keys = follows.map(({ command, target }) => `${command.name} ${target}`);
    expect(new Set(keys).size).toBe(follows.length);
    for (const { command, body } of follows) expect(z.safeParse(command.body, body).success, command.name).toBe(true);
  });

  it('and no other, gets them', () => given({ 'merchant-4': [seen({})] }).thenFollows(facilityReadyMade, []));
});
