/** Words for what is opened, saved and handed on. */
export const openingText = {
  title: ['Gatechart inspector', 'Gatechart インスペクター'],
  drop: [
    'Drop a record, saved match, scenario, finding or coverage file here, with the card set files that this file needs',
    '対戦記録・保存した対戦・シナリオ・ファズの検出結果・カバレッジと、必要な自作カードのファイルを、ここにドロップしてください',
  ],
  dropSet: [
    'Drop the file of the missing card set here too, or restart with gatechart inspect FILE --cards SETFILE.',
    'その自作カードのファイルもここにドロップするか、gatechart inspect FILE --cards SETFILE で始めてください。',
  ],
  cardSet: ['Digest of the custom card set', '自作カード、ダイジェスト'],
  dropMore: ['Your files stay in this browser.', '内容はこのページの外に出ません。'],
  chooseFile: ['Choose a file…', 'ファイルを選ぶ…'],
  newMatch: ['Play a new match', '新しい対戦'],
  ruleset: ['Ruleset', 'ルール'],
  edition: ['Edition', '版'],
  decks: ['Deck', 'デッキ'],
  seed: ['Seed', 'シード'],
  start: ['Start', '開始'],
  examples: ['Examples', '例'],
  exampleMatch: ['Match between two agents', 'エージェント同士の対戦'],
  awaited: [
    'This link points to a step in a file. Drop that file here or choose it:',
    'このアドレスはファイル中の一場面を指します。次のファイルをドロップするか選んでください：',
  ],
  share: ['Save or share', '保存・共有'],
  address: ['Link to this step', 'この場面のアドレス'],
  noAddress: [
    'This step is too long for a link. Save the match in a file instead.',
    'アドレスには長すぎます。ファイルに保存してください',
  ],
  addressNote: [
    'The link opens this step. On another computer, paste it on the start page of the inspector there. If the match comes from a long file, that file is needed too.',
    '開くと同じ場面が表示されます。別のコンピューターでは、そこのインスペクターの開始画面に貼り付けてください。長いファイルの場面なら、そのファイルも必要です。',
  ],
  openLink: ['Link to a step', '場面のアドレス'],
  goLink: ['Open link', 'アドレスを開く'],
  noLink: [
    'this is no link to a step; copy the whole link from Save or share',
    '場面のアドレスではありません。「保存・共有」のアドレス全体を貼り付けてください',
  ],
  copy: ['Copy', 'コピー'],
  copied: ['Copied', 'コピーしました'],
  saveRecord: ['Save as record', '対戦記録として保存'],
  saveScenario: ['Save as scenario', 'シナリオとして保存'],
  close: ['Open another file', '別のものを開く'],
  error: ['This file or link cannot be opened', '開けません'],
  otherFile: [
    'This file is not the file that the link needs: its content is different. Drop the right file here to go to the step.',
    'アドレスが指すファイルとは内容が異なります。そのファイルをここにドロップすると、その場面に移ります。',
  ],
} as const;

/** Words for the page and its panels. */
export const pageText = {
  theme: ['Switch between light and dark colours', '明るさ'],
  language: ['日本語', 'English'],
  foldPanel: ['Collapse this panel', 'このパネルをたたむ'],
  unfoldPanel: ['Expand this panel', 'このパネルを開く'],
  enlarge: ['Fill the page with this panel', '全面に広げる'],
  restore: ['Show all panels (Esc)', '元の配置に戻す (Esc)'],
  resize: [
    'Resize the panels: drag, or use the arrow keys; double-click to reset',
    'パネルの境界：ドラッグか矢印キーで動かし、ダブルクリックで元に戻します',
  ],
  panels: ['Panels', 'パネル'],
  tabPlay: ['Board', '盤面'],
} as const;
