import '@/index.css';
import { createRoot } from 'react-dom/client';
import { startSession } from '@/api/session';
import { detectLocale } from '@/i18n/locale';
import { DisplayApp } from './display-app';

document.documentElement.lang = detectLocale();
// A screen that is signed in as a person keeps that session refreshed.
startSession();
createRoot(document.getElementById('root')!).render(<DisplayApp />);
