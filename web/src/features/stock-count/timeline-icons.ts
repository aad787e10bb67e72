import { ClipboardCheck } from 'lucide-react';

/** Icons of its events on a time line, by module. */
export const timelineIcons = { 'stock-count': ClipboardCheck };
