import { ArrowLeft } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import { Button } from './button';
import { usePageTitle } from './page-title';
import { useKeys } from './use-keys';

/** Whether the content stands beside a list, whose page has the head. */
export const InDetail = createContext(false);

/** The page from which one came. */
export interface Back {
  label: string;
  onBack: () => void;
}

export interface PageHeadProps {
  title: ReactNode;
  /** The browser tab's title, where it is not the page's: a patient's name must not be shown there. */
  place?: string;
  back?: Back;
  /** Additional marks. */
  meta?: ReactNode;
  /** The status and then the actions; the primary one comes last. */
  actions?: ReactNode;
}

/** The head of every page. On a phone the marks stand below the title. */
export function PageHead({ title, place, back, meta, actions }: PageHeadProps) {
  const Title = use(InDetail) ? 'h2' : 'h1';
  usePageTitle(place ?? (typeof title === 'string' ? title : ''));
  return (
    <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 max-md:pb-2">
      <div className="flex min-w-0 items-center gap-1 max-md:min-w-28 max-md:flex-1">
        {back && <BackButton {...back} />}
        <Title className="min-w-0 text-lg leading-6 font-semibold [overflow-wrap:anywhere]">{title}</Title>
      </div>
      {meta ? (
        <div className="min-w-0 flex-1 text-muted-foreground max-md:order-last max-md:basis-full">{meta}</div>
      ) : (
        <div className="flex-1 max-md:hidden" />
      )}
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

/** The back button; Alt+← presses it wherever the focus is. */
export function BackButton({ label, onBack }: Back) {
  useKeys('alt+left', label, onBack);
  return (
    <Button variant="ghost" size="icon" className="-ml-2" aria-label={label} onClick={onBack}>
      <ArrowLeft aria-hidden />
    </Button>
  );
}
