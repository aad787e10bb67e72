import type texts from './id.json';

declare module '@/i18n/resources' {
  interface Resources {
    letter: typeof texts;
  }
}
