extension Server {
  /// A `wl_surface` with all its committed state.
  public final class Surface {
    /// The state that a commit makes current.
    public struct State {
      /// The content, or `nil` for none.
      public internal(set) var buffer: Buffer?
      /// The value of `set_buffer_scale`.
      public internal(set) var scale: Int32 = 1
      /// The value of `set_buffer_transform`.
      public internal(set) var transform = WlOutputResource.Transform.normal
      /// The rectangles of `damage_buffer` in the last commit, in buffer coordinates.
      public internal(set) var bufferDamage: [Rect] = []
      /// The rectangles of `damage` in the last commit, in surface coordinates.
      public internal(set) var surfaceDamage: [Rect] = []
      /// The opaque region of the surface.
      public internal(set) var opaqueRegion: [RegionChange] = []
      /// The region for input, or `nil` for the whole surface.
      public internal(set) var inputRegion: [RegionChange]?
      /// The value of `wp_viewport.set_destination`, or `nil` for none.
      public internal(set) var destination: Size?
      /// The value of `wp_viewport.set_source` as x, y, width and height, or `nil` for none.
      public internal(set) var source: [Double]?
      var isBufferNew = false
      var callbacks: [WlCallbackResource] = []
      var feedback: [WpPresentationFeedbackResource] = []
    }

    /// The roles of a surface.
    public enum Role: Sendable { case desktop, subsurface, cursor, dragIcon, layer }

    /// The protocol object.
    public let resource: WlSurfaceResource
    /// The state of the last commit.
    public internal(set) var current = State()
    /// The state for the next commit.
    public internal(set) var pending = State()
    /// The role of the surface, after it was set.
    public internal(set) var role: Role?
    /// The number of commits.
    public internal(set) var commits = 0
    /// The number of commits with a new buffer.
    public internal(set) var bufferCommits = 0
    /// The pixels of the last buffer, if `copiesPixels` was `true` when it was committed.
    public internal(set) var image: Image?
    /// The former name of ``image``.
    @available(*, deprecated, renamed: "image")
    public var picture: Image? { image }
    /// The number of commits of a buffer that was still held. Each means that the client has drawn over
    /// visible content.
    public internal(set) var busyCommits = 0
    /// The `damage_buffer` rectangles of each commit with a new buffer, in order. They are recorded while
    /// `recordsRequests` is `true`.
    public internal(set) var damageLog: [[Rect]] = []

    weak var desktopSurface: DesktopSurface?
    weak var layerSurface: LayerSurface?
    weak var viewport: WpViewportResource?
    weak var fractionalScale: WpFractionalScaleV1Resource?
    unowned let server: Server
    private var awaitedBuffers: [Buffer] = []

    init(_ resource: WlSurfaceResource, server: Server) {
      self.resource = resource
      self.server = server
    }

    /// A Boolean value that indicates whether content is shown.
    public var isMapped: Bool {
      current.buffer != nil && (desktopSurface.map { $0.hasRole } ?? true)
        && (role != .layer || layerSurface != nil)
    }

    /// The size of the surface in points, after the scale and the viewport. Without content, it is `nil`.
    public var size: Size? {
      if let destination = current.destination { return destination }
      guard let buffer = current.buffer, current.scale > 0 else { return nil }
      let isTurned = current.transform.rawValue % 2 == 1
      let width = (isTurned ? buffer.height : buffer.width) / current.scale
      let height = (isTurned ? buffer.width : buffer.height) / current.scale
      return Size(width: width, height: height)
    }

    /// The pixels at the time of the commit, or else the current pixels of the committed buffer.
    public var content: Image? { image ?? current.buffer?.copyPixels() }

    /// The number of frame callbacks that wait for an answer.
    public var waitingFrameCallbacks: Int { current.callbacks.count }

    /// The number of presentation feedback objects that wait for an answer.
    public var waitingFeedback: Int { current.feedback.count }

    // MARK: Events of the compositor

    /// Answers all committed frame callbacks.
    public func sendFrame(time: UInt32? = nil) {
      let callbacks = current.callbacks
      current.callbacks = []
      for callback in callbacks { callback.sendDone(callbackData: time ?? server.now) }
    }

    /// Answers all committed presentation feedback as shown now, on a 60 Hz screen.
    public func sendPresented(refresh: UInt32 = 16_666_666, sequence: UInt64 = 0) {
      let feedback = current.feedback
      current.feedback = []
      let nanoseconds = UInt64(Server.monotonicSeconds() * 1e9)
      let seconds = nanoseconds / 1_000_000_000
      for item in feedback {
        item.sendPresented(
          tvSecHi: UInt32(seconds >> 32), tvSecLo: UInt32(truncatingIfNeeded: seconds),
          tvNsec: UInt32(nanoseconds % 1_000_000_000), refresh: refresh,
          seqHi: UInt32(sequence >> 32), seqLo: UInt32(truncatingIfNeeded: sequence), flags: [])
      }
    }

    /// Sends the output of its timing, the first one, to all presentation feedback that waits.
    public func sendSyncOutput() {
      for item in current.feedback {
        for output in server.outputs.first?.resources(of: item.client) ?? [] {
          item.sendSyncOutput(output: output)
        }
      }
    }

    /// Answers all committed presentation feedback as never shown.
    public func sendDiscarded() {
      let feedback = current.feedback
      current.feedback = []
      for item in feedback { item.sendDiscarded() }
    }

    /// Releases all held buffers of the surface.
    public func releaseBuffers() {
      let buffers = awaitedBuffers
      awaitedBuffers = []
      for buffer in buffers { buffer.release() }
    }

    /// Sends the event that the surface has entered an output.
    public func enter(_ output: Output) {
      for bound in output.resources(of: resource.client) { resource.sendEnter(output: bound) }
    }

    /// Sends the event that the surface has left an output.
    public func leave(_ output: Output) {
      for bound in output.resources(of: resource.client) { resource.sendLeave(output: bound) }
    }

    /// Sends `wl_surface.preferred_buffer_scale`.
    public func preferBufferScale(_ scale: Int32) {
      resource.sendPreferredBufferScale(factor: scale)
    }

    /// Sends `wl_surface.preferred_buffer_transform`.
    public func preferBufferTransform(_ transform: WlOutputResource.Transform) {
      resource.sendPreferredBufferTransform(transform: transform)
    }

    /// Sends `wp_fractional_scale_v1.preferred_scale`, in units of 1/120. If the client has not created that
    /// object, does nothing.
    public func preferFractionalScale(_ scale: UInt32) {
      fractionalScale?.sendPreferredScale(scale: scale)
    }

    // MARK: Bookkeeping

    func hold(_ buffer: Buffer) {
      if buffer.isHeld { busyCommits += 1 }
      buffer.isHeld = true
      buffer.commits += 1
      awaitedBuffers.removeAll { $0 === buffer }
      awaitedBuffers.append(buffer)
    }

    func forget(_ buffer: Buffer) {
      awaitedBuffers.removeAll { $0 === buffer }
      if pending.buffer === buffer { pending.buffer = nil }
      // The visible content stays: the buffer object was destroyed, but not its pixels.
    }

    func gone() {
      for callback in current.callbacks + pending.callbacks { callback.end() }
      for feedback in current.feedback + pending.feedback { feedback.sendDiscarded() }
      current = State()
      pending = State()
      awaitedBuffers = []
    }
  }

  /// Returns the surface of a resource, or `nil` if it was destroyed.
  public func surface(of resource: WlSurfaceResource?) -> Surface? {
    guard let resource else { return nil }
    return surfaces.first { $0.resource === resource }
  }
}
