/// A comparison of the uses between the folders of large layers with their orders.
struct FolderComparison {
  let orders: [FolderOrder]
  let sources: [SourceRecord]
  /// The number of lines of each layer.
  let lineCounts: [String: Int]
  /// The path of the table, for messages.
  let tableFile: String

  /// Every use of a name from a higher group, in order.
  var arrows: [Arrow] {
    orders.flatMap { order in
      let inside = sources.filter { $0.room == order.room }
      return arrows(in: order, inside)
    }
  }

  private func arrows(in order: FolderOrder, _ sources: [SourceRecord]) -> [Arrow] {
    var homes: [String: (folder: String, owner: String)] = [:]
    for source in sources {
      let folder = RoomMap.folder(of: source.path)
      for (symbol, owner) in source.record.defined { homes[symbol.usr] = (folder, owner) }
    }
    var found: Set<Arrow> = []
    for source in sources {
      let folder = RoomMap.folder(of: source.path)
      guard let rank = order.rank(of: folder) else { continue }
      for symbol in source.record.used {
        guard let home = homes[symbol.usr], let other = order.rank(of: home.folder), other > rank
        else { continue }
        let name = home.owner.isEmpty ? symbol.name : "\(home.owner).\(symbol.name)"
        found.insert(
          Arrow(
            from: "\(order.room)/\(folder)", to: "\(order.room)/\(home.folder)",
            file: source.path.split(separator: "/").last.map(String.init) ?? source.path,
            name: name))
      }
    }
    return found.sorted { ($0.from, $0.to, $0.file, $0.name) < ($1.from, $1.to, $1.file, $1.name) }
  }

  /// The errors on the page about folders, and the large layers without an order.
  var problems: [String] {
    var lines: [String] = []
    for order in orders {
      let there = Set(
        sources.filter { $0.room == order.room }.map { RoomMap.folder(of: $0.path) })
      let listed = Set(order.groups.joined())
      for folder in listed.subtracting(there).sorted() {
        lines.append("\(tableFile):\(order.line): \(order.room) has no \(folder) with a Swift file")
      }
      for folder in there.subtracting(listed).sorted() {
        lines.append("\(tableFile):\(order.line): the order of \(order.room) lacks \(folder)")
      }
    }
    let ordered = Set(orders.map(\.room))
    for (room, count) in lineCounts.sorted(by: { $0.key < $1.key })
    where count > FolderOrder.largeRoom && !ordered.contains(room) {
      lines.append(
        "\(tableFile):1: \(room) has \(count) lines, and no row that orders its folders")
    }
    return lines
  }
}
