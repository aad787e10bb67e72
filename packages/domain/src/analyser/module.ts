import { analyserResults } from '@alur/contracts/analyser/rows';
import { moduleOf } from '../kernel/module.js';
import { analyserActs } from './acts/results.js';
import { analyserResult } from './analyser-result.js';
import { analyserMappingEvents, analyserResultEvents } from './events.js';
import { analyserMapping } from './mapping.js';
import { analyserMappingView, analyserResultView } from './views.js';

export const analyserModule = moduleOf('analyser', {
  events: { ...analyserResultEvents, ...analyserMappingEvents },
  aggregates: [analyserResult, analyserMapping],
  acts: analyserActs,
  views: [analyserResultView, analyserMappingView],
  lists: [analyserResults],
});
