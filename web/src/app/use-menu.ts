import { useMemo } from 'react';
import { useCan } from '@/access/use-can';
import { useOffers } from './facilities';
import { mayOpen, menuOf, type MenuGroup } from './menu';

/** The facility's menu, reduced to what the person may open. */
export function useMenu(): MenuGroup[] {
  const can = useCan();
  const offers = useOffers();
  return useMemo(
    () => menuOf('manage', entry => mayOpen(entry, can) && (!entry.service || offers(entry.service))),
    [can, offers],
  );
}
