/// A comparison of the actual uses between layers with the allowed ones.
struct RoomComparison {
  let table: RoomTable
  let uses: RoomUses
  /// The files that the text around the tables mentions but that don't exist.
  var missingFiles: [NamedFiles.Name] = []
  /// The path of the table, for messages.
  let tableFile: String

  /// Every use that neither the table of layers nor those of exceptions and calls allow, in order.
  var arrows: [Arrow] {
    let wrong = denied.filter { use in
      !table.exceptions.contains { $0.covers(use) } && !table.calls.contains { $0.covers(use) }
    }
    return Set(wrong.map(\.arrow)).sorted { order(of: $0) < order(of: $1) }
  }

  /// The errors on the page about layers, names and files.
  var tableProblems: [String] {
    missingRooms + roomsWithoutRow + exceptionProblems + callProblems
      + missingFiles.map { "\(tableFile):\($0.line): there is no \($0.file)" }
  }

  private var denied: [RoomUses.Use] {
    uses.uses.filter { !table.allows($0.arrow.from, toUse: $0.arrow.to) }
  }

  private var missingRooms: [String] {
    table.rooms.filter { !uses.rooms.contains($0.name) }.map {
      "\(tableFile):\($0.line): there is no room \($0.name) any more: "
        + "neither Sources/\(RoomMap.divided)/\($0.name) nor Sources/\($0.name) has a Swift file"
    }
  }

  private var roomsWithoutRow: [String] {
    let known = Set(table.rooms.map(\.name))
    return uses.rooms.subtracting(known).sorted().map {
      "\(tableFile):1: the room \($0) stands in no table: say what it may use"
    }
  }

  private var exceptionProblems: [String] {
    let denied = denied
    return table.exceptions.flatMap { exception in
      let missing = exception.members.filter {
        !(uses.declared[exception.room]?.contains($0) ?? false)
      }
      var problems = missing.map { "\(exception.room) declares no \($0)" }
      if !denied.contains(where: exception.covers) {
        problems.append("\(exception.room) needs no leave to name \(exception.type)")
      }
      return problems.map { "\(tableFile):\(exception.line): \($0)" }
    }
  }

  private var callProblems: [String] {
    let denied = denied.filter { $0.kind == .member }
    return table.calls.flatMap { call in
      call.members.filter { member in
        !denied.contains { $0.arrow.from == call.room && $0.arrow.name == member }
      }.map { "\(tableFile):\(call.line): \(call.room) needs no leave to use \($0)" }
    }
  }

  /// Returns the sort key of a use: the layers from the lowest, then the file and the name.
  private func order(of arrow: Arrow) -> (Int, Int, String, String) {
    (table.place(of: arrow.from), table.place(of: arrow.to), arrow.file, arrow.name)
  }
}

extension RoomTable.Exception {
  /// Returns a Boolean value that indicates whether a use refers to the type or one of its cases.
  func covers(_ use: RoomUses.Use) -> Bool {
    guard use.arrow.from == room else { return false }
    switch use.kind {
    case .type: return use.arrow.name == type
    case .enumerationCase: return use.owner == type
    case .member: return false
    }
  }
}

extension RoomTable.Call {
  /// Returns whether a use refers to one of the members.
  func covers(_ use: RoomUses.Use) -> Bool {
    use.kind == .member && use.arrow.from == room && members.contains(use.arrow.name)
  }
}
