import { addInstances, MOST_FILES, receiveStudy, type Discrepancy } from '@alur/contracts/imaging/commands';
import type { RefusedFile, UploadAnswer, UploadedImage } from '@alur/contracts/imaging/header';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { uploadFiles } from '@/api/upload';
import { useCommand } from '@/api/use-command';
import { unpacked } from './unpacked';
import type { OrderOfImages } from './order-of-images';

/** What a step waits for, or how it ended. */
export interface Sent {
  attached: number;
  refused: readonly RefusedFile[];
}

/** A question about files that say something else than the order. */
export interface Asked {
  error: ApiError;
  answer: (isAccepted: boolean) => void;
}

const groupsOf = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));

const byStudy = (images: readonly UploadedImage[]): UploadedImage[][] =>
  [...new Set(images.map(({ studyInstanceUid }) => studyInstanceUid))].map(uid =>
    images.filter(({ studyInstanceUid }) => studyInstanceUid === uid),
  );

const differencesIn = ({ params }: ApiError): Discrepancy[] =>
  String(params['differs'] ?? '')
    .split(' ')
    .filter(Boolean) as Discrepancy[];

/** Sends files in groups, each attached before the next is sent, and asks where one does not match the order. */
export function useSending(order: OrderOfImages) {
  const [part, setPart] = useState<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const quiet = { onRefused: ({ code }: ApiError) => code === 'imaging.differs' };
  const receive = useCommand(receiveStudy, quiet);
  const add = useCommand(addInstances, quiet);

  const attach = async (
    images: readonly UploadedImage[],
    known: Map<string, number>,
    confirm: Discrepancy[],
  ): Promise<boolean> => {
    const [first] = images;
    if (!first) return true;
    const uid = first.studyInstanceUid;
    const { encounterId, orderId, line } = order;
    const fileIds = images.map(({ fileId }) => fileId);
    const id = known.get(uid) ?? first.studyId;
    const done =
      id === null
        ? await receive.run({ body: { encounterId, orderId, line, fileIds, confirm } })
        : await add.run({ id, body: { orderId, line, fileIds, confirm } });
    if (done.ok) {
      known.set(uid, done.data.id);
      return true;
    }
    if (!(done.error instanceof ApiError) || done.error.code !== 'imaging.differs') return false;
    const { error } = done;
    const isAccepted = await new Promise<boolean>(answer => setAsked({ error, answer }));
    setAsked(null);
    if (!isAccepted) return false;
    confirm.push(...differencesIn(error));
    return attach(images, known, confirm);
  };

  const send = async (chosen: readonly File[]): Promise<Sent | null> => {
    stopper.current?.abort();
    const mine = new AbortController();
    stopper.current = mine;
    setPart(0);
    try {
      const files = await unpacked(chosen);
      const refused: RefusedFile[] = [];
      const known = new Map<string, number>();
      const confirm: Discrepancy[] = [];
      let attached = 0;
      const groups = groupsOf(files, MOST_FILES);
      for (const [at, group] of groups.entries()) {
        const onSent = (sent: number) => setPart((at + sent) / groups.length);
        const path = `/v2/imaging/visit/${order.encounterId}/image-file`;
        const { data } = await uploadFiles<UploadAnswer>(path, group, { signal: mine.signal, onSent });
        refused.push(...data.refused);
        for (const images of byStudy(data.images)) {
          if (mine.signal.aborted || !(await attach(images, known, confirm))) return { attached, refused };
          attached += images.length;
        }
      }
      return { attached, refused };
    } finally {
      if (stopper.current === mine) setPart(null);
    }
  };
  return { send, part, asked, stop: () => stopper.current?.abort() };
}
