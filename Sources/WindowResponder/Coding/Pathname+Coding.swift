import ResponderSystem

extension Pathname: CoderValue {
  /// The bytes of the path.
  public var coderContent: CoderContent { .bytes(bytes) }

  /// Creates a path from stored content: from bytes, or from a string that an older version of a program
  /// stored.
  public init?(coderContent: CoderContent) {
    switch coderContent {
    case .bytes(let bytes): self.init(bytes: bytes)
    case .text(let text): self.init(text)
    default: return nil
    }
  }
}
