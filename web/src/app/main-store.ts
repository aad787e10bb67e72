import { useAtomValue } from 'jotai';
import { currentMerchant, currentMerchantAtom } from '@/access/current-merchant';

/** The store from which the facility fills prescriptions; its id is the facility's own. */
export const useMainStore = (): number | null => useAtomValue(currentMerchantAtom);

/** The same outside of a component. */
export const mainStore = currentMerchant;
