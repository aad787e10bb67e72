import { createFileRoute, redirect } from '@tanstack/react-router';
import { can } from '@/access/access-store';
import { HomeScreen } from '@/app/home-screen';
import { manageMenu, permitted } from '@/app/menu';

/**
 * Leads to the dashboard, or for whom it is not open, to their first menu. Before anything is shown: a screen that leads
 * on would do so again when rights come, over a menu that was clicked meanwhile.
 */
export const Route = createFileRoute('/manage/')({
  beforeLoad: ({ context }) => {
    const first = permitted(manageMenu, context.hasPage, can)[0]?.entries[0];
    if (first) throw redirect({ to: first.path, replace: true });
  },
  component: HomeScreen,
});
