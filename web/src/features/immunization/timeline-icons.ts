import { ShieldPlus } from 'lucide-react';

/** Icons of its events on a time line, by module. */
export const timelineIcons = { immunization: ShieldPlus };
