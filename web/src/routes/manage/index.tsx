import { createFileRoute, redirect } from '@tanstack/react-router';
import { can } from '@/access/access-store';
import { HomeScreen } from '@/app/home-screen';
import { isHome, mayOpen, menuOf } from '@/app/menu';

/**
 * Redirects to the dashboard, or where she may not see it to the first menu in which the person works. This happens before anything is
 * shown: a component would redirect again when rights arrive, and override a menu that was clicked meanwhile.
 */
export const Route = createFileRoute('/manage/')({
  beforeLoad: () => {
    const [home] = menuOf('manage', entry => isHome(entry, can)).concat(menuOf('manage', entry => mayOpen(entry, can)));
    const first = home?.entries[0];
    if (first) throw redirect({ to: first.path, replace: true });
  },
  component: HomeScreen,
});
