import { createFileRoute } from '@tanstack/react-router';
import { HeldAnywhere } from '@/features/process/held-anywhere';

export const Route = createFileRoute('/channel/processes')({ component: HeldAnywhere });
