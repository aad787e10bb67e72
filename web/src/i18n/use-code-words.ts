import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { loadErrorTexts } from './i18n';
import { translateCode } from './translate-error';

/** The texts of error codes that are stored in rows; they are loaded on first use. */
export function useCodeWords(): (code: string) => string {
  const { i18n } = useTranslation();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!i18n.hasLoadedNamespace('codes')) void loadErrorTexts().then(redraw);
  }, [i18n]);
  return code => translateCode(code) ?? translateCode('generic') ?? code;
}
