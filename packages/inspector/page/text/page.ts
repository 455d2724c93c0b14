/** Words for what is opened, saved and handed on. */
export const openingText = {
  title: ['Gatechart inspector', 'Gatechart インスペクター'],
  drop: [
    'Drop a record, saved match, scenario, fuzz finding or coverage file here, and the set files it needs',
    '対戦記録・保存した対戦・シナリオ・ファズの検出結果・カバレッジと、必要な自作カードのファイルを、ここにドロップしてください',
  ],
  dropSet: [
    'Drop the file of that card set here too, or begin with gatechart inspect FILE --cards SETFILE.',
    'その自作カードのファイルもここにドロップするか、gatechart inspect FILE --cards SETFILE で始めてください。',
  ],
  cardSet: ['Card set of your own; digest', '自作カード、ダイジェスト'],
  dropMore: ['Nothing leaves this page.', '内容はこのページの外に出ません。'],
  chooseFile: ['Choose a file…', 'ファイルを選ぶ…'],
  newMatch: ['Play a new match', '新しい対戦'],
  ruleset: ['Rules', 'ルール'],
  edition: ['Edition', '版'],
  decks: ['Decks', 'デッキ'],
  seed: ['Seed', 'シード'],
  start: ['Start', '開始'],
  examples: ['Examples', '例'],
  exampleMatch: ['A match between two agents', 'エージェント同士の対戦'],
  awaited: [
    'This address is of a moment in a file. Drop it here or choose it:',
    'このアドレスはファイル中の一場面を指します。次のファイルをドロップするか選んでください：',
  ],
  share: ['Save, share', '保存・共有'],
  address: ['Address of this moment', 'この場面のアドレス'],
  noAddress: ['too long for an address; save it', 'アドレスには長すぎます。ファイルに保存してください'],
  addressNote: [
    'Whoever opens it, with the file at hand if there is one, sees this very moment.',
    '開くと同じ場面が表示されます。ファイルの場面なら、そのファイルも必要です。',
  ],
  copy: ['Copy', 'コピー'],
  copied: ['Copied', 'コピーしました'],
  saveRecord: ['Save as record', '対戦記録として保存'],
  saveScenario: ['Save as scenario', 'シナリオとして保存'],
  close: ['Open another', '別のものを開く'],
  error: ['This cannot be opened', '開けません'],
  otherFile: [
    'This is not the file of the address: its content is another. Drop that one here to go to the moment.',
    'アドレスが指すファイルとは内容が異なります。そのファイルをここにドロップすると、その場面に移ります。',
  ],
} as const;

/** Words for the page and its panels. */
export const pageText = {
  theme: ['Light or dark', '明るさ'],
  language: ['日本語', 'English'],
  foldPanel: ['Fold this panel', 'このパネルをたたむ'],
  unfoldPanel: ['Unfold this panel', 'このパネルを開く'],
  enlarge: ['Enlarge to the whole page', '全面に広げる'],
  restore: ['Back to all panels (Esc)', '元の配置に戻す (Esc)'],
  resize: [
    'Border between panels: drag it, or move it with the arrow keys; double click sets it back',
    'パネルの境界：ドラッグか矢印キーで動かし、ダブルクリックで元に戻します',
  ],
  panels: ['Panels', 'パネル'],
  tabPlay: ['Table', '盤面'],
} as const;
