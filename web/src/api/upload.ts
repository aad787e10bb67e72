import { call, type Answer, type Send } from './http';

export interface Upload {
  signal?: AbortSignal;
  /** How much has gone, from 0 to 1. */
  onSent?: (part: number) => void;
}

/** The one way in which files go to the server (SPEC 7): a form of several parts, of which the file is one. */
export function upload<Data>(path: string, file: Blob, { signal, onSent }: Upload = {}): Promise<Answer<Data>> {
  const form = new FormData();
  form.append('file', file, file instanceof File ? file.name : 'file');
  return call<Data>('POST', path, { body: form, signal, ...(onSent && { send: sending(onSent) }) });
}

/** As `fetch` does it, but that it tells how much has gone. */
const sending =
  (onSent: (part: number) => void): Send =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onSent(loaded / total);
      request.onload = () =>
        resolve(
          new Response(request.status === 204 ? null : (request.response as Blob), {
            status: request.status,
            headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
          }),
        );
      request.onerror = () => reject(new TypeError('network'));
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
