extension Pasteboard {
  /// Limits on the resources that other programs can use, since they may not reply or may not stop.
  public struct Limits: Hashable, Sendable {
    /// The time within which another program has to send the requested data, in seconds. The default is 5.
    public var readingTime = 5.0
    /// The largest size of data that is read, in bytes. The default is 64 MiB.
    public var maximumByteCount = 64 << 20
    /// The largest size of read data that is cached for ``Pasteboard/string`` and the other properties, in
    /// bytes. The default is 4 MiB.
    public var maximumKeptByteCount = 4 << 20
    /// The time within which another program has to read the data that it has requested, in seconds. The
    /// default is 30.
    public var writingTime = 30.0
    /// The largest number of simultaneous transfers to other programs. The default is 32.
    public var maximumWriterCount = 32
    /// The largest size of data that is read or written in one turn of the event loop, in bytes. The default
    /// is 1 MiB.
    public var byteCountPerTurn = 1 << 20

    /// Creates the default limits.
    public init() {}
  }

  /// The limits of all pasteboards of the program.
  public static var limits: Limits {
    get { ProgramContext.current.pasteboards.limits }
    set { ProgramContext.current.pasteboards.limits = newValue }
  }
}
