import { Cable } from 'lucide-react';

/** The pictures of its events on a time line, by module. */
export const timelineIcons = { 'invasive-device': Cable };
