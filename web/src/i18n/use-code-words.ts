import { useTranslation } from 'react-i18next';
import { translateCode } from './translate-error';

/** The words of codes that rows carry, and not only answers: they come when they are first looked at. */
export function useCodeWords(): (code: string) => string {
  // Its keys come from the server, so that no list of them is known here.
  useTranslation('codes' as 'ui', { useSuspense: false });
  return code => translateCode(code) ?? translateCode('generic') ?? code;
}
