import ResponderBus
import ResponderSystem

/// The items of a menu by their IDs, as `com.canonical.dbusmenu` has them. The ID of the menu itself is 0.
@MainActor struct BusMenuTree {
  private struct Line {
    /// The row of the item, or `nil` for the menu itself and for separators.
    var row: MenuRow?
    var properties: [String: DBusValue] = [:]
    var children: [Int32] = []
  }

  /// The key by which an item keeps its ID when the items are built again.
  private struct Key: Hashable {
    var element: ObjectIdentifier?
    var parent: Int32
    /// The number that distinguishes items with the same element and parent.
    var place: Int
  }

  private let showsShortcuts: Bool
  private var lines: [Int32: Line] = [0: Line()]
  private var known: [Key: Int32] = [:]
  private var used: [Key: Int32] = [:]
  private var last: Int32 = 0

  /// The maximum depth of submenus. Each submenu adds three levels of nesting to the message, which has at
  /// most 64.
  private static let depthLimit = 12

  init(showsShortcuts: Bool) { self.showsShortcuts = showsShortcuts }

  /// Rebuilds the items. Items that were in the previous menu keep their IDs.
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

  /// Returns a key that no other item has, even if an element is in a menu twice.
  private func key(of row: MenuRow, in parent: Int32) -> Key {
    var key = Key(parent: parent, place: 0)
    switch row.element {
    // The keys of separators begin at 0.
    case nil: key.place = 1 << 20
    // The validation of commands creates new menu objects, so the element of a menu cannot be its key.
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
    // An underscore in a label marks an access key. Two underscores are one in the text.
    let label = row.title.split(separator: "_" as Character, omittingEmptySubsequences: false)
      .joined(separator: "__")
    var result: [String: DBusValue] = ["label": .string(label)]
    if let description = row.accessibleDescription {
      result["accessible-desc"] = .string(description)
    }
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

  var numbers: [Int32] { lines.keys.ordered() }

  /// Returns a Boolean value that indicates whether the items of another tree have the same appearance.
  func looks(like other: BusMenuTree) -> Bool {
    lines.count == other.lines.count
      && lines.allSatisfy { number, line in
        guard let others = other.lines[number] else { return false }
        return line.properties == others.properties && line.children == others.children
      }
  }

  /// Returns the properties of an item that are in a set of names, or all properties if the set is empty. If
  /// there is no such item, returns `nil`.
  func properties(of number: Int32, _ names: Set<String>) -> [String: DBusValue]? {
    guard let all = lines[number]?.properties else { return nil }
    return names.isEmpty ? all : all.filter { names.contains($0.key) }
  }

  /// Returns an item with its descendants, as `(ia{sv}av)`. If there is no such item, returns `nil`.
  func layout(of number: Int32, levels: Int, _ names: Set<String>) -> DBusValue? {
    guard let properties = properties(of: number, names) else { return nil }
    let below = levels == 0 ? [] : children(of: number)
    let values = below.compactMap { layout(of: $0, levels: levels - 1, names) }
    return .structure([
      .int32(number), .dictionary(properties), .array(of: "v", values.map { .variant($0) }),
    ])
  }
}
