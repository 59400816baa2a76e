extension Pasteboard {
  /// What other programs may cost at most: none of them can be trusted to answer, or to end.
  public struct Limits: Hashable, Sendable {
    /// How long another program may take to hand over what is read, in seconds.
    public var readingTime = 5.0
    /// The most that is read, in bytes.
    public var maximumByteCount = 64 << 20
    /// How much of what was read is kept for ``Pasteboard/string`` and the like, in bytes.
    public var maximumKeptByteCount = 4 << 20
    /// How long another program may take to read what it has asked for, in seconds.
    public var writingTime = 30.0
    /// How many programs, or copies of one, may be reading at a time.
    public var maximumWriterCount = 32
    /// How much is read or written in one turn of the loop, in bytes, so that others get theirs.
    public var byteCountPerTurn = 1 << 20

    /// The limits as they are at first.
    public init() {}
  }

  /// The limits of every pasteboard of the program.
  public static var limits: Limits {
    get { ProgramContext.current.pasteboards.limits }
    set { ProgramContext.current.pasteboards.limits = newValue }
  }
}
