extension Server {
  /// A `wl_surface` with everything that was committed to it.
  public final class Surface {
    /// What a commit makes current.
    public struct State {
      /// The content; nil for none.
      public internal(set) var buffer: Buffer?
      /// `set_buffer_scale`.
      public internal(set) var scale: Int32 = 1
      /// `set_buffer_transform`.
      public internal(set) var transform = WlOutputResource.Transform.normal
      /// The changes of `damage_buffer` in the last commit, in buffer coordinates.
      public internal(set) var bufferDamage: [Rect] = []
      /// The changes of `damage` in the last commit, in surface coordinates.
      public internal(set) var surfaceDamage: [Rect] = []
      /// Where nothing behind shines through.
      public internal(set) var opaqueRegion: [RegionChange] = []
      /// Where input is wanted; nil for everywhere.
      public internal(set) var inputRegion: [RegionChange]?
      /// `wp_viewport.set_destination`; nil for none.
      public internal(set) var destination: Size?
      /// `wp_viewport.set_source`, as x, y, width and height; nil for none.
      public internal(set) var source: [Double]?
      var isBufferNew = false
      var callbacks: [WlCallbackResource] = []
      var feedback: [WpPresentationFeedbackResource] = []
    }

    /// What a surface is for.
    public enum Role: Sendable { case desktop, subsurface, cursor, dragIcon, layer }

    /// The protocol object.
    public let resource: WlSurfaceResource
    /// What the last commit made current.
    public internal(set) var current = State()
    /// What the next commit makes current.
    public internal(set) var pending = State()
    /// What the surface is for, once it has been said.
    public internal(set) var role: Role?
    /// The number of commits.
    public internal(set) var commits = 0
    /// The number of commits with a new buffer.
    public internal(set) var bufferCommits = 0
    /// The pixels of the newest buffer, if `copiesPixels` was on when it was committed.
    public internal(set) var picture: Picture?
    /// Commits of a buffer that was still held: the client drew over what is shown.
    public internal(set) var busyCommits = 0
    /// The `damage_buffer` rectangles of each commit with a new buffer, in order; kept while
    /// `recordsRequests` is on.
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

    /// Whether content is shown.
    public var isMapped: Bool {
      current.buffer != nil && (desktopSurface.map { $0.hasRole } ?? true)
        && (role != .layer || layerSurface != nil)
    }

    /// The surface's size in points, after scale and viewport; nil without content.
    public var size: Size? {
      if let destination = current.destination { return destination }
      guard let buffer = current.buffer, current.scale > 0 else { return nil }
      let isTurned = current.transform.rawValue % 2 == 1
      let width = (isTurned ? buffer.height : buffer.width) / current.scale
      let height = (isTurned ? buffer.width : buffer.height) / current.scale
      return Size(width: width, height: height)
    }

    /// The pixels as they are now in the committed buffer, or were when it was committed.
    public var content: Picture? { picture ?? current.buffer?.copyPixels() }

    /// The frame callbacks that wait to be answered.
    public var waitingFrameCallbacks: Int { current.callbacks.count }

    /// The presentation feedback that waits to be answered.
    public var waitingFeedback: Int { current.feedback.count }

    // MARK: What a compositor tells

    /// Answers every frame callback that was committed.
    public func sendFrame(time: UInt32? = nil) {
      let callbacks = current.callbacks
      current.callbacks = []
      for callback in callbacks { callback.sendDone(callbackData: time ?? server.now) }
    }

    /// Answers every presentation feedback that was committed: shown now, on a 60 Hz screen.
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

    /// Tells whoever waits for presentation feedback which output it is timed by: the first.
    public func sendSyncOutput() {
      for item in current.feedback {
        for output in server.outputs.first?.resources(of: item.client) ?? [] {
          item.sendSyncOutput(output: output)
        }
      }
    }

    /// Answers every presentation feedback that was committed: never shown.
    public func sendDiscarded() {
      let feedback = current.feedback
      current.feedback = []
      for item in feedback { item.sendDiscarded() }
    }

    /// Gives back every buffer of the surface that is held.
    public func releaseBuffers() {
      let buffers = awaitedBuffers
      awaitedBuffers = []
      for buffer in buffers { buffer.release() }
    }

    /// Tells the client that the surface came onto an output.
    public func enter(_ output: Output) {
      for bound in output.resources(of: resource.client) { resource.sendEnter(output: bound) }
    }

    /// Tells the client that the surface left an output.
    public func leave(_ output: Output) {
      for bound in output.resources(of: resource.client) { resource.sendLeave(output: bound) }
    }

    /// `wl_surface.preferred_buffer_scale`.
    public func preferBufferScale(_ scale: Int32) {
      resource.sendPreferredBufferScale(factor: scale)
    }

    /// `wl_surface.preferred_buffer_transform`.
    public func preferBufferTransform(_ transform: WlOutputResource.Transform) {
      resource.sendPreferredBufferTransform(transform: transform)
    }

    /// `wp_fractional_scale_v1.preferred_scale`, in parts of 120; goes nowhere when the client has
    /// not asked for it.
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
      // What is shown stays shown: the buffer's object is gone, its pixels are not.
    }

    func gone() {
      for callback in current.callbacks + pending.callbacks { callback.end() }
      for feedback in current.feedback + pending.feedback { feedback.sendDiscarded() }
      current = State()
      pending = State()
      awaitedBuffers = []
    }
  }

  /// The surface of a resource; nil for one that is gone.
  public func surface(of resource: WlSurfaceResource?) -> Surface? {
    guard let resource else { return nil }
    return surfaces.first { $0.resource === resource }
  }
}
