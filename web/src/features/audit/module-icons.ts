import type { LucideIcon } from 'lucide-react';

const found = import.meta.glob<{ timelineIcons: Record<string, LucideIcon> }>('../*/timeline-icons.ts', {
  eager: true,
});

/** The picture of a module on a time line, as a feature brings it; one without has the clock's. */
export const moduleIcons: Record<string, LucideIcon> = Object.assign(
  {},
  ...Object.values(found).map(feature => feature.timelineIcons),
) as Record<string, LucideIcon>;
