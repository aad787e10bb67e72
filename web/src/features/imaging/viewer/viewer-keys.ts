import { useTranslation } from 'react-i18next';
import { useKeys } from '@/ui/use-keys';
import type { Staged } from './use-stage';
import type { useMeasures } from './use-measures';
import type { Tool } from './use-pointer';
import { draggedBy } from './window';

const WINDOW_STEP = 10;
const PAN_STEP = 20;

/** A list or a slider needs the arrows itself. */
const isNeeded = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('select, input, [role=menu]') !== null;

const moves = { repeats: true, unless: isNeeded };

interface Given {
  staged: Staged;
  tool: Tool;
  onTool: (tool: Tool) => void;
  measures: ReturnType<typeof useMeasures>;
  onSeries: (by: number) => void;
}

/** An arrow with Shift changes the window, with Alt and Shift it moves the image; alone it moves the cross that measures. */
function useArrow({ staged: { stage }, tool, measures }: Given, arrow: string, across: number, down: number): void {
  const { t } = useTranslation('imaging');
  const isMeasuring = tool === 'measure';
  const change = () => {
    if (stage?.window) stage.setWindow(draggedBy(stage.window, across * WINDOW_STEP, down * WINDOW_STEP));
  };
  const far = () => measures.moveCross(across, down, true);
  useKeys(`shift+${arrow}`, t(isMeasuring ? 'key.crossFar' : 'key.window'), isMeasuring ? far : change, moves);
  useKeys(`alt+shift+${arrow}`, t('key.pan'), () => stage?.panBy(across * PAN_STEP, down * PAN_STEP), moves);
  const near = { ...moves, enabled: isMeasuring };
  useKeys(arrow, t('key.cross'), () => measures.moveCross(across, down, false), near);
}

/** Everything by keyboard: images, series, window, place, size, tools, and measuring with a cross. */
export function useViewerKeys(given: Given): void {
  const { t } = useTranslation('imaging');
  const { tool, onTool, measures, onSeries } = given;
  const { stage, at, go } = given.staged;
  const isMeasuring = tool === 'measure';
  const scroll = (by: number) => go(at + by);
  useKeys('up, left', t('key.previous'), () => scroll(-1), { ...moves, enabled: !isMeasuring });
  useKeys('down, right', t('key.next'), () => scroll(1), { ...moves, enabled: !isMeasuring });
  useKeys('pageup', t('key.previousSeries'), () => onSeries(-1), { unless: isNeeded });
  useKeys('pagedown', t('key.nextSeries'), () => onSeries(1), { unless: isNeeded });
  useArrow(given, 'left', -1, 0);
  useArrow(given, 'right', 1, 0);
  useArrow(given, 'up', 0, -1);
  useArrow(given, 'down', 0, 1);
  useKeys('enter', t('key.point'), measures.press, {
    enabled: isMeasuring,
    unless: ({ target }) => target instanceof HTMLElement && target.closest('button, a, select, input') !== null,
  });
  useKeys('escape', t('key.stop'), measures.stop, { enabled: isMeasuring });
  useKeys('equal, shift+equal', t('key.larger'), () => stage?.zoomBy(1.2), moves);
  useKeys('minus', t('key.smaller'), () => stage?.zoomBy(1 / 1.2), moves);
  useKeys('w', t('tool.window'), () => onTool('window'), { unless: isNeeded });
  useKeys('g', t('tool.scroll'), () => onTool('scroll'), { unless: isNeeded });
  useKeys('p', t('tool.pan'), () => onTool('pan'), { unless: isNeeded });
  useKeys('z', t('tool.zoom'), () => onTool('zoom'), { unless: isNeeded });
  useKeys('m', t('tool.measure'), () => onTool('measure'), { unless: isNeeded });
  useKeys('i', t('invert'), () => stage?.invert(), { unless: isNeeded });
  useKeys('r', t('reset'), () => stage?.reset(), { unless: isNeeded });
}
