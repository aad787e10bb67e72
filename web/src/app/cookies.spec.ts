import { afterEach, expect, it } from 'vitest';
import { clearMerchant, currentMerchant, selectMerchant } from '@/access/current-merchant';
import { detectLocale, keepLocale, toLocale } from '@/i18n/locale';
import { cookieText, readCookie, removeCookie } from './cookies';

afterEach(() => {
  removeCookie('i18n_redirected');
  clearMerchant();
  delete window.__ALUR__;
});

it('keeps the language for 365 days under its raw name', () => {
  expect(cookieText('i18n_redirected', 'id', 365)).toBe('i18n_redirected=id; path=/; max-age=31536000; samesite=lax');
  keepLocale('en');
  expect(document.cookie).toContain('i18n_redirected=en');
  expect(detectLocale(['id-ID'])).toBe('en');
});

it('is sent to other origins only where the deployment says so', () => {
  window.__ALUR__ = { crossOrigin: true };
  expect(cookieText('i18n_redirected', 'id', 365)).toContain('samesite=none; secure');
});

it('takes the first language of the browser that we speak, else English', () => {
  expect(detectLocale(['fr-FR', 'id-ID', 'en-US'])).toBe('id');
  expect(detectLocale(['in'])).toBe('id');
  expect(detectLocale(['fr', 'de'])).toBe('en');
  expect(toLocale('en-US')).toBe('en');
});

it('writes the facility under its raw name, slash and all', () => {
  selectMerchant(12);
  expect(document.cookie).toContain('user/currentMerchant=12');
  expect(currentMerchant()).toBe(12);
  clearMerchant();
  expect(readCookie('user/currentMerchant')).toBeNull();
  expect(currentMerchant()).toBeNull();
});

it('takes a value that is escaped wrongly for none', () => {
  document.cookie = 'user/currentMerchant=%E0%A4; path=/';
  expect(currentMerchant()).toBeNull();
});
