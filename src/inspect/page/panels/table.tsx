import type {
  CardPicture,
  ItemPicture,
  SidePicture,
  TablePicture,
  Viewer,
  ZonePicture,
} from '../../../kernel/faces/drawing.ts';
import type { Language } from '../../../kernel/language.ts';
import { useView, useWords } from '../use-view.ts';
import { sayKey } from '../words.ts';

const Card = ({ card, language }: { readonly card: CardPicture; readonly language: Language }) => {
  const say = useWords();
  const { name, stats, level, exhausted, faceDown, damage, souls } = card;
  if (name === undefined) return <span className="card is-hidden" role="img" aria-label={say('hidden')} />;
  return (
    <span
      className={`card${exhausted ? ' is-exhausted' : ''}${faceDown ? ' is-down' : ''}`}
      title={`${name[language]} ${stats}${exhausted ? ' · exhausted' : ''}${faceDown ? ` · ${say('hidden')}` : ''}`}
    >
      {level !== undefined && <span className="card-level">{level}</span>}
      <span className="card-name">{name[language]}</span>
      {stats !== '' && <span className="card-stats">{stats}</span>}
      {damage > 0 && <span className="card-damage">−{damage}</span>}
      {souls > 0 && <span className="card-souls">◈{souls}</span>}
    </span>
  );
};

interface ZoneProps {
  readonly zone: ZonePicture;
  readonly place: string;
  readonly attack: TablePicture['attack'];
  readonly language: Language;
}

const Pips = ({ cards }: { readonly cards: readonly CardPicture[] }) => (
  <span className="pips">
    {cards.map(({ key, exhausted }) => (
      <span key={key} className={exhausted ? 'pip is-exhausted' : 'pip'} />
    ))}
  </span>
);

const Zone = ({ zone, place, attack, language }: ZoneProps) => {
  const { key, look, count, cards } = zone;
  const role = attack?.from === place ? ' is-attacker' : attack?.to === place ? ' is-target' : '';
  return (
    <div className={`zone zone-${look}${role}${count === 0 ? ' is-empty' : ''}`} data-zone={place}>
      <span className="zone-name">
        {sayKey(language, key)}
        {(look !== 'row' || count > 1) && <b>{count}</b>}
      </span>
      {look === 'pips' ? (
        <Pips cards={cards} />
      ) : (
        <span className="zone-cards">
          {cards.map((card) => (
            <Card key={card.key} card={card} language={language} />
          ))}
        </span>
      )}
    </div>
  );
};

interface SideProps {
  readonly side: SidePicture;
  readonly isTop: boolean;
  readonly isOnTurn: boolean;
  readonly attack: TablePicture['attack'];
  readonly language: Language;
}

const Side = ({ side, isTop, isOnTurn, attack, language }: SideProps) => {
  const say = useWords();
  const rows = isTop ? [...side.rows].reverse() : side.rows;
  return (
    <div className={`side by-${side.player}${isOnTurn ? ' is-on-turn' : ''}`} data-side={side.player}>
      <div className="side-head">
        <b>
          {say('player')} {side.player + 1}
        </b>
        {side.meters.map(({ key, value }) => (
          <span key={key} className="meter">
            {sayKey(language, key)} <b>{value}</b>
          </span>
        ))}
        <span className="piles">
          {side.piles
            .filter(({ key, count }) => count > 0 || key === 'deck')
            .map(({ key, count, cards }) => (
              <span
                key={key}
                className="meter"
                data-zone={`${side.player} ${key}`}
                title={cards.map(({ name }) => name?.[language] ?? '?').join(', ')}
              >
                {sayKey(language, key)} <b>{count}</b>
              </span>
            ))}
        </span>
      </div>
      <div className="side-rows">
        {rows.map((zones) => (
          <div className="zones" key={zones.map(({ key }) => key).join(' ')}>
            {zones.map((zone) => (
              <Zone
                key={zone.key}
                zone={zone}
                place={`${side.player} ${zone.key}`}
                attack={attack}
                language={language}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};

const Item = ({ item, language }: { readonly item: ItemPicture; readonly language: Language }) => (
  <li className={`item${item.owner === undefined ? '' : ` by-${item.owner}`}`} data-item={item.kind}>
    <small>{sayKey(language, item.kind)}</small>
    <span>{item.parts.map((part) => (typeof part === 'string' ? part : part[language])).join(' ')}</span>
  </li>
);

interface TableProps {
  readonly picture: TablePicture;
  readonly viewer: Viewer;
}

/** The table as players see it: both sides, and between them what waits. */
export const Table = ({ picture, viewer }: TableProps) => {
  const say = useWords();
  const language = useView((state) => state.language);
  const { turn, sides, middle, attack } = picture;
  const [own, other] = viewer === 1 ? [sides[1], sides[0]] : sides;
  return (
    <div className="table">
      <div className="sides">
        <Side side={other} isTop isOnTurn={turn === other.player} attack={attack} language={language} />
        <Side side={own} isTop={false} isOnTurn={turn === own.player} attack={attack} language={language} />
      </div>
      <div className="middle">
        <h3>{sayKey(language, middle.key)}</h3>
        <ol>
          {middle.items.map((item) => (
            <Item key={item.key} item={item} language={language} />
          ))}
        </ol>
        {middle.items.length === 0 && <p className="quiet">{say('empty')}</p>}
      </div>
    </div>
  );
};

/** Turn and phase. */
export const Heading = ({ picture }: { readonly picture: TablePicture }) => {
  const language = useView((state) => state.language);
  return <span className="heading">{picture.heading.map((part) => sayKey(language, part)).join(' · ')}</span>;
};
