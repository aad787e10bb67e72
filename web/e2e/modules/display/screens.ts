import { showBoard } from '../../harness/board.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = () => [
  { name: 'display-pair', role: null, path: '/display', kind: 'display', vital: true },
  { name: 'display', role: 'display', path: '/display', kind: 'display', open: showBoard },
];
