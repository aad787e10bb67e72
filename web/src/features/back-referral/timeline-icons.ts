import { Undo2 } from 'lucide-react';

/** Icons of its events on a time line, by module. */
export const timelineIcons = { back_referral: Undo2 };
