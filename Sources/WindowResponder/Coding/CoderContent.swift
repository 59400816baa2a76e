/// What a ``Coder`` keeps under a key: plain values, lists and tables of them, and references.
public enum CoderContent: Hashable, Sendable {
  /// Yes or no.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// Text.
  case text(String)
  /// Bytes, as of a picture or a format of the program's own.
  case bytes([UInt8])
  /// Several of these.
  case list([CoderContent])
  /// Several of these, by names.
  case table([String: CoderContent])
  /// An object of the program's, by the identifiers that lead to it.
  case reference([String])

  /// How deep lists and tables may lie in one another.
  static let deepest = 32

  /// Whether they lie deeper than ``deepest``.
  var isTooDeep: Bool { isDeeper(than: Self.deepest) }

  private func isDeeper(than depth: Int) -> Bool {
    switch self {
    case .list(let values): depth == 0 || values.contains { $0.isDeeper(than: depth - 1) }
    case .table(let values): depth == 0 || values.values.contains { $0.isDeeper(than: depth - 1) }
    default: false
    }
  }
}
