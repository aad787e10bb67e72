import { GenericContainer, Wait } from 'testcontainers';

const IMAGE = 'kurrentplatform/kurrentdb:26.1.1';

/**
 * The address of a real KurrentDB for tests: the one that KURRENTDB_URL names, or one in a container that ends with the
 * tests. Without either there is none, and the skipped tests are reported clearly.
 */
export async function realServer(): Promise<{ url: string; stop(): Promise<unknown> } | undefined> {
  const url = process.env['KURRENTDB_URL'];
  if (url) return { url, stop: async () => {} };
  try {
    const container = await new GenericContainer(IMAGE)
      .withCommand(['--insecure', '--mem-db'])
      .withEnvironment({ KURRENTDB_MAX_APPEND_SIZE: String(16 * 1024 * 1024) })
      .withExposedPorts(2113)
      .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
      .start();
    const at = `${container.getHost()}:${container.getMappedPort(2113)}`;
    return { url: `kurrentdb://${at}?tls=false`, stop: () => container.stop() };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `NOT RUN: the contract of the event store against a real KurrentDB, for there is none here (${why}). ` +
        'Set KURRENTDB_URL, or start Docker.\n',
    );
    return undefined;
  }
}
