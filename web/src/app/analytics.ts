import { runtimeConfig } from './runtime-config';

/** Loads the analytics tag's script, only where the installation names one (SPEC 7). */
export function startAnalytics(): void {
  const { analyticsScript } = runtimeConfig();
  if (analyticsScript === null) return;
  const script = document.createElement('script');
  script.src = analyticsScript;
  script.async = true;
  document.head.append(script);
}
