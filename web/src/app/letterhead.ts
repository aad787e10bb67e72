import type { SheetFacility } from '@/ui/document-sheet';
import { useCurrentFacility, useFacilityLogo } from './facilities';

/** Name, address, telephone and logo of the facility, as its documents begin. */
export function useLetterhead(): SheetFacility {
  const facility = useCurrentFacility();
  const logo = useFacilityLogo();
  const { name = '', address, phone } = facility ?? {};
  return { name, address: address ?? '', phone: phone ?? '', logo };
}
