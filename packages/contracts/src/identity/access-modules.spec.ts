import { describe, expect, it } from 'vitest';
import { accessKeys, isGrantable, type AccessKey } from '../access.js';
import { accessModules } from './access-modules.js';
import { isChannelKey } from '../kernel/channel.js';

const keysOf = (area: 'manage' | 'channel') =>
  accessModules(accessKeys, area).flatMap(module =>
    [module, ...module.tabs, ...module.tabs.flatMap(tab => tab.sections)].flatMap(({ key, actions }) =>
      actions.map(({ method }) => `${key}:${method}`),
    ),
  );

describe('the access tree of a caller', () => {
  it('enables what she may do and shows the rest switched off', () => {
    const [cashier] = accessModules(new Set<AccessKey>(['cashier:pay', 'cashier.shift:open']), 'manage').filter(
      ({ key }) => key === 'cashier',
    );
    expect(cashier?.actions.filter(({ enabled }) => enabled)).toEqual([{ method: 'pay', enabled: true }]);
    expect(cashier?.tabs.find(({ key }) => key === 'cashier.shift')).toMatchObject({ name: 'shift' });
  });

  it('holds each area’s rights once, and both areas together all that may be granted', () => {
    const [manage, channel] = [keysOf('manage'), keysOf('channel')];
    expect(channel.every(isChannelKey)).toBe(true);
    expect(manage.some(isChannelKey)).toBe(false);
    const granted = [...accessKeys].filter(isGrantable).toSorted();
    expect([...manage, ...channel].filter(isGrantable).toSorted()).toEqual(granted);
  });
});
