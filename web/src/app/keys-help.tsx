import { atom, useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Kbd } from '@/ui/card';
import { Dialog } from '@/ui/dialog';
import { keyHelpAtom, useKeys, type KeyHelp } from '@/ui/use-keys';

/** Whether the list of keys is open. */
export const keysOpenAtom = atom(false);

/** `?` lists the keys that work now. */
export function KeysHelp() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useAtom(keysOpenAtom);
  const keys = useAtomValue(keyHelpAtom);
  useKeys('shift+slash', t('keys.help'), () => setOpen(true), { everywhere: true });
  const fixed: KeyHelp[] = [
    { keys: 'enter', label: t('keys.nextField'), everywhere: true },
    { keys: 'up/down', label: t('keys.walkRows'), everywhere: true },
    { keys: 'esc', label: t('keys.close'), everywhere: true },
  ];
  const here = keys.filter((key) => !key.everywhere);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('keys.title')} size="sm">
      {here.length > 0 && <KeyList title={t('keys.groupHere')} keys={here} />}
      <KeyList title={t('keys.groupEverywhere')} keys={[...keys.filter((key) => key.everywhere), ...fixed]} />
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: readonly KeyHelp[] }) {
  return (
    <section className="pb-3">
      <h3 className="pb-1 text-xs text-muted-foreground">{title}</h3>
      <dl>
        {keys.map((key) => (
          <div key={key.keys} className="flex h-row items-center justify-between border-b last:border-0">
            <dt>{key.label}</dt>
            <dd className="flex gap-1">{keyNames(key.keys).map((name) => <Kbd key={name}>{name}</Kbd>)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const names: Record<string, string> = { 'shift+slash': '?', ctrl: 'Ctrl', mod: 'Ctrl', alt: 'Alt', shift: 'Shift', enter: 'Enter', esc: 'Esc', up: '↑', down: '↓', slash: '/' };

/** `ctrl+k` → Ctrl, K. */
export function keyNames(keys: string): string[] {
  const first = keys.split(',')[0]!.trim();
  if (names[first]) return [names[first]];
  return first.split(/[+/]/).map((part) => names[part] ?? part.toUpperCase());
}
