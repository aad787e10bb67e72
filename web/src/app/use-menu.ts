import { useMemo } from 'react';
import { useCan } from '@/access/use-can';
import { useOffers } from './facilities';
import { menuOf, type MenuGroup } from './menu';

/** The facility's menu, without what is not permitted. */
export function useMenu(): MenuGroup[] {
  const can = useCan();
  const offers = useOffers();
  return useMemo(
    () => menuOf('manage', ({ key, service }) => can(key) && (!service || offers(service))),
    [can, offers],
  );
}
