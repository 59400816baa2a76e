extension RoomTable {
  static let roomTitles = ["room", "what lives there", "may use"]
  static let exceptionTitles = ["room", "type of an upper layer", "demanded by"]
  static let callTitles = ["room", "members of an upper layer", "reason"]

  /// Creates a table from the tables of a Markdown text.
  ///
  /// Throws a `RoomError` with a line, which begins with `file:line:`, for each invalid row.
  init(markdown text: String, file: String) throws {
    let roomRows = MarkdownTable(titles: Self.roomTitles, in: text)
    let exceptionRows = MarkdownTable(titles: Self.exceptionTitles, in: text)
    let callRows = MarkdownTable(titles: Self.callTitles, in: text)
    let rooms = roomRows.rows.map(Room.init(row:))
    let exceptions = exceptionRows.rows.map(Exception.init(row:))
    let calls = callRows.rows.map(Call.init(row:))
    var problems = roomRows.problems + exceptionRows.problems + callRows.problems
    problems += Self.problems(of: rooms)
    problems += Self.problems(of: exceptions.map { ($0.room, $0.line) }, in: rooms)
    problems += Self.problems(of: calls.map { ($0.room, $0.line) }, in: rooms)
    if rooms.isEmpty, problems.isEmpty {
      problems.append((1, "no table of | \(Self.roomTitles.joined(separator: " | ")) |"))
    }
    guard problems.isEmpty else {
      let lines = problems.sorted { $0.line < $1.line }.map { "\(file):\($0.line): \($0.words)" }
      throw RoomError(lines.joined(separator: "\n"))
    }
    self.init(rooms: rooms, exceptions: exceptions, calls: calls)
  }

  /// Returns the problems of duplicate layers and of uses of layers that aren't listed above.
  ///
  /// Because every use refers to a row above, the table can't contain a cycle of layers.
  private static func problems(of rooms: [Room]) -> [(line: Int, words: String)] {
    var problems: [(line: Int, words: String)] = []
    var above: Set<String> = []
    for room in rooms {
      for other in room.uses + room.usesAlone where !above.contains(other) {
        let isBelow = rooms.contains { $0.name == other }
        problems.append(
          (
            room.line,
            isBelow
              ? "\(room.name) may use only what stands above it, and \(other) does not"
              : "\(room.name) may use \(other), which has no row"
          ))
      }
      if !above.insert(room.name).inserted {
        problems.append((room.line, "\(room.name) has a row already"))
      }
    }
    return problems
  }

  /// Returns the problems of rows whose layer isn't in the table of layers.
  private static func problems(
    of rows: [(room: String, line: Int)], in rooms: [Room]
  ) -> [(line: Int, words: String)] {
    rows.compactMap { row in
      rooms.contains { $0.name == row.room }
        ? nil : (row.line, "\(row.room) has no row among the rooms")
    }
  }
}

extension RoomTable.Room {
  /// The suffix of a layer that isn't available to indirect users.
  private static let aloneMark = " alone"
  /// The text that represents an empty list.
  private static let nothing = "nothing"

  fileprivate init(row: MarkdownTable.Row) {
    let names = row.cells[2] == Self.nothing ? [] : row.cells[2].listed
    let isAlone = { (name: String) in name.hasSuffix(Self.aloneMark) }
    self.init(
      name: row.cells[0].filter { $0 != "`" }, line: row.line,
      uses: names.filter { !isAlone($0) },
      usesAlone: names.filter(isAlone).map { String($0.dropLast(Self.aloneMark.count)) })
  }
}

extension RoomTable.Call {
  fileprivate init(row: MarkdownTable.Row) {
    self.init(
      room: row.cells[0].filter { $0 != "`" }, members: row.cells[1].listed, line: row.line)
  }
}

extension RoomTable.Exception {
  fileprivate init(row: MarkdownTable.Row) {
    self.init(
      room: row.cells[0].filter { $0 != "`" }, type: row.cells[1].filter { $0 != "`" },
      members: row.cells[2].listed, line: row.line)
  }
}
