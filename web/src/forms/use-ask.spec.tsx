import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { useAsk } from './use-ask';

function Removal({ then }: { then: () => void }) {
  const { ask, dialog } = useAsk();
  return (
    <>
      <button type="button" onClick={() => ask({ title: 'Matikan?', text: 'Sungguh?' }, then)}>
        Matikan
      </button>
      {dialog}
    </>
  );
}

beforeAll(async () => {
  await Promise.all([startI18n('id'), import('@/ui/dialog-panel')]);
});
afterEach(cleanup);

it('does nothing on Escape and gives the focus back; Enter does it once', async () => {
  const then = vi.fn();
  render(<Removal then={then} />);
  const button = screen.getByRole('button', { name: 'Matikan' });
  const press = () =>
    act(async () => {
      button.focus();
      fireEvent.click(button);
    });
  await press();
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Matikan?' }), { key: 'Escape' });
  await expect.poll(() => document.activeElement).toBe(button);
  expect(then).not.toHaveBeenCalled();
  await press();
  const yes = await screen.findByRole('button', { name: 'Ya, simpan' });
  await expect.poll(() => document.activeElement).toBe(yes);
  // The browser turns the key into a click.
  await act(async () => fireEvent.click(yes));
  expect(then).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
