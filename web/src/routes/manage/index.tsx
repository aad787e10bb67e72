import { createFileRoute, Navigate } from '@tanstack/react-router';
import { HomeScreen } from '@/app/home-screen';
import { useMenu } from '@/app/use-menu';

/** Leads to the dashboard, or for whom it is not open, to their first menu. */
export const Route = createFileRoute('/manage/')({ component: ManageIndex });

function ManageIndex() {
  const first = useMenu('manage', false)[0]?.entries[0];
  return first ? <Navigate to={first.path} replace /> : <HomeScreen />;
}
