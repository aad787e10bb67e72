import '@/index.css';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@/app/query-client';
import { startSession } from '@/api/session';
import { startI18n } from '@/i18n/i18n';
import { DisplayApp } from './display-app';

startSession();
const queries = createQueryClient();

void startI18n().then(() => {
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={queries}>
      <DisplayApp />
    </QueryClientProvider>,
  );
});
