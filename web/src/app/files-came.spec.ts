import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesAtRest, filesCame } from './files-came';

const answers = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
  answers.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const file = (status = 200) => Promise.resolve(new Response('export {}', { status }));

it('asks again when the line is back, at once', async () => {
  answers.mockImplementationOnce(cut).mockImplementation(() => file());
  let here = false;
  void filesCame(['/a.js']).then(() => (here = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(here).toBe(false);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(here).toBe(true);
});

it('asks again in a while where nobody says that the line is back', async () => {
  answers
    .mockImplementationOnce(cut)
    .mockImplementationOnce(() => file(503))
    .mockImplementation(() => file());
  const coming = filesCame(['/b.js']);
  await vi.advanceTimersByTimeAsync(4000);
  await coming;
  expect(answers).toHaveBeenCalledTimes(3);
});

it('asks for a file once, and not for one that is gone', async () => {
  answers.mockImplementation(() => file(404));
  await Promise.all([filesCame(['/c.js', '/d.js']), filesCame(['/c.js'])]);
  await filesCame(['/d.js']);
  expect(answers).toHaveBeenCalledTimes(2);
});

it('is at rest when nothing more has been wanted for a while', async () => {
  let answer: (response: Response) => void = () => {};
  answers.mockImplementation(() => new Promise(resolve => (answer = resolve)));
  let rests = false;
  const coming = filesCame(['/e.js']);
  void filesAtRest(1000).then(() => (rests = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(rests).toBe(false);
  answer(new Response(''));
  await coming;
  await vi.advanceTimersByTimeAsync(2000);
  expect(rests).toBe(true);
});

describe('of a device that was here before', () => {
  const keys = vi.fn<() => Promise<{ url: string }[]>>();
  const open = vi.fn<(name: string) => Promise<unknown>>();
  const cameOf = async (controller: object | null) => {
    document.head.innerHTML = '<meta name="build" content="b1" />';
    vi.stubGlobal('caches', {
      keys: async () => ['alur-files-b0', 'alur-files-b1'],
      open: open.mockImplementation(async () => ({ keys })),
    });
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller } });
    vi.resetModules();
    return (await import('./files-came')).filesCame;
  };

  it('a file that its worker has is asked for by the import alone', async () => {
    keys.mockResolvedValue([{ url: 'https://klinik.id/assets/h.js' }]);
    answers.mockImplementation(() => file());
    const came = await cameOf({});
    await came(['/assets/h.js', '/assets/i.js']);
    expect(open).toHaveBeenCalledWith('alur-files-b1');
    expect(answers.mock.calls).toEqual([['/assets/i.js']]);
  });

  it('every file is asked for where no worker answers, or its store cannot be read', async () => {
    keys.mockRejectedValue(new Error('SecurityError'));
    answers.mockImplementation(() => file());
    for (const controller of [null, {}]) await (await cameOf(controller))(['/assets/h.js']);
    expect(answers).toHaveBeenCalledTimes(2);
  });
});
