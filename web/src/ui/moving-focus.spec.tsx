import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { ConfirmDialog } from './confirm-dialog';
import { enterToNext } from './enter-to-next';
import { Field } from './field';
import { FieldGroup } from './field-group';
import { focusInvalid } from './focus-invalid';
import { Input } from './input';
import { keepFocus, nextFocus } from './next-focus';

// Dialogs are loaded lazily: here they are imported before the tests.
beforeAll(() => Promise.all([startI18n('id'), import('./dialog-panel')]));
const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id || this.tagName);
  };
  // jsdom has no layout, so every element would count as hidden.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(() => document.body);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const enter = (options: object = {}) => fireEvent.keyDown(document.activeElement!, { key: 'Enter', ...options });

it('goes from field to field by Enter, past what nobody sees', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onKeyDown={enterToNext} onSubmit={onSubmit}>
      <input aria-label="Nama" autoFocus />
      <input type="radio" aria-hidden="true" tabIndex={-1} />
      <select aria-label="Penjamin" />
      <input aria-label="Nomor" />
    </form>,
  );
  enter();
  expect(focused()).toBe('Penjamin');
  enter();
  expect(focused()).toBe('Nomor');
  enter({ ctrlKey: true });
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('leads to the first of what is wrong, in sight', async () => {
  const { container } = render(
    <div>
      <Field label="Nama">
        <Input aria-label="Nama" />
      </Field>
      <FieldGroup legend="Hari" error="Pilih satu.">
        <button type="button">Senin</button>
      </FieldGroup>
      <Field label="Jam" error="Harus diisi.">
        <Input aria-label="Jam" />
      </Field>
    </div>,
  );
  focusInvalid(container);
  await expect.poll(focused).toBe('Senin');
  expect(scrolled.mock.calls).toEqual([['FIELDSET']]);
});

function Question({ danger, onConfirm }: { danger: boolean; onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Tanya
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        description="Sungguh?"
        confirmLabel="Lanjutkan"
        danger={danger}
        onConfirm={onConfirm}
      />
    </>
  );
}
it.each([
  [false, 'Lanjutkan'],
  [true, 'Batal'],
])(
  'a question that destroys (%s) starts on %s; Escape asks nothing more, and the focus comes back',
  async (danger, first) => {
    const onConfirm = vi.fn();
    render(<Question danger={danger} onConfirm={onConfirm} />);
    const button = screen.getByRole('button', { name: 'Tanya' });
    act(() => button.focus());
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await expect.poll(focused).toBe(first);
    expect(screen.getByRole('button', { name: 'Tutup' }).tabIndex).toBe(-1);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await expect.poll(() => document.activeElement).toBe(button);
    expect(onConfirm).not.toHaveBeenCalled();
  },
);

function Row({ gone }: { gone: boolean }) {
  return (
    <main tabIndex={-1}>
      <section>
        {!gone && <button type="button">Hadir</button>}
        <div>
          <button type="button" aria-disabled>
            Menunggu
          </button>
          {gone && <button type="button">Panggil</button>}
        </div>
      </section>
    </main>
  );
}
it('goes on to what is next when a command has taken its button away', async () => {
  const { rerender } = render(<Row gone={false} />);
  act(() => screen.getByText('Hadir').focus());
  const focus = keepFocus();
  focus.done();
  rerender(<Row gone />);
  await expect.poll(focused).toBe('Panggil');
});

it('leaves it to what comes instead of the whole card', async () => {
  const card = (name: string) => (
    <main tabIndex={-1}>
      <button type="button">Kembali</button>
      <section key={name}>
        <button type="button">{name}</button>
      </section>
    </main>
  );
  const { rerender } = render(card('Ambil nomor'));
  act(() => screen.getByText('Ambil nomor').focus());
  const focus = keepFocus();
  rerender(card('Pasien berikutnya'));
  focus.done();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

it('does not lead past the menu when what is gone stood beside the page', () => {
  const frame = (entry: boolean) => (
    <div>
      <a href="#main">Langsung ke isi</a>
      {entry && <button type="button">Audit</button>}
      <main tabIndex={-1} />
    </div>
  );
  const { rerender } = render(frame(true));
  const next = nextFocus(screen.getByText('Audit'));
  rerender(frame(false));
  expect(next()).toBeNull();
});

it('leaves the focus to whoever has gone on meanwhile', async () => {
  const { rerender } = render(<Row gone={false} />);
  act(() => screen.getByText('Hadir').focus());
  const focus = keepFocus();
  act(() => screen.getByText('Menunggu').focus());
  rerender(<Row gone />);
  focus.done();
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('Menunggu');
});
