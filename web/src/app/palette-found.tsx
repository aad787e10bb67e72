import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import { useLocale } from '@/i18n/use-locale';
import { useDebounced } from '@/ui/use-debounced';
import { recentAtom, type Finder, type Found } from './finder';

const finders = Object.values(
  import.meta.glob<Finder>('../features/*/finder.ts', { eager: true, import: 'finder' }),
).toSorted((one, other) => one.order - other.order);

/** A single letter may be a slip of the finger; the search begins with this many. */
const ENOUGH = 2;
const MOST_RECENT = 6;

/**
 * Finds patients, bills and medicines by what was typed, as far as the person may see them; before anything is typed it
 * offers those opened lately.
 */
export function PaletteFound({ typed, heading, onClose }: { typed: string; heading: string; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const can = useCan();
  const locale = useLocale();
  const navigate = useNavigate();
  const merchantId = useAtomValue(currentMerchantAtom);
  const userId = useAtomValue(sessionAtom)?.user.id;
  const of = `${userId} ${merchantId}`;
  const [recent, setRecent] = useAtom(recentAtom);
  const known = recent.of === of ? recent.found : [];
  const text = useDebounced(typed.trim(), 200);
  const isAsked = merchantId !== null && typed.trim().length >= ENOUGH;
  // While the next letter waits to be searched for, the results of the letters before are not offered.
  const isEnough = isAsked && text === typed.trim();
  const open = finders.filter(({ right }) => can(right));
  const answers = useQueries({
    queries: open.map(({ place, find }) => ({
      queryKey: ['found', merchantId, place, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(text, { signal, key: place }),
      enabled: isEnough,
      staleTime: 10_000,
    })),
  });
  const take = (finder: Finder, found: Found) => {
    const others = known.filter(each => each.finder !== finder || each.id !== found.id);
    setRecent({ of, found: [{ ...found, finder }, ...others].slice(0, MOST_RECENT) });
    onClose();
    void navigate(found.go as never);
  };
  const item = (finder: Finder, found: Found) => (
    <Command.Item
      key={found.id}
      // The server's results match by definition, so the palette's own filter is given the typed text to find.
      value={`${typed} ${finder.place} ${found.id}`}
      onSelect={() => take(finder, found)}
      className="flex min-h-row items-center gap-2.5 rounded-sm px-2 data-[selected=true]:bg-muted [&_svg]:size-4 [&_svg]:text-muted-foreground"
    >
      <finder.icon aria-hidden strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate">{found.label}</span>
      <span className="tabular text-xs text-muted-foreground">{found.detail}</span>
    </Command.Item>
  );
  if (typed.trim() === '')
    return known.length === 0 ? null : (
      <Command.Group heading={t('palette.recent')} className={heading}>
        {known.filter(({ finder }) => can(finder.right)).map(found => item(found.finder, found))}
      </Command.Group>
    );
  const state = answers.some(({ isError }) => isError)
    ? t('palette.failed')
    : isAsked && answers.some(({ isPending }) => isPending)
      ? t('palette.searching')
      : null;
  return (
    <>
      {open.map((finder, at) => {
        const found = (isEnough && answers[at]?.data) || [];
        return found.length === 0 ? null : (
          <Command.Group key={finder.place} heading={finder.word[locale]} className={heading}>
            {found.map(one => item(finder, one))}
          </Command.Group>
        );
      })}
      {state ? (
        <p role="status" className="px-2 py-3 text-muted-foreground">
          {state}
        </p>
      ) : (
        answers.every(({ data }) => !data?.length) && (
          <Command.Empty className="px-2 py-6 text-center text-muted-foreground">{t('palette.empty')}</Command.Empty>
        )
      )}
    </>
  );
}
