const WIDTH = 30;

/** A progress bar on a terminal; no output elsewhere. */
export function progressBar(to: NodeJS.WriteStream): { show: (part: number) => void; end: () => void } {
  let shown = -1;
  return {
    show(part) {
      const percent = Math.floor(Math.min(1, Math.max(0, part)) * 100);
      if (!to.isTTY || percent === shown) return;
      shown = percent;
      const full = Math.round((percent / 100) * WIDTH);
      to.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} %`);
    },
    end() {
      if (shown >= 0) to.write('\n');
      shown = -1;
    },
  };
}
