import { moduleOf } from '../kernel/module.js';
import { declaredNotices } from '../notices.gen.js';
import { noticeViewOf } from './notice-view.js';

export const noticeModule = moduleOf('notice', { views: [noticeViewOf(declaredNotices)] });
