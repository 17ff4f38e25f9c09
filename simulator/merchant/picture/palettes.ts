/** The colors of the drawings: ten calm families of five. */
export interface Palette {
  /** The ground that the thing stands before. */
  readonly paper: string;
  readonly main: string;
  readonly deep: string;
  readonly light: string;
  readonly accent: string;
}

export const PALETTES: readonly Palette[] = [
  { paper: '#e6edf2', main: '#3f6c8c', deep: '#27485f', light: '#a9c4d6', accent: '#e0a458' },
  { paper: '#f6e9e1', main: '#c4714f', deep: '#8c4a31', light: '#e8b89f', accent: '#3f6c6b' },
  { paper: '#eaf0e2', main: '#6f8b53', deep: '#465c33', light: '#bccda6', accent: '#d98e4a' },
  { paper: '#f0e8f0', main: '#7d5a7f', deep: '#523855', light: '#c6adc8', accent: '#e3b65b' },
  { paper: '#f5efe2', main: '#c9a667', deep: '#8a6c38', light: '#e8d7ae', accent: '#5b7f95' },
  { paper: '#f8eaea', main: '#c97b84', deep: '#8e4a54', light: '#ebbfc4', accent: '#56766a' },
  { paper: '#e2efed', main: '#3f8783', deep: '#24585a', light: '#a3ccc9', accent: '#e58f65' },
  { paper: '#f1ebe4', main: '#7a563c', deep: '#4b3221', light: '#c4a68c', accent: '#d9a441' },
  { paper: '#e9ebee', main: '#5c6773', deep: '#39424c', light: '#b3bcc6', accent: '#d77a61' },
  { paper: '#f9f1db', main: '#d39b2a', deep: '#91660f', light: '#eed9a0', accent: '#4d6a8a' },
];
