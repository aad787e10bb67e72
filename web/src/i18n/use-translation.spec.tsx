import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { setLocale, startI18n } from './i18n';
import { useTranslation } from './use-translation';

beforeEach(() => startI18n('id'));

const seen = new Set<unknown>();

function Word({ lng }: { lng?: 'id' | 'en' }) {
  const { t } = useTranslation('ui', { lng });
  seen.add(t);
  return <p>{t('loading')}</p>;
}

it('follows the language, and is the same function in every component of one', async () => {
  seen.clear();
  render(
    <>
      <Word />
      <Word />
    </>,
  );
  expect(seen.size).toBe(1);
  const before = screen.getAllByText(i18next.t('ui:loading'));
  await act(() => setLocale('en'));
  expect(screen.getAllByText(i18next.t('ui:loading'))).toEqual(before);
  expect(seen.size).toBe(2);
});

function Queue() {
  return <p>{useTranslation('queue').t('title')}</p>;
}

it('waits for its texts, and shows them when they have come', async () => {
  expect(i18next.hasLoadedNamespace('queue')).toBe(false);
  await act(async () => {
    render(
      <Suspense fallback="…">
        <Queue />
      </Suspense>,
    );
  });
  await i18next.loadNamespaces(['queue']);
  const title = i18next.t('queue:title');
  expect(title).not.toBe('title');
  expect(await screen.findByText(title)).toBeTruthy();
});

it('writes a paper in its own language, whatever that of the screen is', async () => {
  await act(() => setLocale('en'));
  await act(async () => {
    render(
      <Suspense fallback="…">
        <Word lng="id" />
      </Suspense>,
    );
  });
  expect(await screen.findByText(i18next.getFixedT('id', 'ui')('loading'))).toBeTruthy();
});

it('does not remember that a text was not there yet', () => {
  const found: string[] = [];
  const Late = () => {
    found.push(useTranslation('ui').t('laterOn' as 'loading'));
    return null;
  };
  const { rerender } = render(<Late />);
  i18next.addResource('id', 'ui', 'laterOn', 'sudah ada');
  rerender(<Late />);
  expect(found).toEqual(['laterOn', 'sudah ada']);
});
