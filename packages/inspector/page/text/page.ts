

/** Words for what is opened, saved and handed on. */
export const openingEnglish = {
  title: 'Gatechart inspector',
  drop: 'Drop a record, saved match, scenario, fuzz finding or coverage file here, and the set files it needs',
  dropSet: 'Drop the file of that card set here too, or begin with gatechart inspect FILE --cards SETFILE.',
  cardSet: 'Card set of your own; digest',
  dropMore: 'Nothing leaves this page.',
  chooseFile: 'Choose a file…',
  newMatch: 'Play a new match',
  ruleset: 'Rules',
  edition: 'Edition',
  decks: 'Decks',
  seed: 'Seed',
  start: 'Start',
  examples: 'Examples',
  exampleMatch: 'A match between two agents',
  awaited: 'This address is of a moment in a file. Drop it here or choose it:',
  share: 'Save, share',
  address: 'Address of this moment',
  noAddress: 'too long for an address; save it',
  addressNote: 'Whoever opens it, with the file at hand if there is one, sees this very moment.',
  copy: 'Copy',
  copied: 'Copied',
  saveRecord: 'Save as record',
  saveScenario: 'Save as scenario',
  close: 'Open another',
  error: 'This cannot be opened',
  otherFile:
    'This is not the file of the address: its content is another. Drop that one here to go to the moment.',
} as const;

export const openingJapanese: Readonly<Record<keyof typeof openingEnglish, string>> = {
  title: 'Gatechart インスペクター',
  drop: '対戦記録・保存した対戦・シナリオ・ファズの発見・カバレッジと、必要な自作カードのファイルをここにドロップ',
  dropSet:
    'その自作カードのファイルもここにドロップするか、gatechart inspect FILE --cards SETFILE で始めてください。',
  cardSet: '自作カード、ダイジェスト',
  dropMore: '内容はこのページの外に出ません。',
  chooseFile: 'ファイルを選ぶ…',
  newMatch: '新しい対戦',
  ruleset: 'ルール',
  edition: '版',
  decks: 'デッキ',
  seed: 'シード',
  start: '開始',
  examples: '例',
  exampleMatch: 'エージェント同士の対戦',
  awaited: 'このアドレスはファイル中の一場面です。次のファイルをドロップするか選んでください：',
  share: '保存・共有',
  address: 'この場面のアドレス',
  noAddress: 'アドレスには長すぎます。ファイルに保存してください',
  addressNote: '開くと同じ場面が表示されます。ファイルの場面なら、そのファイルも必要です。',
  copy: 'コピー',
  copied: 'コピーしました',
  saveRecord: '対戦記録として保存',
  saveScenario: 'シナリオとして保存',
  close: '別のものを開く',
  error: '開けません',
  otherFile:
    'アドレスが指すファイルとは内容が異なります。そのファイルをここにドロップすると、その場面に移ります。',
};

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
