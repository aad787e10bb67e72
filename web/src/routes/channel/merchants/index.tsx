import { createFileRoute } from '@tanstack/react-router';
import { FacilityChoice } from '@/app/facility-choice';

export const Route = createFileRoute('/channel/merchants/')({ component: FacilityChoice });
