/** The parts of a service worker's global scope that ours uses, because TypeScript's DOM library does not know them. */
export interface ExtendableEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}

/** Says which requests the browser answers by itself, without the worker. Not every browser has it. */
export interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

interface Route {
  condition: Condition;
  source: 'network' | 'cache';
}

type Condition = { urlPattern: string } | { requestMode: RequestMode } | { not: Condition };

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: InstallEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { readonly data: unknown };
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
