import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';

export interface OvertakenProps {
  text: string;
  /** What the other person saved. */
  theirs: ReactNode;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody else saved meanwhile what is being edited: the person says which of the two versions wins. */
export function Overtaken({ text, theirs, onTake, onKeep }: OvertakenProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-md bg-warning-soft px-3 py-2">
      <TriangleAlert aria-hidden className="size-4 text-warning-text" />
      <p className="min-w-64 flex-1 text-warning-text">{text}</p>
      <div className="basis-full rounded-sm bg-background px-2 py-1">{theirs}</div>
      <Button size="sm" onClick={onTake}>
        {t('takeTheirs')}
      </Button>
      <Button size="sm" onClick={onKeep}>
        {t('keepMine')}
      </Button>
    </div>
  );
}

/** The same for a form of which both have edited the same fields: it shows what the other person saved in each. */
export function OvertakenFields({
  fields,
  ...rest
}: Omit<OvertakenProps, 'theirs'> & { fields: readonly { label: string; words: string }[] }) {
  return (
    <Overtaken
      {...rest}
      theirs={
        <dl>
          {fields.map(({ label, words }) => (
            <div key={label} className="py-0.5">
              <dt className="text-xs text-muted-foreground">{label}</dt>
              <dd className="whitespace-pre-line">{words || '–'}</dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}
