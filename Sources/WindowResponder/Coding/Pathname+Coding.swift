import ResponderSystem

extension Pathname: CoderValue {
  /// The bytes of the path.
  public var coderContent: CoderContent { .bytes(bytes) }

  /// Creates a path of what was kept: of bytes, or of a text as older versions of a program may have kept it.
  public init?(coderContent: CoderContent) {
    switch coderContent {
    case .bytes(let bytes): self.init(bytes: bytes)
    case .text(let text): self.init(text)
    default: return nil
    }
  }
}
