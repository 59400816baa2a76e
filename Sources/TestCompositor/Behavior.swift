extension TestCompositor {
  /// What the compositor does of itself.
  public struct Behavior: Sendable, Hashable {
    /// A new window is told its size, a change of state is granted, a popup is placed. Default true.
    public var configures = true
    /// A buffer is released as soon as it is committed and its pixels are copied. Default true.
    public var releases = true
    /// Frame callbacks are answered as soon as they are committed, and frames counted as presented.
    /// Default true.
    public var sendsFrames = true
    /// A new window gets the keyboard, and is told that it is on the first output. Default true.
    public var enters = true
    /// Pixels are copied at every commit, so that they can be read after the release. Benchmarks
    /// switch it off. Default true.
    public var copiesPixels = true
    /// Requests are recorded. Benchmarks switch it off. Default true.
    public var recordsRequests = true

    /// What the window manager can do, told with a window's first configure; other states are not granted.
    /// Nil, the default, tells nothing and grants everything.
    public var capabilities: [XdgToplevelResource.WmCapabilities]?
    /// Every window has the size of the first output, as under a shell for kiosks. Default false.
    public var fillsOutput = false
    /// A client's own selection is shown to it with its types in reverse, as mutter does; an offer's
    /// order counts for nothing there. Default false.
    public var reversesTypes = false
    /// A client that begins a drag is not heard, and told nothing. Default false.
    public var refusesDrags = false
    /// A window's limits are kept with the room around its geometry added, as it is when they come, and
    /// count with that room taken off again, as it is then. So does mutter. Default false.
    public var addsRoomToLimits = false

    /// Everything happens of itself.
    public init() {}

    /// Nothing happens of itself; requests and pixels are kept.
    public static var manual: Behavior {
      var behavior = Behavior()
      behavior.configures = false
      behavior.releases = false
      behavior.sendsFrames = false
      behavior.enters = false
      return behavior
    }
  }
}
