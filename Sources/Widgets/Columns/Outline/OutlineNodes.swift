/// The loaded items of an outline. Each item keeps its number, which is the index of its row.
struct OutlineNodes {
  struct Node {
    let item: AnyHashable
    var level: Int
    var parent: Int?
    /// The numbers of the children, or `nil` if they are not loaded.
    var children: [Int]?
    var isExpanded = false
    /// A Boolean value that indicates whether the item is a root or a child of another one.
    var isPlaced = false
  }

  private(set) var nodes: [Node] = []
  private var numbers: [AnyHashable: Int] = [:]
  private(set) var roots: [Int] = []

  var count: Int { nodes.count }

  subscript(number: Int) -> Node {
    get { nodes[number] }
    set { nodes[number] = newValue }
  }

  func number(of item: AnyHashable) -> Int? { numbers[item] }

  /// Returns the number of a child of an item. An item that was loaded before keeps its number.
  private mutating func number(of item: AnyHashable, below parent: Int?) -> Int {
    let level = parent.map { nodes[$0].level + 1 } ?? 0
    if let number = numbers[item] {
      nodes[number].parent = parent
      nodes[number].level = level
      return number
    }
    nodes.append(Node(item: item, level: level, parent: parent))
    numbers[item] = nodes.count - 1
    return nodes.count - 1
  }

  /// Sets the roots, or the children of an item. Items that have another parent are ignored.
  mutating func place(_ items: [AnyHashable], below parent: Int?) {
    var placed: [Int] = []
    for item in items {
      if let known = numbers[item], nodes[known].isPlaced || known == parent { continue }
      let number = number(of: item, below: parent)
      nodes[number].isPlaced = true
      placed.append(number)
    }
    if let parent { nodes[parent].children = placed } else { roots = placed }
  }

  /// Removes the descendants of an item, or all items. The expanded states are kept.
  mutating func removeChildren(of parent: Int?) {
    var rest = parent.map { nodes[$0].children ?? [] } ?? roots
    if let parent { nodes[parent].children = nil } else { roots = [] }
    while let number = rest.popLast() {
      rest += nodes[number].children ?? []
      nodes[number].children = nil
      nodes[number].isPlaced = false
    }
  }

  /// The numbers of the visible items, from top to bottom.
  var shown: [Int32] {
    var shown: [Int32] = []
    // Without recursion, since the depth of an outline has no limit.
    var rest = Array(roots.reversed())
    while let number = rest.popLast() {
      shown.append(Int32(truncatingIfNeeded: number))
      let node = nodes[number]
      if node.isExpanded, let children = node.children {
        rest.append(contentsOf: children.reversed())
      }
    }
    return shown
  }
}
