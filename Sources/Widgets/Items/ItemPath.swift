/// The index path of a row of a table or an item of a collection: the index of the section, and the index in
/// the section. Both begin at 0.
///
///     let path = ItemPath(row: 2, section: 0)
///     names[path.row]
///
/// Follows `IndexPath` as UIKit uses it. Foundation has a type of that name, so this one has its own. In
/// `CoreGraphicsNames` it is named `IndexPath`. Paths are ordered as rows are on the screen.
public struct ItemPath: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section. It equals ``row``.
  public var item: Int

  /// The index of the row in its section. It equals ``item``.
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
  /// Returns a Boolean value that indicates whether the first path is before the second.
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
