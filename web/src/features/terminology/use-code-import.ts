import {
  addCodes,
  beginCodeImport,
  cancelCodeImport,
  CODES_AT_ONCE,
  finishCodeImport,
  type CodeSystem,
  type ImportedCode,
} from '@alur/contracts/terminology/commands';
import { useRef, useState } from 'react';
import { useCommand } from '@/api/use-command';

type Ended = 'finished' | 'stopped' | 'failed';

/** Sends the codes in parts. It can be stopped between them, and the parts that were sent remain imported. */
export function useCodeImport() {
  const begin = useCommand(beginCodeImport);
  const add = useCommand(addCodes);
  const finish = useCommand(finishCodeImport);
  const cancel = useCommand(cancelCodeImport);
  const wantsStop = useRef(false);
  const [done, setDone] = useState(0);
  const [state, setState] = useState<'idle' | 'running' | Ended>('idle');

  const send = async (system: CodeSystem, version: string, codes: readonly ImportedCode[]): Promise<Ended> => {
    const begun = await begin.run({ body: { system, version, total: codes.length } });
    if (!begun.ok) return 'failed';
    const { id } = begun.data;
    for (let at = 0; at < codes.length; at += CODES_AT_ONCE) {
      const part = codes.slice(at, at + CODES_AT_ONCE);
      if (wantsStop.current || !(await add.run({ id, body: { codes: part } })).ok) {
        await cancel.run({ id });
        return wantsStop.current ? 'stopped' : 'failed';
      }
      setDone(at + part.length);
    }
    return (await finish.run({ id })).ok ? 'finished' : 'failed';
  };
  return {
    done,
    state,
    stop: () => {
      wantsStop.current = true;
    },
    start: async (...given: Parameters<typeof send>): Promise<void> => {
      wantsStop.current = false;
      setDone(0);
      setState('running');
      setState(await send(...given));
    },
  };
}
