import { formatNumber } from '@/ui/format';

const KILO = 1024;

/** As people read a file's size. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILO));
  return kilobytes < KILO ? `${formatNumber(kilobytes)} KB` : `${formatNumber(Math.round(kilobytes / KILO))} MB`;
}
