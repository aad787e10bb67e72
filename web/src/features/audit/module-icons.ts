import type { LucideIcon } from 'lucide-react';

const found = import.meta.glob<{ timelineIcons: Record<string, LucideIcon> }>('../*/timeline-icons.ts', {
  eager: true,
});

/** The icon of a module on a time line, which its feature declares; the default is a clock. */
export const moduleIcons: Record<string, LucideIcon> = Object.assign(
  {},
  ...Object.values(found).map(feature => feature.timelineIcons),
) as Record<string, LucideIcon>;
