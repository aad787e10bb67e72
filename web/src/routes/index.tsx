import { createFileRoute } from '@tanstack/react-router';
import { guardEntry } from '@/app/guards';
import { LoginScreen } from '@/app/login-screen';

export const Route = createFileRoute('/')({ beforeLoad: guardEntry, component: LoginScreen });
