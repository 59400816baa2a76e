import ResponderBus

/// The lines of a menu by their numbers, as the bus carries them. Zero is the menu itself.
@MainActor struct BusMenuTree {
  private struct Line {
    /// Nil for the menu itself and for separators.
    var row: MenuRow?
    var properties: [String: DBusValue] = [:]
    var children: [Int32] = []
  }

  /// What a line keeps its number by.
  private struct Key: Hashable {
    var element: ObjectIdentifier?
    var parent: Int32
    /// Which of several lines of that kind it is.
    var place: Int
  }

  private let showsShortcuts: Bool
  private var lines: [Int32: Line] = [0: Line()]
  private var known: [Key: Int32] = [:]
  private var used: [Key: Int32] = [:]
  private var last: Int32 = 0

  /// How deep menus lie in one another at most: each is three levels of the message, which has 64.
  private static let depthLimit = 12

  init(showsShortcuts: Bool) { self.showsShortcuts = showsShortcuts }

  /// Makes the lines anew.
  mutating func build(_ menu: Menu?, resolved: [ObjectIdentifier: [MenuElement]]) {
    lines = [0: Line()]
    used = [:]
    if let menu { add(menu, to: 0, resolved, depth: 0) }
    known = used
  }

  private mutating func add(
    _ menu: Menu, to parent: Int32, _ resolved: [ObjectIdentifier: [MenuElement]], depth: Int
  ) {
    lines[parent]?.properties["children-display"] = .string("submenu")
    guard depth < Self.depthLimit else { return }
    var separators = 0
    for row in MenuRowBuilder(menu, resolved: resolved).rows {
      if row.startsGroup {
        let separator = number(Key(parent: parent, place: separators))
        separators += 1
        lines[separator] = Line(properties: ["type": .string("separator")])
        lines[parent]?.children.append(separator)
      }
      let line = number(key(of: row, in: parent))
      lines[line] = Line(row: row, properties: properties(of: row))
      lines[parent]?.children.append(line)
      if let submenu = row.element as? Menu { add(submenu, to: line, resolved, depth: depth + 1) }
    }
  }

  /// A key that no line has yet: for an element that stands in a menu twice, too.
  private func key(of row: MenuRow, in parent: Int32) -> Key {
    var key = Key(parent: parent, place: 0)
    switch row.element {
    // Separators count from zero.
    case nil: key.place = 1 << 20
    // Menus are others each time that their commands are looked at.
    case is Menu: key.place = 1 << 21
    case let element?: key.element = ObjectIdentifier((element as? Command)?.original ?? element)
    }
    while used[key] != nil { key.place += 1 }
    return key
  }

  private mutating func number(_ key: Key) -> Int32 {
    if let number = known[key] {
      used[key] = number
      return number
    }
    last = last == Int32.max ? 1 : last + 1
    used[key] = last
    return last
  }

  private func properties(of row: MenuRow) -> [String: DBusValue] {
    // An underline marks the letter of a key.
    let label = row.title.split(separator: "_" as Character, omittingEmptySubsequences: false)
      .joined(separator: "__")
    var result: [String: DBusValue] = ["label": .string(label)]
    if !row.isEnabled || row.kind == .heading || row.kind == .loading {
      result["enabled"] = .bool(false)
    }
    if row.selection != nil || row.mark != .off {
      result["toggle-type"] = .string(row.selection == nil ? "checkmark" : "radio")
      result["toggle-state"] = .int32(row.mark == .on ? 1 : row.mark == .off ? 0 : -1)
    }
    if showsShortcuts, let keys = (row.element as? KeyCommand)?.busShortcut {
      result["shortcut"] = .array(of: "as", [.strings(keys)])
    }
    if row.isDestructive { result["disposition"] = .string("warning") }
    if let image = row.image, let picture = BusImage(image, side: 32, isSmallerKept: true) {
      result["icon-data"] = picture.png
    }
    return result
  }

  // MARK: Reading

  func has(_ number: Int32) -> Bool { lines[number] != nil }

  func row(_ number: Int32) -> MenuRow? { lines[number]?.row }

  func children(of number: Int32) -> [Int32] { lines[number]?.children ?? [] }

  var numbers: [Int32] { lines.keys.sorted() }

  /// Whether a desktop would show the same.
  func looks(like other: BusMenuTree) -> Bool {
    lines.count == other.lines.count
      && lines.allSatisfy { number, line in
        guard let others = other.lines[number] else { return false }
        return line.properties == others.properties && line.children == others.children
      }
  }

  /// What is told of a line: what is named, or everything where nothing is; nil where there is no such line.
  func properties(of number: Int32, _ names: Set<String>) -> [String: DBusValue]? {
    guard let all = lines[number]?.properties else { return nil }
    return names.isEmpty ? all : all.filter { names.contains($0.key) }
  }

  /// A line with what is below it: `(ia{sv}av)`; nil where there is no such line.
  func layout(of number: Int32, levels: Int, _ names: Set<String>) -> DBusValue? {
    guard let properties = properties(of: number, names) else { return nil }
    let below = levels == 0 ? [] : children(of: number)
    let values = below.compactMap { layout(of: $0, levels: levels - 1, names) }
    return .structure([
      .int32(number), .dictionary(properties), .array(of: "v", values.map { .variant($0) }),
    ])
  }
}
