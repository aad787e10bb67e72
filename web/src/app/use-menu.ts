import { useMemo } from 'react';
import { useCan } from '@/access/use-can';
import { menuOf, type MenuGroup } from './menu';

/** The facility's menu, without what is not permitted. */
export function useMenu(): MenuGroup[] {
  const can = useCan();
  return useMemo(() => menuOf('manage', ({ key }) => can(key)), [can]);
}
