/// The changes of a turn of the loop, in their order. Repeated ones are merged.
@MainActor struct AtspiChanges {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let kind: Int
  }

  /// The largest number of children that are added and removed individually in a turn. More become a change
  /// of all.
  static let childLimit = 50

  private var changes: [(object: any AccessibleObject, change: AccessibleChange)?] = []
  private var positions: [Key: Int] = [:]
  private var childCounts: [ObjectIdentifier: Int] = [:]
  private(set) var isEmpty = true

  /// Adds a change at the end. An earlier change that it makes superfluous is removed.
  mutating func add(_ change: AccessibleChange, of object: any AccessibleObject) {
    isEmpty = false
    let identity = ObjectIdentifier(object)
    switch change {
    case .childAdded, .childRemoved: addChild(change, of: object, identity)
    default:
      if let kind = Self.kind(of: change) {
        replace(Key(object: identity, kind: kind), change, of: object)
      } else {
        changes.append((object, change))
      }
    }
  }

  /// Returns the changes, and removes them.
  mutating func take() -> [(object: any AccessibleObject, change: AccessibleChange)] {
    defer { removeAll() }
    return changes.compactMap { $0 }
  }

  /// Removes all changes.
  mutating func removeAll() {
    changes = []
    positions = [:]
    childCounts = [:]
    isEmpty = true
  }

  private mutating func replace(
    _ key: Key, _ change: AccessibleChange, of object: any AccessibleObject
  ) {
    if let position = positions[key] { changes[position] = nil }
    positions[key] = changes.count
    changes.append((object, change))
  }

  private mutating func addChild(
    _ change: AccessibleChange, of object: any AccessibleObject, _ identity: ObjectIdentifier
  ) {
    let count = childCounts[identity, default: 0] + 1
    childCounts[identity] = count
    if count <= Self.childLimit { return changes.append((object, change)) }
    guard count == Self.childLimit + 1 else { return }
    for (position, entry) in changes.enumerated() {
      guard let entry, entry.object === object else { continue }
      switch entry.change {
      case .childAdded, .childRemoved: changes[position] = nil
      default: break
      }
    }
    if let kind = Self.kind(of: .children) {
      replace(Key(object: identity, kind: kind), .children, of: object)
    }
  }

  /// Returns a number for changes of which only the last one of a turn is sent, or `nil`.
  private static func kind(of change: AccessibleChange) -> Int? {
    switch change {
    case .name: return 0
    case .description: return 1
    case .role: return 2
    case .value: return 3
    case .bounds: return 4
    case .caret: return 5
    case .textSelection: return 6
    case .textAttributes: return 7
    case .children: return 8
    case .selection: return 9
    case .activeDescendant: return 10
    case .rowsReordered: return 11
    case .columnsReordered: return 12
    default: return nil
    }
  }
}
