import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCan } from '@/access/use-can';
import { channelMenu, manageMenu, permitted, type MenuGroup } from './menu';

/** The menu of an area, without what has no page yet or is not permitted. */
export function useMenu(area: 'manage' | 'channel', operator: boolean): MenuGroup[] {
  const { hasPage } = useRouter().options.context;
  const can = useCan();
  return useMemo(
    () =>
      area === 'manage'
        ? permitted(manageMenu, hasPage, can)
        : permitted(channelMenu, hasPage, key => key === 'merchants' || operator),
    [hasPage, can, area, operator],
  );
}
