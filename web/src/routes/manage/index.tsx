import { createFileRoute, redirect } from '@tanstack/react-router';
import { can } from '@/access/access-store';
import { HomeScreen } from '@/app/home-screen';
import { mayOpen, menuOf } from '@/app/menu';

/**
 * Leads to the dashboard, or for whom it is not open, to their first menu. Before anything is shown: a screen that leads
 * on would do so again when rights come, over a menu that was clicked meanwhile.
 */
export const Route = createFileRoute('/manage/')({
  beforeLoad: () => {
    const first = menuOf('manage', entry => mayOpen(entry, can))[0]?.entries[0];
    if (first) throw redirect({ to: first.path, replace: true });
  },
  component: HomeScreen,
});
