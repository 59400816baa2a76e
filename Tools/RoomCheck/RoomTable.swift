/// The allowed uses between layers, according to `Documentation/Architecture.md`.
struct RoomTable {
  /// A row of the table of layers.
  struct Room: Equatable {
    var name: String
    /// The line of the row, counted from 1.
    var line: Int
    /// The layers that the layer can use, including the layers that they make available.
    var uses: [String]
    /// The layers that only this layer can use: they aren't available to the layers that use it.
    var usesAlone: [String]
  }

  /// A row of the table of exceptions: names that UIKit's own API requires in a lower layer.
  struct Exception: Equatable {
    /// The layer that uses the otherwise disallowed name.
    var room: String
    /// The type that the layer uses. The layer can also use its cases, but not its members.
    var type: String
    /// The members of the layer that UIKit declares with the type, such as `View.window`.
    var members: [String]
    /// The line of the row, counted from 1.
    var line: Int
  }

  /// A row of the table of calls: members of an upper layer that a lower layer can use.
  struct Call: Equatable {
    /// The layer that uses the otherwise disallowed members.
    var room: String
    /// The members with their types, such as `View.shownToolTip`.
    var members: [String]
    /// The line of the row, counted from 1.
    var line: Int
  }

  /// The layers, the lowest first.
  let rooms: [Room]
  let exceptions: [Exception]
  let calls: [Call]
  /// The set of layers that each layer can use, by name.
  private let allowed: [String: Set<String>]

  /// Creates a table whose layers only use preceding layers.
  init(rooms: [Room], exceptions: [Exception], calls: [Call]) {
    self.rooms = rooms
    self.exceptions = exceptions
    self.calls = calls
    var handedOn: [String: Set<String>] = [:]
    var allowed: [String: Set<String>] = [:]
    for room in rooms {
      let reach = room.uses.reduce(into: Set(room.uses)) { $0.formUnion(handedOn[$1] ?? []) }
      handedOn[room.name] = reach
      allowed[room.name] = reach.union(room.usesAlone)
    }
    self.allowed = allowed
  }

  /// Returns a Boolean value that indicates whether a layer can use another one.
  func allows(_ room: String, toUse other: String) -> Bool {
    allowed[room]?.contains(other) ?? false
  }

  /// Returns the index of a layer, counted from the lowest. Missing layers are last.
  func place(of room: String) -> Int {
    rooms.firstIndex { $0.name == room } ?? rooms.count
  }
}
