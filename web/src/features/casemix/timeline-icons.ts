import { FileBadge, FileCheck2 } from 'lucide-react';

/** Icons of its events on a time line, by module. */
export const timelineIcons = { claim: FileCheck2, eligibility: FileBadge };
