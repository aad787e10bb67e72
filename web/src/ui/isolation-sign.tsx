import type { IsolationPrecaution } from '@alur/contracts/stay/commands';
import { Droplets, Hand, Shield, Wind, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';

const icons: Record<IsolationPrecaution, LucideIcon> = {
  contact: Hand,
  droplet: Droplets,
  airborne: Wind,
  protective: Shield,
};

/** The sign at the door of an isolated patient: against what one protects oneself, or her. */
export function IsolationSign({ precaution, className }: { precaution: IsolationPrecaution; className?: string }) {
  const { t } = useTranslation('enums');
  const Icon = icons[precaution];
  return (
    <span className={cn('inline-flex items-center gap-1 whitespace-nowrap font-medium', className)}>
      <Icon aria-hidden className="size-[1.15em] shrink-0" />
      {t(`isolationPrecaution.${precaution}`)}
    </span>
  );
}
