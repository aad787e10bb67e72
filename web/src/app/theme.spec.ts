import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubColorScheme } from '@/testing/browser';
import { setThemePreference, startTheme } from './theme';

const root = document.documentElement.classList;
let stop = () => {};

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  delete window.__ALUR__;
});

it('follows the system until a choice is made', () => {
  const scheme = stubColorScheme(true);
  stop = startTheme();
  expect(root.contains('dark')).toBe(true);
  scheme.set(false);
  expect(root.contains('light')).toBe(true);
  expect(root.contains('dark')).toBe(false);
});

it('keeps the choice under the key theme', () => {
  stubColorScheme(true);
  stop = startTheme();
  setThemePreference('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(root.contains('light')).toBe(true);
  stop();
  stop = startTheme();
  expect(root.contains('light')).toBe(true);
});

it('auto removes the stored value and follows the system', () => {
  stubColorScheme(true);
  stop = startTheme();
  setThemePreference('light');
  setThemePreference('auto');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(root.contains('dark')).toBe(true);
});

it('is always light where the preference feature is off', () => {
  stubColorScheme(true);
  window.__ALUR__ = { themePreference: false };
  localStorage.setItem('theme', 'dark');
  stop = startTheme();
  expect([...root]).toEqual(['light']);
});
