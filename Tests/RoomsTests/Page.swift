@testable import RoomCheck

/// A page with tables. A room is given as `name | may use`; the first stands in line 3.
enum Page {
  static func text(_ rooms: [String], exceptions: [String] = []) -> String {
    var lines = ["| room | what lives there | may use |", "|---|---|---|"]
    lines += rooms.map { room in
      "| " + room.replacing(" | ", with: " | things | ", maxReplacements: 1)
        + (room.contains("|") ? " |" : " | things |")
    }
    if !exceptions.isEmpty {
      lines += ["", "| room | type of an upper room | demanded by |", "|---|---|---|"]
      lines += exceptions.map { "| \($0) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func table(_ rooms: [String], exceptions: [String] = []) throws -> RoomTable {
    try RoomTable(markdown: text(rooms, exceptions: exceptions), file: "a.md")
  }

  /// What is wrong with such a page; nil for nothing.
  static func error(_ rooms: [String], exceptions: [String] = []) -> String? {
    do {
      _ = try table(rooms, exceptions: exceptions)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
