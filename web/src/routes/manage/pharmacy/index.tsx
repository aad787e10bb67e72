import { createFileRoute } from '@tanstack/react-router';

/** The list alone, which the frame around it draws. */
export const Route = createFileRoute('/manage/pharmacy/')({});
