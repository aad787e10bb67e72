import type { Culture } from '@alur/contracts/laboratory/microbiology';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn';
import { orErased } from '@/ui/or-erased';

const tones = { S: 'text-success-text', I: 'text-warning-text', R: 'text-danger-text' } as const;

/** The antibiotics that were tested, organism by organism. */
export function Sensitivities({ culture }: { culture: Culture }) {
  const { t } = useTranslation('enums');
  return culture.isolates
    .filter(({ sensitivities }) => sensitivities.length > 0)
    .map(({ organism, sensitivities }, index) => (
      <div key={index} className="text-xs">
        <span className="font-medium">{orErased(organism)}</span>
        <ul className="flex flex-wrap gap-x-3">
          {sensitivities.map(({ antibiotic, measured, interpretation }) => (
            <li key={antibiotic}>
              {antibiotic}{' '}
              <abbr
                title={t(`susceptibility.${interpretation}`)}
                className={cn('font-semibold no-underline', tones[interpretation])}
              >
                {interpretation}
              </abbr>
              {measured && <span className="text-muted-foreground"> ({measured})</span>}
            </li>
          ))}
        </ul>
      </div>
    ));
}
