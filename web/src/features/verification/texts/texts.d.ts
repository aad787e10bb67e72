import type texts from './id.json';

declare module '@/i18n/resources' {
  interface Resources {
    verification: typeof texts;
  }
}
