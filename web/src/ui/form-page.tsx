import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FormPart {
  key: string;
  title: string;
  hint?: string;
  /** Drawn left of the fields: a photo. */
  aside?: ReactNode;
  /** The fields; the first field of the first part has the focus. */
  content: ReactNode;
}

/**
 * The layout of a long form: an index at the side, the parts (in two columns in a wide window), and a sticky footer.
 */
export function FormPage({ parts, foot }: { parts: FormPart[]; foot: ReactNode }) {
  const { t } = useTranslation('ui');
  const list = useRef<HTMLDivElement>(null);
  const goTo = (key: string) => {
    const part = list.current?.querySelector(`[data-part="${key}"]`);
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>('input:not([aria-hidden=true]), select, button, textarea')?.focus();
  };
  return (
    <>
      <div className="flex flex-1 gap-6">
        <nav aria-label={t('parts')} className="sticky top-0 hidden w-40 shrink-0 self-start pt-1 lg:block">
          <ul>
            {parts.map(({ key, title }) => (
              <li key={key}>
                <button
                  type="button"
                  className="min-h-8 w-full rounded-md px-2 text-left text-muted-foreground hover:bg-muted hover:text-foreground"
                  onClick={() => goTo(key)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={list} className="grid min-w-0 flex-1 content-start items-start gap-x-4 gap-y-5 pb-6 wide:grid-cols-2">
          {parts.map(({ key, ...part }) => (
            <Part key={key} {...part} name={key} />
          ))}
        </div>
      </div>
      <div className="sticky -bottom-4 z-10 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t bg-background px-4 py-3">
        {foot}
      </div>
    </>
  );
}

function Part({ name, title, hint, aside, content }: Omit<FormPart, 'key'> & { name: string }) {
  return (
    <fieldset data-part={name} className="@container min-w-0 scroll-mt-4">
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1.5">
        <p aria-hidden className="font-semibold">
          {title}
        </p>
        {hint && <p className="text-xs text-muted-foreground">{hint}</p>}
      </div>
      <div className="flex flex-col gap-4 rounded-lg border bg-raised p-4 @3xl:flex-row">
        {aside && <div className="flex shrink-0 flex-col items-start gap-2 @3xl:w-44">{aside}</div>}
        <div className="grid min-w-0 flex-1 items-start gap-x-4 gap-y-3 @xl:grid-cols-2 @4xl:grid-cols-3">
          {content}
        </div>
      </div>
    </fieldset>
  );
}
