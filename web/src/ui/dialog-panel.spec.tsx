import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { Dialog } from './dialog';
import { Menu, MenuItem } from './menu';

// Panels are loaded lazily: here they are imported before the tests.
beforeAll(() => Promise.all([startI18n('id'), import('./dialog-panel'), import('./menu-panel')]));
afterEach(cleanup);

/** A row whose dialog opens from a button or from a menu's entry; `gone` removes the row together with the dialog. */
function Page({ gone = false }: { gone?: boolean }) {
  const [open, setOpen] = useState(false);
  const [row, setRow] = useState(true);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next && gone) setRow(false);
  };
  return (
    <main tabIndex={-1}>
      {row && (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Beri diskon
          </button>
          <Menu trigger={<button type="button">Tindakan lain</button>}>
            <MenuItem onSelect={() => setOpen(true)}>Void</MenuItem>
          </Menu>
        </>
      )}
      <Dialog open={open} onOpenChange={change} title="Mengapa?">
        <input aria-label="Alasan" />
      </Dialog>
    </main>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
};
const opened = () => screen.findByRole('dialog');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const focused = () => document.activeElement;

it('gives the focus back to the button that opened it', async () => {
  render(<Page />);
  const button = press('Beri diskon');
  fireEvent.keyDown(await opened(), { key: 'Escape' });
  await closed();
  await expect.poll(focused).toBe(button);
});

it('gives it back to the button of the menu whose entry opened it', async () => {
  render(<Page />);
  const button = press('Tindakan lain');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Void' }));
  fireEvent.keyDown(await opened(), { key: 'Escape' });
  await closed();
  await expect.poll(focused).toBe(button);
});

it('gives it to the page when the row that opened it is gone', async () => {
  render(<Page gone />);
  press('Beri diskon');
  fireEvent.keyDown(await opened(), { key: 'Escape' });
  await closed();
  await expect.poll(focused).toBe(document.querySelector('main'));
});
