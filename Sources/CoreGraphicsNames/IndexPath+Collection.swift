public import Widgets

/// An index path is a collection of its two indexes, as Foundation's `IndexPath` is a collection.
extension ItemPath: RandomAccessCollection, MutableCollection {
  /// The position of the section, 0.
  public var startIndex: Int { 0 }
  /// The position after the last index, 2.
  public var endIndex: Int { 2 }

  /// The index of the section at position 0, or that of the row or item at position 1.
  public subscript(position: Int) -> Int {
    get {
      checkPosition(position)
      return position == 0 ? section : item
    }
    set {
      checkPosition(position)
      if position == 0 { section = newValue } else { item = newValue }
    }
  }

  private func checkPosition(_ position: Int) {
    precondition(indices.contains(position), "An index path has the positions 0 and 1")
  }

  /// Creates the index path of a section and of a row or item in it.
  ///
  /// - Parameter indexes: Two indexes.
  public init(indexes: some Sequence<Int>) {
    let indexes = Array(indexes)
    precondition(
      indexes.count == 2, "The path of an item is a section and a row, as in [0, 2]")
    self.init(item: indexes[1], section: indexes[0])
  }
}
