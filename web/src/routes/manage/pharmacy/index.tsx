import { createFileRoute } from '@tanstack/react-router';

/** The list without a chosen prescription; the parent route draws it. */
export const Route = createFileRoute('/manage/pharmacy/')({});
