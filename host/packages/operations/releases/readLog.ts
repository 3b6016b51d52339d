import type { Count } from './judge';

const answer = /^\S+ \S+ (\d{3}) \w+ \/(?:remotes\/)?(\w+)\/([0-9a-f]{32})\//;

/** Counts what the lines of gateways' logs say of each release of a part, by its id. */
export function createCounts(part: string) {
  const counts = new Map<string, Count>();
  const countOf = (id: string) => {
    const count = counts.get(id) ?? { requests: 0, failed: 0, reported: 0 };
    counts.set(id, count);
    return count;
  };
  return {
    countOf,
    read(line: string) {
      if (line.startsWith('failure ')) return countReport(line.slice(line.indexOf('{')));
      const [, status, name, id = ''] = answer.exec(line) ?? [];
      if (name !== part) return;
      const count = countOf(id);
      count.requests += 1;
      if (Number(status) >= 400) count.failed += 1;
    },
  };

  function countReport(json: string) {
    const report = JSON.parse(json);
    // The visitor has not noticed a failure from which a retry has recovered.
    if (report.part === part && !report.recovered) countOf(report.release).reported += 1;
  }
}
