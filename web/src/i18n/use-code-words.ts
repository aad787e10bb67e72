import { useTranslation } from 'react-i18next';
import { translateCode } from './translate-error';

/** The texts of error codes that are stored in rows; they are loaded on first use. */
export function useCodeWords(): (code: string) => string {
  // Its keys come from the server, so their type is not known here.
  useTranslation('codes' as 'ui', { useSuspense: false });
  return code => translateCode(code) ?? translateCode('generic') ?? code;
}
