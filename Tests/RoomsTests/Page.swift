@testable import RoomCheck

/// A page with tables. A layer is given as `name | may use`. The first layer is in line 3.
enum Page {
  static func text(
    _ rooms: [String], exceptions: [String] = [], calls: [String] = []
  ) -> String {
    var lines = ["| room | what lives there | may use |", "|---|---|---|"]
    lines += rooms.map { room in
      "| " + room.replacing(" | ", with: " | things | ", maxReplacements: 1)
        + (room.contains("|") ? " |" : " | things |")
    }
    if !exceptions.isEmpty {
      lines += ["", "| room | type of an upper layer | demanded by |", "|---|---|---|"]
      lines += exceptions.map { "| \($0) |" }
    }
    if !calls.isEmpty {
      lines += ["", "| room | members of an upper layer | reason |", "|---|---|---|"]
      lines += calls.map { "| \($0) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func table(
    _ rooms: [String], exceptions: [String] = [], calls: [String] = []
  ) throws -> RoomTable {
    try RoomTable(markdown: text(rooms, exceptions: exceptions, calls: calls), file: "a.md")
  }

  /// Returns the error in such a page. If there is none, returns `nil`.
  static func error(
    _ rooms: [String], exceptions: [String] = [], calls: [String] = []
  ) -> String? {
    do {
      _ = try table(rooms, exceptions: exceptions, calls: calls)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
