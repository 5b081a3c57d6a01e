/** neutral: not begun or over · blue: moving · amber: waits for a person · green: done well · red: stopped or wrong. */
export type Tone = 'neutral' | 'blue' | 'amber' | 'green' | 'red' | 'accent'
