/// Which room may use which, as `Documentation/Architecture.md` tells it.
struct RoomTable {
  /// A row of the table of rooms.
  struct Room: Equatable {
    var name: String
    /// Where it stands, counted from one.
    var line: Int
    /// The rooms that it may use, and whose rooms it may use too.
    var uses: [String]
    /// Rooms that it alone may use: whoever uses it does not get them along.
    var usesAlone: [String]
  }

  /// A row of the table of names that UIKit's own API demands of a lower room.
  struct Exception: Equatable {
    /// The room that names what it may not use.
    var room: String
    /// The type that is named. Its cases may be named too, its members not.
    var type: String
    /// The members of the room that UIKit declares with that type, as `View.window`.
    var members: [String]
    /// Where it stands, counted from one.
    var line: Int
  }

  /// The rooms, the lowest first.
  let rooms: [Room]
  let exceptions: [Exception]
  /// All that a room may use, by its name.
  private let allowed: [String: Set<String>]

  /// A table whose rooms use none but those that come before them.
  init(rooms: [Room], exceptions: [Exception]) {
    self.rooms = rooms
    self.exceptions = exceptions
    var handedOn: [String: Set<String>] = [:]
    var allowed: [String: Set<String>] = [:]
    for room in rooms {
      let reach = room.uses.reduce(into: Set(room.uses)) { $0.formUnion(handedOn[$1] ?? []) }
      handedOn[room.name] = reach
      allowed[room.name] = reach.union(room.usesAlone)
    }
    self.allowed = allowed
  }

  /// Whether a room may use another.
  func allows(_ room: String, toUse other: String) -> Bool {
    allowed[room]?.contains(other) ?? false
  }

  /// The place of a room from below; rooms that are missing come last.
  func place(of room: String) -> Int {
    rooms.firstIndex { $0.name == room } ?? rooms.count
  }
}
