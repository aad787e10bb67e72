import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('/src/features/**/*.tsx', { query: '?raw', import: 'default', eager: true });

const [page = ''] = Object.values(
  import.meta.glob<string>('/src/routes/manage/settings/index.tsx', { query: '?raw', import: 'default', eager: true }),
);

/** Whether a screen, or a part of it in its own folder, shows the history of changes. */
function tells(path: string, seen = new Set<string>()): boolean {
  const source = sources[`${path}.tsx`];
  if (source === undefined || seen.has(path)) return false;
  seen.add(path);
  if (/<(HistoryButton|SettingHistory)\b/.test(source)) return true;
  const folder = path.slice(0, path.lastIndexOf('/'));
  return [...source.matchAll(/from '\.\/([\w-]+)'/g)].some(([, part]) => tells(`${folder}/${part}`, seen));
}

/** They show no setting: work, whose rows say what became of it, and an address that nobody chooses. */
const NO_SETTING = ['satusehat/submission-board', 'mobile-jkn/inbound-address'];
/** The settings' screens, besides the catalogues, which share one screen. */
const screens = [...page.matchAll(/import\('@\/features\/([\w/-]+)'\)/g)]
  .map(([, path]) => path ?? '')
  .filter(path => !NO_SETTING.includes(path));

it('goes over all of them', () => {
  expect(screens.length).toBeGreaterThanOrEqual(8);
});

it.each([...screens, 'catalogue/catalogue-screen'])('%s says who changed it', path => {
  expect(tells(`/src/features/${path}`)).toBe(true);
});
