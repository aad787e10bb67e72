import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compiledAtOnce } from './compiled-at-once';

const chunk = (name: string, moduleId: string, code: string) => ({ type: 'chunk', name, moduleIds: [moduleId], code });

it('stands at the very top of the files that every page begins with, and of no others', () => {
  const bundle = {
    page: chunk('page', '/web/src/ui/button.tsx', 'const __vite__mapDeps=[];'),
    react: chunk('react', '/node_modules/react/index.js', 'react()'),
    screen: chunk('cashier', '/web/src/features/transaction/cashier-board.tsx', 'screen()'),
    chart: chunk('BarChart', '/node_modules/recharts/index.js', 'chart()'),
  };
  const { generateBundle } = compiledAtOnce();
  const { handler } = generateBundle as unknown as { handler: (_: null, bundle: object) => void };
  handler(null, bundle as unknown as Rolldown.OutputBundle);
  expect(bundle.page.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(bundle.react.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(bundle.screen.code).toBe('screen()');
  expect(bundle.chart.code).toBe('chart()');
});
