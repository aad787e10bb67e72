import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Selector } from './selector';

afterEach(cleanup);

function Chooser({ onChosen }: { onChosen: (code: string) => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <Selector
      aria-label="Diagnosis"
      value={null}
      busy={busy}
      onChange={code => {
        if (code === null) return;
        setBusy(true);
        onChosen(code);
      }}
      search={() => ['J06', 'J45']}
      searchKey={['codes']}
      itemKey={code => code}
      itemLabel={code => code}
    />
  );
}

it('keeps the focus while what was chosen by Enter is under way, and takes nothing else', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const onChosen = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Chooser onChosen={onChosen} />
    </QueryClientProvider>,
  );
  const input = screen.getByLabelText('Diagnosis');
  act(() => input.focus());
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await screen.findByText('J06');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onChosen.mock.calls).toEqual([['J06']]);
  expect(input).toBe(document.activeElement);
  expect(input.getAttribute('aria-busy')).toBe('true');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.click(input);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});
