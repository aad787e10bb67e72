import { useEffect } from 'react';
import { loadErrorTexts } from './i18n';

/** Fetches the texts of error codes as the component appears, because it may show one that was not a call's answer. */
export const useErrorTexts = (): void => useEffect(() => void loadErrorTexts(), []);
