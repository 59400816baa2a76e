/// A value that a ``Coder`` stores for a key: a plain value, a list or table of values, or a reference.
public enum CoderContent: Hashable, Sendable {
  /// A Boolean value.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A string.
  case text(String)
  /// Bytes, such as those of an image or of a custom format.
  case bytes([UInt8])
  /// A list of values.
  case list([CoderContent])
  /// A table of values by their names.
  case table([String: CoderContent])
  /// A reference to an object, as the path of restoration identifiers that leads to it.
  case reference([String])

  /// The largest depth of nested lists and tables.
  static let deepest = 32

  /// A Boolean value that indicates whether the nesting is deeper than ``deepest``.
  var isTooDeep: Bool { isDeeper(than: Self.deepest) }

  private func isDeeper(than depth: Int) -> Bool {
    switch self {
    case .list(let values): depth == 0 || values.contains { $0.isDeeper(than: depth - 1) }
    case .table(let values): depth == 0 || values.values.contains { $0.isDeeper(than: depth - 1) }
    default: false
    }
  }
}
