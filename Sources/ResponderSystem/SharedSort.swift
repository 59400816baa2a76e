/// A sort whose code is the same for all types.
///
/// The compiler copies the sort of the standard library for each type and each order, 2.6 KB a copy, which is
/// worth it only for long arrays. Modules that each program contains call `ordered(by:)`
/// instead. The sort itself is not generic: generic code that is not specialized searches for conformances
/// when a program starts.
@usableFromInline package enum SharedSort {
  /// Returns the indices of elements in an order. Equal elements keep their order.
  @usableFromInline @inline(never) package static func order(
    of count: Int, by areInIncreasingOrder: (Int, Int) throws -> Bool
  ) rethrows -> [Int] {
    var order = Array(0..<count)
    try order.sort(by: areInIncreasingOrder)
    return order
  }
}

extension Sequence {
  /// Returns the elements in an order, by ``SharedSort``. Equal elements keep their order.
  @inlinable package func ordered(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    let elements = Array(self)
    let order = try SharedSort.order(of: elements.count) {
      try areInIncreasingOrder(elements[$0], elements[$1])
    }
    return order.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending order, by ``SharedSort``.
  @inlinable package func ordered() -> [Element] { ordered(by: <) }
}
