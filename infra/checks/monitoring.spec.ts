import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

interface Service {
  profiles?: string[];
  volumes?: string[];
  ports?: string[];
  command?: string[];
}

describe('the monitoring of an installation', () => {
  const services = Object.entries(
    (parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> }).services,
  );

  it('scrapes every process of ours, and nothing that does not exist', () => {
    const { scrape_configs: jobs } = parse(read('infra/monitoring/prometheus.yml')) as {
      scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
    };
    const scraped = jobs.flatMap(job => job.dns_sd_configs.flatMap(({ names }) => names));
    const ours = services.filter(([, { command }]) => command?.at(-1)?.startsWith('services/api/dist/bundled/main'));
    expect(scraped.toSorted()).toEqual(ours.map(([name]) => name).toSorted());
  });

  it('is started by a profile of its own, and listens on this machine alone', () => {
    const watching = services.filter(([, { profiles }]) => profiles?.includes('monitoring'));
    expect(watching.map(([name]) => name)).toEqual(['grafana', 'prometheus']);
    for (const [name, { profiles, ports = [] }] of watching) {
      expect(profiles, name).toEqual(['monitoring']);
      for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('finds the board and Prometheus where Grafana is told to look', () => {
    const [[, grafana]] = services.filter(([name]) => name === 'grafana') as [[string, Service]];
    const mounted = grafana.volumes?.map(volume => volume.split(':')) ?? [];
    const { providers } = parse(read('infra/monitoring/grafana/dashboards/alur.yml')) as {
      providers: { options: { path: string } }[];
    };
    const boards = mounted.filter(([, inside]) => inside?.startsWith(`${providers[0]?.options.path}/`));
    expect(boards.map(([outside]) => outside)).toEqual(
      globSync('infra/monitoring/*.dashboard.json', { cwd: root }).map(path => `./${path}`),
    );
    const { datasources } = parse(read('infra/monitoring/grafana/datasources/prometheus.yml')) as {
      datasources: { url: string }[];
    };
    expect(datasources.map(({ url }) => new URL(url).hostname)).toEqual(['prometheus']);
  });

  it('has no two panels of one id, and each asks one source that can be chosen', () => {
    const { panels } = JSON.parse(read('infra/monitoring/alur.dashboard.json')) as {
      panels: { id: number; type: string; datasource?: { uid: string } }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { type, datasource } of panels) if (type !== 'row') expect(datasource?.uid).toBe('${source}');
  });

  it('shows which of the scraped processes do not answer', () => {
    const { scrape_configs: jobs } = parse(read('infra/monitoring/prometheus.yml')) as {
      scrape_configs: { job_name: string }[];
    };
    const { panels } = JSON.parse(read('infra/monitoring/alur.dashboard.json')) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    for (const { job_name: job } of jobs)
      expect(asked.filter(expr => expr.includes(`up{job="${job}"} == 0`))).not.toHaveLength(0);
  });

  it('is not exposed by the proxy', () =>
    expect(read('infra/docker/Caddyfile')).toMatch(/^\s*respond \/metrics 404$/m));
});
