/** What a chart of a few rows takes, so that nothing below it moves when its rows arrive. */
export const CHART_HEIGHT = 'h-40';
export const CHART_MIN_HEIGHT = 'min-h-40';
