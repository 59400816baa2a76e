/// Which names of which room are used where.
struct RoomUses {
  /// A name of another room that a file uses.
  struct Use: Hashable {
    /// The arrow from the file's room to the name's.
    var arrow: Arrow
    /// The compiler's unique name of it.
    var usr: String
    var kind: SymbolKind
    /// The type that the name is a case or a member of; "" for a name of its own.
    var owner: String
  }

  /// Every use of a name of another room.
  let uses: Set<Use>
  /// The rooms that have source files.
  let rooms: Set<String>
  /// What each room declares, each with its type before it, as `View.window`.
  let declared: [String: Set<String>]

  private struct Home {
    let room: String
    let owner: String
  }

  /// Counts what was recorded. A name belongs to the room of the file that defines it, a member of
  /// an extension too.
  init(_ sources: [SourceRecord]) {
    let homes = Self.homes(in: sources)
    var uses: Set<Use> = []
    for source in sources {
      let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
      for symbol in source.record.used {
        guard let home = homes[symbol.usr], home.room != source.room else { continue }
        let arrow = Arrow(
          from: source.room, to: home.room, file: file,
          name: Self.fullName(symbol.name, of: home.owner))
        uses.insert(Use(arrow: arrow, usr: symbol.usr, kind: symbol.kind, owner: home.owner))
      }
    }
    self.uses = uses
    rooms = Set(sources.map(\.room))
    declared = Self.declarations(in: sources)
  }

  private static func homes(in sources: [SourceRecord]) -> [String: Home] {
    var homes: [String: Home] = [:]
    for source in sources {
      for (symbol, owner) in source.record.defined {
        homes[symbol.usr] = Home(room: source.room, owner: owner)
      }
    }
    return homes
  }

  private static func declarations(in sources: [SourceRecord]) -> [String: Set<String>] {
    sources.reduce(into: [:]) { declared, source in
      let names = source.record.defined.map { fullName($0.key.name, of: $0.value) }
      declared[source.room, default: []].formUnion(names)
    }
  }

  private static func fullName(_ name: String, of owner: String) -> String {
    owner.isEmpty ? name : "\(owner).\(name)"
  }
}
