/** SPEC section 9, word for word. */
export const loadingBar = {
  throttle: 200,
  duration: 2000,
  hideDelay: 500,
  resetDelay: 400,
  height: 4,
  color: '#319BFF',
} as const;

export interface BarState {
  /** 0 to 100. */
  progress: number;
  visible: boolean;
  status: 'idle' | 'started' | 'loading' | 'finished' | 'error';
}

const idle: BarState = { progress: 0, visible: false, status: 'idle' };

/**
 * The course of the loading bar: it stays hidden for 200 ms, so that fast pages never flash it; then it approaches the
 * full width ever slower, half-way in a second; at the end it is full, is hidden after 500 ms and reset to zero 400 ms
 * later.
 */
export class LoadingBarTimer {
  state: BarState = idle;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly onChange: (state: BarState) => void) {}

  start(): void {
    this.stop();
    this.set({ progress: 0, visible: false, status: 'started' });
    this.later(loadingBar.throttle, () => {
      const begun = Date.now();
      this.set({ progress: 0, visible: true, status: 'loading' });
      this.ticking = setInterval(() => {
        const progress = (200 / Math.PI) * Math.atan(((Date.now() - begun) / loadingBar.duration) * 2);
        this.set({ ...this.state, progress });
      }, 50);
    });
  }

  finish(failed = false): void {
    const shown = this.state.visible;
    this.stop();
    // The navigation ended before the bar was shown, so there is nothing to finish.
    if (!shown) return this.set(idle);
    this.set({ progress: 100, visible: true, status: failed ? 'error' : 'finished' });
    this.later(loadingBar.hideDelay, () => {
      this.set({ ...this.state, visible: false });
      this.later(loadingBar.resetDelay, () => this.set(idle));
    });
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    clearInterval(this.ticking);
  }

  private later(ms: number, task: () => void): void {
    this.timers.push(setTimeout(task, ms));
  }

  private set(state: BarState): void {
    this.state = state;
    this.onChange(state);
  }
}
