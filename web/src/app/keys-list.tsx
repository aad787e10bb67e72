import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Kbd } from '@/ui/card';
import { Dialog } from '@/ui/dialog';
import { keyHelpAtom, type KeyHelp } from '@/ui/use-keys';

/** The list of keys. It is the default export because it is loaded lazily. */
export default function KeysList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const keys = useAtomValue(keyHelpAtom);
  const fixed: KeyHelp[] = [
    { keys: 'enter', label: t('keys.nextField'), everywhere: true },
    { keys: 'up/down', label: t('keys.walkRows'), everywhere: true },
    { keys: 'esc', label: t('keys.close'), everywhere: true },
  ];
  const here = keys.filter(key => !key.everywhere);
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')} size="sm">
      {here.length > 0 && <KeyList title={t('keys.groupHere')} keys={here} />}
      <KeyList title={t('keys.groupEverywhere')} keys={[...keys.filter(key => key.everywhere), ...fixed]} />
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: readonly KeyHelp[] }) {
  return (
    <section className="pb-3">
      <h3 className="pb-1 text-xs text-muted-foreground">{title}</h3>
      <dl>
        {keys.map(key => (
          <div key={key.keys} className="flex h-row items-center justify-between border-b last:border-0">
            <dt>{key.label}</dt>
            <dd className="flex gap-1">
              {keyNames(key.keys).map(name => (
                <Kbd key={name} read>
                  {name}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const names: Record<string, string> = {
  'shift+slash': '?',
  ctrl: 'Ctrl',
  mod: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  esc: 'Esc',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  space: '␣',
  minus: '−',
  equal: '+',
  home: 'Home',
  end: 'End',
  slash: '/',
};

/** `ctrl+k` → Ctrl, K. */
export function keyNames(keys: string): string[] {
  const first = keys.split(',')[0]!.trim();
  if (names[first]) return [names[first]];
  return first.split(/[+/]/).map(part => names[part] ?? part.toUpperCase());
}
