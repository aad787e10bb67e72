import { CalendarCheck2 } from 'lucide-react';

/** Icons of its events on a time line, by module. */
export const timelineIcons = { control_letter: CalendarCheck2 };
