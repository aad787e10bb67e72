import { createFileRoute } from '@tanstack/react-router';
import { PasswordScreen } from '@/app/password-screen';

export const Route = createFileRoute('/password')({ component: PasswordScreen });
