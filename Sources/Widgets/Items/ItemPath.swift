/// Which row of a table, or which item of a collection: the number of its section, and its own number
/// in there, both from zero.
///
///     let path = ItemPath(row: 2, section: 0)
///     names[path.row]
///
/// Follows `IndexPath` as UIKit uses it; Foundation has a type of that name, so that this one has its
/// own (`CoreGraphicsNames` knows it as `IndexPath`). Paths are in order as rows are on the screen.
public struct ItemPath: Hashable, Sendable {
  /// The number of the section.
  public var section: Int
  /// The number of the item in its section; the same as ``row``.
  public var item: Int

  /// The number of the row in its section; the same as ``item``.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// Creates the path of a row.
  public init(row: Int, section: Int) {
    self.section = section
    item = row
  }

  /// Creates the path of an item.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Whether the first stands before the second.
  public static func < (a: ItemPath, b: ItemPath) -> Bool {
    a.section != b.section ? a.section < b.section : a.item < b.item
  }
}

extension ItemPath: CustomStringConvertible {
  /// The path as UIKit prints one, as in `[0, 2]`.
  public var description: String { "[\(section), \(item)]" }
}

extension ItemPath: ExpressibleByArrayLiteral {
  /// Creates the path of `[section, item]`.
  public init(arrayLiteral elements: Int...) {
    precondition(
      elements.count == 2, "The path of an item is a section and a row, as in [0, 2]")
    self.init(item: elements[1], section: elements[0])
  }
}
