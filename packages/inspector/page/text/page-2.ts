/** Words for the page and its panels. */
export const pageEnglish = {
  theme: 'Light or dark',
  language: '日本語',
  foldPanel: 'Fold this panel',
  unfoldPanel: 'Unfold this panel',
  enlarge: 'Enlarge to the whole page',
  restore: 'Back to all panels (Esc)',
  resize: 'Border between panels: drag it, or move it with the arrow keys; double click sets it back',
  panels: 'Panels',
  tabPlay: 'Table',
} as const;

export const pageJapanese: Readonly<Record<keyof typeof pageEnglish, string>> = {
  theme: '明暗',
  language: 'English',
  foldPanel: 'このパネルをたたむ',
  unfoldPanel: 'このパネルを開く',
  enlarge: '全面に広げる',
  restore: '元の配置に戻す (Esc)',
  resize: 'パネルの境界：ドラッグか矢印キーで動かし、ダブルクリックで元に戻します',
  panels: 'パネル',
  tabPlay: '卓',
};
