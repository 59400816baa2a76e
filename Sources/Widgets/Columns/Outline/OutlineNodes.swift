/// The items of an outline that were seen so far. Each has a number that it keeps, which is its row's.
struct OutlineNodes {
  struct Node {
    let item: AnyHashable
    var level: Int
    var parent: Int?
    /// The numbers of those below; nil until somebody asked.
    var children: [Int]?
    var isExpanded = false
    /// Whether it stands at the top or below another one.
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

  /// The number of an item below another one: its own where it was seen before.
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

  /// Places items at the top, or below one; those that stand elsewhere already are passed by.
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

  /// Takes away all that is below an item, or everything; who was expanded is remembered.
  mutating func removeChildren(of parent: Int?) {
    var rest = parent.map { nodes[$0].children ?? [] } ?? roots
    if let parent { nodes[parent].children = nil } else { roots = [] }
    while let number = rest.popLast() {
      rest += nodes[number].children ?? []
      nodes[number].children = nil
      nodes[number].isPlaced = false
    }
  }

  /// The numbers of all that is shown, from the top.
  var shown: [Int32] {
    var shown: [Int32] = []
    // Without recursion: an outline may be as deep as it likes.
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
