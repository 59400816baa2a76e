/// The names that each layer uses from other layers.
struct RoomUses {
  /// A use in a file of a name from another layer.
  struct Use: Hashable {
    /// The file, the name and their layers.
    var arrow: Arrow
    /// The compiler's unique identifier of the name.
    var usr: String
    var kind: SymbolKind
    /// The type of which the name is a case or a member, or an empty string if there is none.
    var owner: String
  }

  /// Every use of a name from another layer.
  let uses: Set<Use>
  /// The layers that have source files.
  let rooms: Set<String>
  /// The declarations of each layer, prefixed with their types, such as `View.window`.
  let declared: [String: Set<String>]

  private struct Home {
    let room: String
    let owner: String
  }

  /// Collects the uses in the given records. A name belongs to the layer of the file that defines it, even if
  /// it is a member of an extension.
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
