extension TestCompositor {
  /// The automatic behavior of the compositor.
  public struct Behavior: Sendable, Hashable {
    /// A Boolean value that indicates whether the compositor configures new windows, grants changes of state,
    /// and positions popups. The default value is `true`.
    public var configures = true
    /// A Boolean value that indicates whether a buffer is released as soon as it is committed and its pixels
    /// are copied. The default value is `true`.
    public var releases = true
    /// A Boolean value that indicates whether frame callbacks are answered as soon as they are committed, and
    /// frames are reported as presented. The default value is `true`.
    public var sendsFrames = true
    /// A Boolean value that indicates whether a new window gets the keyboard focus, and enters the first
    /// output. The default value is `true`.
    public var enters = true
    /// A Boolean value that indicates whether pixels are copied at each commit, so that they can be read
    /// after the release. Benchmarks set it to `false`. The default value is `true`.
    public var copiesPixels = true
    /// A Boolean value that indicates whether requests are recorded. Benchmarks set it to `false`. The
    /// default value is `true`.
    public var recordsRequests = true

    /// The capabilities of the window manager, which are sent with a window's first configure event. Other
    /// states are not granted. If it is `nil`, the default, nothing is sent and all states are granted.
    public var capabilities: [XdgToplevelResource.WmCapabilities]?
    /// A Boolean value that indicates whether all windows have the size of the first output, as in a shell
    /// for kiosks. The default value is `false`.
    public var fillsOutput = false
    /// A Boolean value that indicates whether a client receives its own selection with the types in reverse
    /// order, as from mutter. The order of an offer has no meaning there. The default value is `false`.
    public var reversesTypes = false
    /// A Boolean value that indicates whether drags of clients are ignored without an event. The default
    /// value is `false`.
    public var refusesDrags = false
    /// A Boolean value that indicates whether the margins around the window geometry are added to size limits
    /// when they are set, and subtracted when they are used. Each time, the current margins count. This is
    /// the behavior of mutter. The default value is `false`.
    public var addsRoomToLimits = false

    /// Creates a behavior in which everything is automatic.
    public init() {}

    /// A behavior in which nothing is automatic. Requests and pixels are still recorded.
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
