import { createFileRoute, redirect } from '@tanstack/react-router';
import { can } from '@/access/access-store';
import { HomeScreen } from '@/app/home-screen';
import { mayOpen, menuOf } from '@/app/menu';

/**
 * Redirects to the dashboard, or to the person's first menu where she may not see it. This happens before anything is
 * shown: a component would redirect again when rights arrive, and override a menu that was clicked meanwhile.
 */
export const Route = createFileRoute('/manage/')({
  beforeLoad: () => {
    const first = menuOf('manage', entry => mayOpen(entry, can))[0]?.entries[0];
    if (first) throw redirect({ to: first.path, replace: true });
  },
  component: HomeScreen,
});
